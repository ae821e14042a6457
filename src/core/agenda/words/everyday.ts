/**
 * Words that people use every day and in meetings, written down for Parley by topic, in no order of frequency. Endings are
 * left to `Vocabulary`.
 */
export const everydayWords: Readonly<Record<string, string>> = {
  en: `a about above across after again against ago all almost alone along already also although always am among an and
another any anybody anyone anything are around as ask at available away back be beautiful because become been before begin
behind being below beside best better between big both bring but buy by call came can cannot change cheap child choose
city clear close come could country course day did different difficult do does doing done door down draw during each
early easy eat eight either eleven else end enough even evening ever every everybody everyone everything example except
expect explain eye face fact fall family far fast few fifth find first five follow food for forget four friend from full
game garden gave get give glad go goes going gone good got great green group grow had half hand happen happy hard has have
he hear heart help her here hers high him his hold holiday home hope hospital hot hour house how however hundred husband i
idea if important in inside instead into invite is it its just keep key kind kitchen know large last late later learn
least leave left less let letter life light like line list listen little live long look lose lost lot loud low lunch made
make man many matter may maybe me mean meet might mine minute miss money month more morning most mother move much must my
name near need never new news next nice night nine no nobody none noon nor not nothing notice now number of off offer
office often old on once one only open or order other our out outside over own page paper parents part party past pay
people perhaps person phone picture piece place plan plant please point possible present pretty price promise pull push put
question quick quiet quite rain read ready real red remember rest result right river road room round rule run safe said
same sand save saw say school sea second see seem sell send set seven several shall she shop short should show sign
simple since sing sit six sky sleep slow small so some somebody someone something sometimes soon sorry sound space speak
special spring stand star start state stay step still stop story street strong student such summer sun sure table take
talk task teach team tell ten than thank that the their them then there these they thing think third this those though
thousand three through throw time to today together told tomorrow tonight too took topic town train travel tree trip true
try turn twelve twenty two under understand until up us use usual very visit voice wait walk wall want warm was watch
water way we weather week weekend well went were what when where whether which while white who whom whose why will window
winter wish with within without woman wonder word work world would write wrong year yes yesterday yet you young your
yours agenda meeting minutes attendees participants chair welcome introduction introductions overview review update updates
status report summary discussion discuss decision decisions decide action actions item items task owner deadline due
next steps follow-up notes apologies approval approve background goals objectives milestone milestones roadmap release
launch sprint retrospective planning schedule timeline budget forecast revenue cost costs sales marketing finance legal
support operations engineering design product products project projects customer customers client clients partner partners
supplier vendor contract invoice payment proposal risk risks issue issues blocker blockers dependency requirement
requirements feature features bug bugs test testing quality security privacy compliance policy process performance
migration deployment deploy infrastructure server servers database data backup cloud software hardware system systems
network website app application mobile desktop browser user users account accounts access password login link email mail
message messages chat call calls video screen demo demonstration presentation slide slides document documents file files
folder draft version feedback survey interview training workshop onboarding hiring candidate candidates recruitment staff
employee employees manager managers director lead leads head chief officer executive president board committee council
department division branch headquarters company companies business market markets industry strategy growth target targets
metric metrics figures quarter quarterly monthly weekly daily annual annually fiscal session sessions break lunch
coffee dinner venue location floor building online remote hybrid dial-in join host guest guests speaker speakers moderator
organizer organiser facilitator required optional confirmed tentative cancelled postponed agreed pending completed
progress attached below regards dear hello hi thanks kindly morning afternoon am pm aob tbd tbc tba fyi asap eta faq ceo
cfo cto coo cio hr it pr qa kpi kpis okr okrs roi sla crm erp api url pdf usa uk eu un id ok vs etc rsvp vip zoom teams
microsoft google meet webex skype outlook parley english german french spanish euro euros dollar dollars percent mr mrs ms
dr prof sir madam street avenue road square centre center north south east west university college institute school
hospital library museum hotel restaurant station airport press machine factory bicycle box boxes heating builder owner
volunteer moving desk chair partner newsletter announcement announce agreement analysis annual archive arrange arrival
attend attendance attention audience audit author authority average award balance bank base benefit bill brand brief
brochure brother cable camera campaign capacity capital car card care case cash catalogue category cause certain challenge
chance channel chapter charge chart check choice class clean click code collect colour color column comment commit common
community compare compete complaint complete computer concern condition confirm connect consider consult contact content
context continue control convert cooperate copy correct count create credit culture current cut cycle damage dark date
deal debate debt defect define degree delay deliver delivery demand depend describe detail develop device dialogue
differ direct discount display dispute distribute double doubt download drive drop duty earn economy edit education
effect effort election energy engine enter entry environment equal equipment error establish estimate event evidence
exact exchange exist exit expense experience expert export express extend extra factor fail fair favour fee field fight
final finish firm fit fix flat flexible flow focus force foreign form formal forward free freight fresh front fund
further future gap gate general global goal goods government grant graph ground guarantee guess guide habit handle
health heavy hire history honest human identify image impact import improve include income increase index individual
inform insurance interest internal international internet inventory invest investigate involve job journey judge
knowledge label labour lack language law lawyer layer leader legal lesson level licence license limit load loan local
lock log logistics machine main maintain major manual map margin mark material maximum measure media medical member
memory menu method middle minimum minor mistake mix mode model modern monitor motor national nature negative negotiate
normal note object observe obtain official operate opinion opportunity option organise organize origin output outcome
package panel paragraph park participate patient pattern pause peace perfect period permission personal phase plain plane
platform position positive power practice prefer premium prepare pressure prevent previous principle print priority
private probably problem procedure produce profession profile profit program programme promote property propose protect
protocol provide public publish purchase purpose quantity range rate reach react reason receive recent recommend record
recover reduce refer region register regular reject relate relation relevant rely remain remind remove rent repair repeat
replace reply represent request require research reserve resource respond responsible restore retail return reveal reward
role route safety salary sample scale scan scenario science scope score search season secret section sector secure select
senior sense separate sequence series serious serve service settle shape share shift ship shock signal significant
similar single site situation size skill social society solution solve source specific speed spend split sponsor stable
stage stakeholder standard statement statistics stock storage store structure study style subject submit succeed success
suggest sum supply surface surprise switch symbol talent tax technical technology template tend term text theme theory
ticket title tool total touch tour track trade tradition transfer transition translate transport treat trend trial trust
type unit unique update upgrade upload urgent vacancy valid value vary vehicle verify vision volume vote wage warehouse
warn waste web welcome wheel whole wide wire wood worker worth zone`,
  de: `ab aber abend abends alle allem allen aller alles als also alt am an andere anderen anders anfang angebot antwort
april arbeit arbeiten auch auf auftrag august aus ausgang auto bald bank bauen bei beide beim bekommen beginn beginnen
begrüßen beispiel bereits bericht besprechung besser besten besuch betrieb bevor bezahlen bis bisher bitte bleiben brauchen
brief bringen brille büro chef chefin da dabei dafür daher damit danach dank danke dann daran darauf darf darüber das dass
datei daten dauer dauern davon dazu dem den denen denn der deren des deshalb dessen dezember die dies diese diesem diesen
dieser dieses dienstag ding doch donnerstag dort drei dritte du durch dürfen eben eigen eigene ein eine einem einen einer
eines einfach einführung einige einigen einmal eins ende endlich entscheiden entscheidung entweder er erst erste erstellen
erwarten es essen etwa etwas euch euer eure fall fallen fast februar fehler feier fenster ferien fertig finden firma frage
fragen frau frei freitag freund früh früher für gab gang ganz garantie garten gast geben gegen gehen geld gemacht gemeinsam
genau genug gern gerne geschäft gespräch gestern gibt gleich glück groß gruppe gut güter haben halb halle halten hand
handschuh hat hatte haus heißen helfen her herbst herr heute hier hilfe hin hinter hoch hören ich idee ihm ihn ihnen ihr
ihre im immer in information ist ja jahr januar jede jeder jedes jemand jetzt juli jung juni kaffee kann kaum kein keine
kennen kind kisten klar klein kollege kollegin kommen können kosten kraft kuchen kunde kundin kurz lampe land lang lange
laut leben legen leicht leider lernen lesen letzte letzten leute licht liefern lieferung liegen liste lösung machen mai
mal man manche mann markt märz maschine mehr mein meinen meist meldung melden mensch mich minute mir mit mitarbeiter
mitarbeiterin mitte mittag mittwoch möchte mögen möglich monat montag morgen morgens muss müssen nach nachmittag nacht nahe
nähe name natürlich neben nehmen nein neu nicht nichts nie niemand noch november nummer nun nur ob oder ohne oktober ordnung
ort paar person plan platz preis presse probe problem produkt projekt prüfen punkt raum rechnung recht reden reise richtig
ruhe säge sagen samstag schluss schnell schon schreiben schule schulung schwer sehen sehr sein seine seit seite selbst sein
september setzen sich sicher sicherheit sie sieben sind sitzung so sofort sogar sollen sommer sonntag sonst spät später sprechen
stadt stehen stelle stellen straße strom stück stunde suchen tag tage teil teilen teilnehmer teuer thema tisch tragen treffen
trotzdem tun über überall um und unfall uns unser unsere unter unternehmen urlaub vergleichen verletzung verkauf verstehen
versuchen vertrag viel viele vielen vielleicht vier vom von vor vorher vorschlag vorstellung wann war warten warum was wasser
weg wegen weil weiter welche wem wen wenig wenige wenn wer werden werkstatt werkzeug wichtig wie wieder willkommen winter wir
wird wissen wo woche wohnung wollen wort wunsch wurde zahl zehn zeigen zeit zentrum ziel ziehen zimmer zu zuerst zuletzt zum
zur zurück zusammen zwei zweite zwischen tagesordnung protokoll beschluss leitung vorstand abteilung umsatz haushalt budget
termin frist verantwortlich offen erledigt nächste nächster nächsten schritte fortschritt entwicklung vertrieb einkauf
geschäftsführung geschäftsführer personal bewerbung buchhaltung lager versand logistik qualität prüfung anforderung
anforderungen freigabe entwurf vorlage anhang einladung eingeladen rückmeldung umfrage ergebnis ergebnisse zahlen quartal
strategie risiko risiken maßnahme maßnahmen pause mittagessen begrüßung vorstellungsrunde verschiedenes sonstiges abschluss
verabschiedung raum etage gebäude veranstaltung vortrag folie bildschirm rechner netz netzwerk server datenbank anwendung
nutzer benutzer konto zugang anruf telefon nachricht verbindung gerät betreff anlage seite`,
  fr: `à abord accès accord actuellement ai aide aider ailleurs ainsi aller alors an ancien année août appel appeler après
argent arriver attendre au aucun aujourd’hui aussi autant automne autour autre autres aux avant avec avoir avril banque bas
bâtiment beaucoup besoin bien bientôt bon bonjour bureau but ça car ce cela celle celui cent certain ces cet cette chacun chaque
chantier chez chose choisir cinq client clients combien comme commande commencer comment compte comprendre contre cour cours
dans de début décembre décider décision dehors déjà délai demain demander depuis dernier derrière des dès deux deuxième devant
devenir devoir dimanche dire dix donc donner dont du durant eau école écouter écrire élevé elle elles en encore enfin ensemble
ensuite entre entreprise envoyer équipe essayer est et étape état été être eux exemple facile faire falloir famille femme fenêtre
feuille février fin finir fois formation fort gare gens grand groupe haut heure hier histoire hiver homme huit ici idée il ils
important ouvrier ouvriers janvier je jeter jeudi jeune jour journée juillet juin jusque juste là laisser langue le lequel les leur
leurs lieu ligne lire logiciel loin long lors lorsque loyer lui lundi lumière madame magasin mai main maintenant mais maison mal manger
marché marcher mardi mars matin me meilleur même merci mercredi message mettre midi mieux milieu minute moi moins mois moment mon
monde monsieur montrer mot moyen nécessaire neuf ni nom nombre non nos notre nous nouveau nouvelle novembre nuit numéro octobre
on ont ou où oui ouvrir page papier par parce parler part partie partir pas passer payer pays pendant penser perdre personne petit
peu peut peut-être photo pièce place plaindre plaire plan plein plus plusieurs plutôt point porte possible pour pourquoi pouvoir premier
prendre près présenter presque printemps prix problème prochain produit projet proposer puis quand quatre que quel quelqu’un quelque
question qui quinze quoi rappeler recevoir regarder remplacer rendre répondre réponse reste rester retard retour réunion revenir rien
salle samedi sans savoir se séance second seize semaine sept septembre sera service ses seul seulement si situation six société soir
sol somme son sont sortir sous souvent suite suivre sujet sur table tant tard téléphone temps tenir tôt toujours tour tous tout toute
toutes travail travailler travaux très trois troisième trop trouver un une utiliser va vacances vendre vendredi venir vente vers
ville visite visiter vite vivre voici voilà voir voiture vos votre vouloir vous voyage vrai ordre compte-rendu comité direction
budget chiffre chiffres responsable tâche tâches bilan objectif objectifs calendrier lieu invités participants pause déjeuner`,
  es: `a abajo abril abrir acabar acuerdo además adelante ahora agosto agua al algo alguien algún alguna allí alquilar antes año
años apenas aquí arriba así aun aunque ayer ayuda ayudar bajo banco báscula bastante bien bueno buscar cada caja cajas calma
calle cambiar cambio camino campo casa casi causa cerca cien cinco ciudad claro cliente clientes comer comenzar como cómo comprar
con conocer conseguir contar contra cosa cosas cosecha costar creer cual cuál cualquier cuando cuánto cuatro cuenta dar de debajo deber
decidir decir dejar del delante demás dentro desde después detrás día días diciembre diez dinero donde dónde dos durante e él el
ella ellas ellos empezar empresa en encima encontrar encuesta enero enseñar entender entonces entrada entrar entre enviar equipo esa
ese eso escribir escuchar esperar esta está este esto estar estos estudio explicar fácil facilidad falta familia febrero fecha final
forma fruta fuera funcionar futuro gente gracias gran grande grupo guardar gustar haber hablar hacer hacia hasta hay hecho hermano
hijo historia hola hombre hora horas hoy idea igual importante invierno ir jueves jugar julio junio juntos la largo las le leer lejos
libro llamar llegar lleno llevar llover lo los lugar lunes luz madre mal mandar mañana mano martes marzo más mayo mayor me medio mejor menos
mes mesa mi miércoles mientras minuto mirar mismo modo momento mover mucho mujer muestra muestras mundo muy nada nadie nave
necesitar ni ningún niño no noche nombre nos nosotros noviembre nuestro nueva nuevo nueve número nunca o octubre ocho oficina
otoño otra otro pagar país palabra para parar parecer parte pasar pausa pedir pensar pequeño perder pero persona personas plan plazo
plazos poco poder poner por porque posible precio precios pregunta primavera primero problema producto propio proveedor proveedores
próxima próximo proyecto puerta puerto pues que qué quedar querer quien quién quizá razón realizar recibir recordar repartir reunión
reunir romper sábado saber sacar salir se seguir según segundo seis semana sentir señor señora septiembre ser servicio si sí siempre siete
sin sino sitio sobre solo su sus tal también tampoco tan tanto tarde tarea tareas tema temprano tener tercer tiempo tienda tipo
todavía todo todos tomar trabajar trabajo traer tras tres tu último un una uno unos usar útil valer vecino veinte vender venir ventana
ventas ver verano verdad vez viaje vida viejo viernes visitar vivir volver y ya yo orden presupuesto acta asistentes`,
  it: `a abbastanza accanto acqua adesso affari agosto aiuto al alcuni alla allora alto altro amico anche ancora andare anno
aprile aprire ascoltare aspettare avanti avere azienda bambino basso bello bene bisogno breve buono capire casa causa cena centro
cercare che chi chiamare chiaro chiedere chiudere ci cinque città cliente clienti come cominciare compagnia comprare con conoscere
contro cosa così costo credere cui da dal dare davanti decidere decisione dei del della dentro deve di dicembre dieci dietro
difficile dire diverso domanda domani domenica donna dopo dove dovere due durante e ecco entrare era esempio essere estate euro
fa facile famiglia fare fatto febbraio fine finestra finire fino forse fra fuori genere gennaio gente già giorno giovedì giugno gli
grande grazie gruppo guardare ha ho i idea ieri il importante in incontro inizio insieme inverno invece io la lasciare lavorare lavoro
le leggere lei lettera libero lì libro linea lo loro luglio lui lunedì lungo luogo luce ma macchina madre maggio mai mandare mano
martedì marzo meglio meno mentre mercato mercoledì mese messaggio mettere mezzo mi mille minuto mio modo molto momento mondo mostrare
nel nella nessuno niente no noi nome non nostro notte nove novembre nulla numero nuovo o ogni oggi ora ordine ordinare ore ottobre otto
pagare paese parlare parola parte partire passare pausa pensare per perché perdere persona piano piacere piccolo più poco poi porta
portare possibile posto potere pranzo prendere preparare presentare presto prezzo prima primo problema prodotto progetto proprio
prossimo qua qualche qualcosa qualcuno quale quando quanto quasi quattro quello questa questo qui quindi relazione rendere ricevere
ricordare rimanere rispondere riunione sabato salire sapere scegliere scrivere scuola se secondo sei sempre sentire senza sera servizio
settembre sette settimana si sì sicuro signora signore situazione sito solo sono sopra sotto spesso squadra stare stesso strada studio su
subito successo suo tanto tardi tavola tema tempo tenere terzo ti tornare tra tre troppo trovare tu tutti tutto ufficio ultimo un una
uno uomo usare uscire va vacanza vedere vendere venerdì venire vero verso via viaggio vicino vita vivere voi volere volta vostro
bilancio verbale partecipanti`,
  pt: `a abril acima agora agosto ainda além algo alguém algum alguma ali alto amanhã antes ano anos aqui aquele assim até atrás
bem bom cada cada casa cedo cem cidade cinco cliente clientes coisa com como comprar contra conta contrato dar de decisão dentro depois
desde dez dezembro dia dias dinheiro do dois e ela ele eles em embora empresa encontrar então entre equipa equipe escrever escritório
esse esta este estar eu exemplo falar fazer fevereiro ficar fim fora gente grande grupo hoje hora horas ideia importante ir isso isto
já janeiro janela julho junho lá ler levar lhe lista logo longe lugar maio mais mal mandar manhã março mas melhor menos mês mesa mesmo
meu muito mundo na nada não nem nenhum no noite nome nos nós nosso nova nove novembro novo número nunca o obrigado oito onde ontem
os ou outro outubro pagar palavra para parte passar pedir pela pelo pensar pequeno perto pessoa pessoas plano poder pois por porque
porta possível pouco prazo precisar preço primeiro problema produto projeto próximo quando quanto quarta quatro que quem quer questão
quinta reunião responder saber sair sala se segunda seis sem semana sempre ser serviço sete setembro seu sexta si sim sobre só sua tarde
tarefa tempo ter terça teste todo todos trabalhar trabalho três tudo um uma usar vai vender ver vez vezes vida vir você vocês`,
  nl: `aan aantal achter afdeling afspraak al alle alleen alles als altijd ander andere april augustus avond bedrijf beginnen
beide bericht beslissing beter bij bijna binnen blijven boven brengen budget buiten daar daarna dag dan dat de december deze die dienst dit
doen donderdag door dragen drie duidelijk dus duur een eerst eerste eind einde elk en enkele er ergens etappe euro februari fout
gaan geen geld geven geweest goed groep groot hand heb hebben heeft heel hem hen het hier hij hoe horen huis iedereen iemand iets ik in
januari jaar jij juli juni kamer kan kant kiezen klaar klant klanten klein komen kosten krijgen kunnen laat laatste lang langs later
laten leren lezen lijst maand maandag maar maart maken man markt me meer mei men mensen met middag mijn minder misschien moet moeten
mogelijk mooi morgen na naam naar nacht nee nemen niet niets nieuw nieuwe nog nooit november nu nummer of ochtend oktober om omdat
onder ons onze ook op open over overleg paar plaats plan post prijs probleem product project punt ruimte samen september sinds situatie
slecht snel soms stad staan straat stuk taak tafel te tegen telefoon terug tijd tijdens toch toen tot tussen twee tweede u uit uur
vaak van vandaag vanuit veel vergadering verkoop verschillende verder via vier vinden voor voorstel vraag vragen vrijdag waar waarom
wachten wanneer want waren was wat water week weer weinig welke werk werken weten wie wij wil willen winkel woensdag woord worden zal
zaterdag ze zeggen zelf zes zetten zich zien zijn zo zoals zoeken zomer zonder zondag zou zullen`,
  ru: `а август апрель без более больше будет будут бы был была были было быстро быть в важно вам вариант вас ваш вдруг ведь
везде великий вернуться весна весь вечер вместе вниз внимание вода вокзал вопрос восемь вот время все всегда всего всем всё вторник
второй вчера вы выбрать выглядеть где главный глаз говорить год город гость гостиница готовить готовый да давать дать два двадцать
дверь декабрь делать дело день деньги десять для до довольный договор документ должен дом дорога другой думать друг его ему если
есть ещё её ехать жить за завтра завтрак задать задача заказ запись записать здесь знать значить зима и идти из или им иметь
интересный информация их июль июнь к каждый как какой клиент книга когда команда компания конец который край кто купить куда легко
лето ли лист лучше любой люди маленький мало март май между месяц место мир мне много может можно мой момент мочь мы на
надо наш не него недавно неделя некоторый нельзя немного нет ни никто ничего но новый ночь ноябрь нужно о об обсудить обсуждение
объяснить один октябрь он она они оно ответ ответить отвечать отдел отель открыть отметить отчёт очень ошибка перевод перед переписка
письмо план плохо по повестка под подойти пожалуйста пока показать поездка пойти помогать помощь понедельник понять пора
после последний послать потому потом почему почти поэтому правда предлагать предложение прежний при прийти пример принять приглашать
присутствовать проблема проверить продукт проект просить просто простой процент путь пятница пять работа работать рабочий рад раз
раньше рассказать рассказать реклама решение решить рынок рядом с сайт сам самый сбыт свой сделать сегодня сейчас сентябрь система
сказать сколько слово случай смотреть сначала снова со собрание совет совещание согласие сообщить спасибо спросить сразу среда средство
срок ставить стать стоить стол страница стоимость сторона суббота существовать считать так такой там твой те текст телефон тема теперь
тоже только тот три труд ты тысяча у увидеть уже улица успеть условие утро участник хватать хороший хорошо хотеть цена час часть
человек чем через число что чтобы чуть шесть этап это этот юрист я январь язык билет входить дата запросить изменить называться
находиться непонятный оплата остаться первый поговорить поиск попросить стоять вести вовремя встреча делиться коротко прошлый`,
}
