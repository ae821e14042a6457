const COMMON = [
  // English
  'a about absent action actions after agenda all also an and announcements another any anyone anything approval are as at back ' +
    'background before best both break breakout bring budget but by can close closing coffee comments could daily date ' +
    'decision decisions demo dial did discuss discussion do each every everybody everyone everything feedback few finally first ' +
    'follow for from general goal goals good has have he hello help here hi his holiday holidays how if in introduction ' +
    'introductions is issues it items its join just kick-off kickoff last let link location lunch main make many meeting minutes ' +
    'month monthly more most my name new next no nobody not note notes now of old on once one only open opening or other our ' +
    'overview people place plan planning please point points presentation priorities product project purpose quarterly ' +
    'question questions read ready recap regards release report reports results retrospective review risks room round roadmap ' +
    'sales schedule second see session she should since small so some somebody someone somewhere sprint status still subject ' +
    'such summary support sync talk task tasks team thank thanks that the their them then there these they thing things third ' +
    'this those three time timeline title today together tomorrow topic topics training try two until update updates us ' +
    'very walkthrough was we weekly welcome were what when where whether which while who why with work workshop would ' +
    'wrap-up year yes yesterday yet you your another anyway because during however instead later maybe meanwhile often ' +
    'perhaps there therefore though through usually without within',
  // German
  'ab aber abschluss abschließend agenda aktuelles alle allgemeines als am an andere anschließend auch auf aufgaben aus ausblick ' +
    'begrüßung bei bericht beschluss besprechung bis bitte budget da danach dann das dass datum den der des die dies diese ' +
    'dieser dieses diskussion doch dort drei du durch ein eine einen einer eines einführung einige ende entscheidung er ergebnisse ' +
    'es für fragen ganz gibt guten hallo heute hier ich ihr im in ist ja jede jeder jetzt jour kein keine kurze können lage leider ' +
    'man mehr mit mittagspause montags morgen nach nachdem nächste nächster neue neues nicht nun nur ob oder offene ohne ort ' +
    'pause planung projekt punkt punkte raum rückblick rückfragen schluss seit sie sind so sobald sonstiges sowie stand status tagesordnung ' +
    'termin termine thema themen um und uns unser unsere verabschiedung verschiedenes viele vielen vom von vor vorstellung wann ' +
    'warum was weil weiter weitere welche wenn wer werden wie wieder willkommen wir wo woche wöchentliche zeit ziel ziele zu zuerst ' +
    'zuletzt zum zur zusammenfassung zwei',
  // French
  'accueil actions actualités afin ainsi alors après au aucun aussi autre autres aux avant avec bienvenue bilan bonjour budget car ce ' +
    'cela ces cet cette chacun chaque clôture comme comment compte conclusion dans date de depuis dernier des deux dès discussion ' +
    'divers du décisions elle elles en enfin ensuite est et il ils introduction je la le les leur lieu mais merci mon nos notre ' +
    'nous nouveau nouvelle nouvelles objectif objectifs objet on ordre ou où par parce pas pause pendant plan planning plus ' +
    'point points pour pourquoi prochaine prochaines projet préparation présentation puis quand que quel quelle questions ' +
    'qui quoi rapport résultats réunion réunions sa sans selon ses si son suite sujet sujets sur synthèse tour tous tout toute ' +
    'toutes trois un une vers voici votre vous',
  // Spanish
  'a acciones además agenda ahora al algunas algunos antes apertura aquí así aunque año bienvenida bienvenidos buenos cada calendario ' +
    'cierre como con conclusiones cuando cuándo cuánto cómo de debate decisiones del desde después dónde durante el ella ellos ' +
    'en entonces es esta estado estamos este esto estos está fecha finalmente gracias hay hola hora hoy informe introducción la ' +
    'las lo los luego lugar mañana más mi muchos muy no nosotros nueva nuevas nuevo nuevos objetivo objetivos orden otra otras ' +
    'otro otros para pausa pero plan planificación por porque presentación presupuesto primero próxima próximos proyecto ' +
    'pregunta preguntas punto puntos que queremos quién qué repaso resultados resumen reunión revisión ruegos se semana ' +
    'semanal si siempre sin sobre su sus también tema temas tenemos todas todo todos tras tres un una uno varios y ya',
  // Italian
  'a agenda al alcuni alla allora altre altri altro anche ancora apertura argomenti benvenuti benvenuto budget buongiorno ' +
    'che chi chiusura ci ciao come con conclusioni cosa così da dal dalla data decisioni degli dei del della delle di ' +
    'discussione domande domani dopo dove due durante e ed finché gli grazie i il in infine inoltre introduzione io la ' +
    'le lo loro luogo ma mentre molti nei nel nella noi non nostra nostro nuova nuove nuovi nuovo obiettivi obiettivo oggi ' +
    'ogni ora ordine ore pausa per perché piano poi presentazione prima primo progetto prossima prossimi punti punto quali ' +
    'qualcuno quando quanto quest questa queste questi questo revisione riepilogo riguardo risultati riunione se secondo ' +
    'senza settimana settimanale si siamo solo sono stato sul sulla tema temi tra tre tutte tutti tutto un una uno varie ' +
    'vi',
]

/** Words, in lower case, with which sentences and items of agendas begin, and which are no names there. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(COMMON.flatMap((words) => words.split(' ')))
