/** Titles before names, without their dots. */
export const TITLES = new Set(
  (
    'dr prof mr mrs ms miss mx sir lady herr herrn frau m mme mlle monsieur madame sr sra señor señora sig sigra dott ing ' +
    'signor signora senhor senhora dhr mevr pan pani г-н г-жа господин госпожа κ κα κύριος κυρία'
  ).split(' '),
)

/** Words in lower case inside names. */
export const PARTICLES = new Set(
  'van von vom zu zur der den de del della di da do dos das du des la le les al el ter ten bin ibn ben abu y e'.split(
    ' ',
  ),
)

/** Programs for meetings, which speech recognition knows. */
export const PROGRAMS =
  'microsoft teams zoom google meet webex skype slack outlook office powerpoint excel word'.split(' ')

/** Words of nearly every German text: it gives capitals to all nouns. */
export const GERMAN = new Set('und der die das nicht mit für ist wir von im den auf ein eine zu'.split(' '))

/** Words, in lower case and without accents, that announce names before a colon, in the languages of the interface. */
export const LABELS = new Set(
  (
    'absent apologies attendee attendees attending chair client clients companies contact contacts customer customers facilitator guest ' +
    'guests host hosts invited invitees lead leads member members moderator organiser organisers organizer organizers owner owners ' +
    'participant participants partner partners people presenter presenters present regrets speaker speakers supplier suppliers ' +
    'team vendor vendors ' +
    'abwesend anwesend anwesende ansprechpartner eingeladen entschuldigt firmen gast gaste kunde kunden kundinnen leitung ' +
    'lieferanten mitglieder moderation protokoll referent referenten referentin referentinnen teilnehmende teilnehmer ' +
    'teilnehmerinnen ' +
    'absents animateur animatrice excuses fournisseurs intervenants invites membres participantes partenaires presents societes equipe ' +
    'asistentes ausentes clientes empresas equipo invitados miembros moderador moderadora participantes ponentes presentes ' +
    'proveedores socios ' +
    'assenti aziende clienti fornitori invitati membri moderatore moderatrice ospiti partecipanti presenti relatori ' +
    'الحضور الحاضرون المشاركون الضيوف العملاء الزبائن الشركاء الموردون المتحدثون الأعضاء ' +
    '参加者 出席者 欠席者 ゲスト 顧客 お客様 取引先 担当 担当者 登壇者 司会 ' +
    '参会者 参会人 参会人员 与会者 与会人员 出席人员 参加人员 客户 嘉宾 合作伙伴 供应商 主持人 记录人 负责人'
  ).split(' '),
)
