import { SENSES_OF_TRADES } from './senses-of-trades.js';

/** Words with which the name of an organisation ends, a few capitals on. */
const A_NAME_GOES_ON =
  /^ (?:(?:\p{Lu}\p{L}+|&|and) ){0,2}(?:Ltd|Limited|LLP|PLC|Inc|GmbH|Hotel|Inn|Bar|Restaurant|Society|Club|Foundation|Trust|Holdings|Group)(?!\p{L})/u;

/** Names of skills that mean something else between certain words; each gap is bounded. */
const OTHER_SENSES: readonly { written: RegExp; before?: RegExp; after?: RegExp }[] = [
  // "supervised contact", "supervised the installation": not people, as in "supervised four nurses"
  {
    written: /^supervised?$/i,
    after:
      /^ (?:the )?(?:contact|visits?|access|play|practice|family time|sessions?|works?\b|installations?|\p{L}+ works\b)/iu,
  },
  // how a model learns, and nobody's manager
  {
    written: /^supervised$/i,
    after:
      /^ (?:machine |deep |contrastive )?(?:learning|training|pre-?training|fine-?tuning|models?|methods?|algorithms?|classif\w+|regression|representation)/i,
  },
  { written: /^supervised$/i, before: /\b(?:self|semi|weakly|un)[- ]$/i },
  // a year of a Scottish school, and a telephone
  {
    written: /^S3$/,
    before:
      /\b(?:(?:Galaxy|Samsung|Audi|Secondary|teach|taught|teaching|year|class(?:es)?) |S[1-6](?:,| and| to|[ –-]) ?)$/i,
  },
  {
    written: /^S3$/,
    after: /^(?:(?:,| and| to|[ –-]) ?S[1-6](?!\d)| (?:pupils?|class(?:es)?|students?|year|lessons?|phones?))/i,
  },
  // what somebody does when something happens, and no library
  {
    written: /^React$/,
    before: /^\W*$|[.!?;:•]\s*$/,
    after:
      /^ (?:to (?!(?:build|create|develop|make|deliver|render|write)\b)|quickly|fast|calmly|promptly|well\b|swiftly|immediately|appropriately|rapidly|when\b|if\b|accordingly|under\b)/i,
  },
  // blood pressure is measured
  { written: /^(?:took|taking) blood$|^blood taking$/i, after: /^ (?:pressures?|sugars?|glucose|oxygen|gas)\b/i },
  // "Health and Social Care" is what carers learn, and not the work of social workers
  { written: /^social care$/i, before: /\bhealth (?:and|&) $/i },
  // of whoever works there, and given to nobody
  { written: /^(?:immuni[sz]|vaccinat)\p{L}+$/iu, after: /^ (?:records?|status|history|evidence|certificates?)\b/i },
  {
    written: /^(?:immuni[sz]|vaccinat)\p{L}+$/iu,
    before: /\b(?:proof|evidence|record|status|up to date) (?:of |with )?(?:your )?$/i,
  },
  // who builds, who advises a company on law, and what a program does with its memory
  {
    written: /^GC$/,
    before: /\b(?:[Tt]he|[Oo]ur|[Aa]|[Aa]s|[Cc]ompany|[Gg]roup|to|with) $/,
    after: /^(?!,? (?:and|or)|\W*$)/,
  },
  { written: /^GC$/, after: /^ (?:tuning|pauses?|logs?|contractor|licen[cs]e)/i },
  { written: /^insurance$/i, before: /\bNational $/ },
  // Autodesk's, beside what else buildings are calculated with
  { written: /^Robot$/, before: /\b(?:Tekla|Revit|ETABS|STAAD|SAFE|AutoCAD),? (?:(?:and|or|\/) )?$/ },
  { written: /^Robot$/, after: /^(?: Structural|,? (?:and |or )?(?:Revit|Tekla|ETABS|STAAD|SAFE))\b/ },
  // what is driven, and nobody who is led
  {
    written: /^coach(?:es)?$/i,
    after:
      /^ (?:drivers?|trips?|tours?|parks?|stations?|hire|travel|holidays?|operators?|compan(?:y|ies)|works?|driving|licen[cs]es?)\b/i,
  },
  {
    written: /^coach(?:es)?$/i,
    before: /\b(?:(?:bus(?:es)?|city|tram|train|rail|school|service) (?:and|or|&) |drive |drove |driving |pcv )$/i,
  },
  {
    written: /^coach(?:es)?$/i,
    before:
      /\b(?:dr[io]ves?|driven|driving|clean(?:ed|ing)?|wash(?:ed|ing)?|valet\p{L}*|repair(?:ed|ing)?|servic(?:ed|ing)|board(?:ed|ing)?|load(?:ed|ing)?|park(?:ed|ing)?) (?:\p{L}+ ){0,3}$/iu,
  },
  // in front of whoever drives
  {
    written: /^dashboards?$/i,
    before:
      /\b(?:cars?|vans?|vehicles?|lorry|trucks?|leather|plastic|fitted|fitting|trimmed|moulded|polished|valeted|cleaned) (?:the )?$/i,
  },
  {
    written: /^dashboards?$/i,
    after:
      /^ (?:in|into|of|for|on) (?:the |new |old |sports ){0,2}(?:cars?|vans?|vehicles?|lorr(?:y|ies)|bus(?:es)?|trucks?|tractors?)\b/i,
  },
  // with swords, and no posts
  {
    written: /^fencing$/i,
    after:
      /^ (?:clubs?|competitions?|tournaments?|lessons?|masters?|foils?|with (?:foils?|swords?|sabres?|[ée]p[ée]es?))(?!\p{L})/iu,
  },
  // how a dish or a shop looks, and no talk
  {
    written: /^presentations?$/i,
    after:
      /^ of (?:[\p{L}-]+ ){0,3}(?:dish(?:es)?|foods?|plates?|meals?|menus?|drinks|rooms?|stock|vehicles?|cars|shops?|stores?|goods|products?|displays?|tables?|buffets?)(?!\p{L})/iu,
  },
  // the register of another country is not the United Kingdom's
  {
    written: /^(?:nmc|nursing and midwifery council|gmc|general medical council|hcpc|gphc)$/i,
    after:
      /^,? ?\(?(?:of |for )?(?:Ghana|Nigeria|Kenya|Zimbabwe|Zambia|Malawi|Uganda|Tanzania|India|Nepal|Pakistan|Sri Lanka|Philippines|South Africa|Botswana|Namibia|Jamaica|Trinidad|Sierra Leone|(?:The )?Gambia|Liberia|Ethiopia|Rwanda|Cameroon|Hong Kong|Malaysia|Singapore|Ireland)\b/,
  },
  // "Hotel Ritz", "Grand Hotel, Leeds": who an employer was, and not what was done there
  {
    written: /^Hotels?$/,
    after:
      /^ (?!(?:Manager|Receptionist|Operations|Supervisor|Housekeep\p{L}+|Management|Assistant|Clerk|Porter|Maid|Staff|Front|General|Duty|Night|Services?|Work\p{L}*|Experience|Industry|And|Or|In|At|For|With)\b)\p{Lu}\p{Ll}/u,
  },
  { written: /^Hotels?$/, before: /\p{Lu}[\p{L}'’]+ $/u, after: /^(?:$|[,.;:()]|\s[–—|-])/ },
  // "retail banking"
  { written: /^retail$/i, after: /^ (?:and \p{L}+ )?bank/iu },
  // a doctor's, by its name or as a place
  {
    written: /^surgery$/i,
    before:
      /\b(?:Street|Road|Lane|House|Hill|Park|Green|Medical|Dental|Village|High|Church|Group|Bridge|Avenue|Close|Square|Farm|Mill|GP|[Oo]ur|[Tt]he|[Bb]usy) $/,
  },
  // "98% x-ray pass rate", "X-ray quality welds": of seams, which others look through
  {
    written: /^x[- ]?rays?$/i,
    after:
      /^ (?:pass(?:es|ed)?|acceptance|quality(?! (?:assurance|control|improvement|management|audits?))|standard|clear(?:ance)?|coded|rate|weld\p{L}*|shots?|reject\p{L}*(?! analysis))\b/iu,
  },
  { written: /^x[- ]?rays?$/i, before: /\b(?:weld\p{L}*|seams?|pipe\p{L}*)\b[^.;]{0,30}$/iu },
  // "joints that passed X-ray", "passed 100% X-ray", and no hip joints, nor an examination that was passed
  {
    written: /^x[- ]?rays?$/i,
    before:
      /\bjoints?\b[^.;]{0,20}\bpass(?:ed|ing)?\b[^.;]{0,20}$|\bpass(?:ed|ing)? (?:(?:all|every|the|by|on|at|under|first time|\d+ ?%) ){0,2}$/iu,
  },
  // "Manage one AP clerk": what those do who are led
  {
    written:
      /(?:clerk|cashier|bartender|waiter|waitress|barista|assistant|translator|interpreter|salesperson|driver|receptionist|executive)s?$/i,
    before:
      /\b(?:manag(?:e[sd]?|ing)|supervis(?:e[sd]?|ing)|lead(?:s|ing)?|led|train(?:s|ed|ing)?|recruit(?:s|ed|ing)?|hir(?:e[sd]?|ing)|mentor(?:s|ed|ing)?) (?:(?:an?|one|two|three|four|five|six|seven|eight|nine|ten|\d+|the|our|new|junior|of) ){0,4}$/i,
  },
  // "our dashboard in React": a screen that is built
  {
    written: /^dashboards?$/i,
    after: /^ (?:in|with|using) (?:React|TypeScript|JavaScript|Angular|Vue|Svelte|Next)/,
  },
  // of a law firm's books or a bank, and no shop
  {
    written: /^cashiers?$/i,
    before:
      /\b(?:legal|law|solicitors?['’]?|conveyancing|probate|client account|accounts|ledger|bank|head|treasury) $/i,
  },
  { written: /^cashiers?$/i, after: /^(?:['’]s?)? (?:in|for|at|to) (?:an? )?(?:law|legal|solicitors?)\b/i },
  // the rules for a law firm's money, and nobody's right to practise
  {
    written: /^(?:SRA|Solicitors Regulation Authority)$/,
    after:
      /^(?:['’]s)? (?:accounts?|accounting|handbook|standards|principles|codes?|rules?|regulations?|compliance|audits?|reports?|reporting|requirements?|returns?|guidance|inspections?)\b/i,
  },
  // of donors or clients: kept with a program, and by nobody who builds one
  { written: /^databases?$/i, before: /\b(?:CRM|donors?|supporters?|membership|fundraising|client) $/i },
  // an examination board
  {
    written: /^OCR$/,
    after: /^ (?:specification|exam|board|syllabus|GCSE|A[- ]level|biology|chemistry|physics|science|maths)/i,
  },
  { written: /^OCR$/, before: /\b(?:AQA|Edexcel|WJEC|exam boards?|Eduqas)\b[^.]{0,30}$/i },
  // asked for by patients, and not dispensed
  { written: /^prescriptions?$/i, after: /^ (?:requests?|quer(?:y|ies)|enquir(?:y|ies)|orders?)\b/i },
  { written: /^teaching$/i, after: /^ hospitals?\b/i },
  { written: /^R$/, after: /^[- ]rated\b/i },
  // what somebody does: "Go the extra mile", "Duties: Go to the depot"
  {
    written: /^Go$/,
    before: /(?:^|[.!?:;•●▪*–-])\W*$/,
    after:
      /^ (?:to (?!(?:build|write|create|develop|implement)\b)|through|live|the\b|out|over|above|beyond|back|into|along|around|round|ahead|home|further|and (?:get|see|fetch|collect|find|do|help|pick|buy|check|visit|meet)\b|on (?!AWS|GCP|Azure|Kubernetes|Linux)|for (?:an?|the|it|walks?|meals?|appointments?|runs?)\b|with (?:the|our|them|him|her|people|residents|clients|patients|children|customers)\b|karting\b)/u,
  },
  // of what is bought, a game, a board and a word that is half of another: "Coffee To Go", "Stop/Go", "go-to", "Go/No-Go"
  { written: /^Go$/, after: /^(?:-\p{L}| ?\/ ?[Nn]o\b|[- ][Ll]ive\b)/u },
  { written: /^Go$/, before: /\b(?:[Ss]top|[Gg]rab|[Pp]ick up|[Pp]ay|[Tt]ap|[Nn]o)(?: and | & | ?\/ ?|[ -])$/ },
  { written: /^Go$/, before: /\b(?:[Ff]ood|[Cc]offees?|[Tt]ea|[Mm]eals?|[Bb]ikes?|[Pp]arcels?)[- ][Tt]o[- ]$/ },
  { written: /^Go$/, before: /\b[Pp]lay(?:s|ed|ing)? $/ },
  // "Go Ahead Group", "Go North East", "Go Outdoors": a name goes on, unless it is of somebody who writes it
  {
    written: /^Go$/,
    after:
      /^[ -](?!(?:Developers?|Engineers?|Programm\p{L}+|Languages?|Services?|Microservices|Back-?[Ee]nds?|Skills?|Experience|Knowledge|Code|Modules?|Team|Lead|SDKs?|APIs?|CLIs?|Software|And|Or)(?!\p{L}))\p{Lu}\p{Ll}+/u,
  },
  // behind a lorry, and no film
  { written: /^trailers?$/i, before: /^(?!.*\b(?:film|movie|video|game|edit\w*|teasers?|cut)\b)/i },
  // of what money is spent on, and nobody's work
  {
    written: /^appraisals?$/i,
    before:
      /\b(?:cap(?:ital )?ex(?:penditure)?|investments?|project|option|property|land|heritage|economic|environmental) (?:and \p{L}+ )?$/iu,
  },
  // who leads a place, to whom somebody presents
  {
    written: /^leadership$/i,
    after: /^ (?:teams?|group|board|meetings?)\b/i,
    before: /\b(?:the|our|its|senior|executive|site|school|clinical|regional|local|wider) (?:\p{L}+ )?$/iu,
  },
  // of those who work there or are ill, and no plan of a town
  {
    written: /^consultations?$/i,
    before:
      /\b(?:redundancy|tupe|collective|staff|employees?|union|medical|patient|client|clinical|video|telephone|in-person) (?:and \p{L}+ )?$/iu,
  },
  // "Preceptorship will be given": by the employer
  {
    written: /^(?:preceptorship|mentorship|mentoring|coaching|clinical supervision)$/i,
    after: /^ (?:(?:will|shall|can) be|is|are) (?:given|provided|offered|available)\b/i,
  },
  // of current, water or heat through wires and pipes
  {
    written: /^distribution$/i,
    before:
      /\b(?:power|electric(?:al|ity)?|(?:three|single|3|1)[- ]phase|(?:low|high|medium|extra[- ]low)[- ]voltage|[lhm]v|[ad]c|mains|(?:hot |cold |chilled |potable )?water|heat(?:ing)?|gas|steam|(?:compressed )?air|signal|cable|busbar|energy)(?:,? (?:transmission|generation|networks?))?(?:,? (?:and|or|&) )? ?$/i,
  },
  // what current runs through
  {
    written: /^distribution$/i,
    after: /^ (?:boards?|panels?|networks?|lines?|transformers?|switchgear|substations?|fuse)\b/i,
  },
  // whose pupils have another
  { written: /^english$/i, after: /^ as an? (?:additional|second|foreign|other) language\b/i },
  // what is followed or given by anybody
  { written: /^instructions$/i },
  // "from concept to construction", "HGV technician", "ignore all previous instructions"
  { written: /^construction$/i, before: /\b(?:concept|design|planning) (?:through )?to $/i },
  {
    written: /^[HL]GV$/i,
    after: /^ (?:technicians?|mechanics?|fitters?|workshops?|maintenance|servic\w+|repairs?|engines?|parts)\b/i,
  },
  {
    written: /^instructions?$/i,
    before: /\b(?:previous|prior|above|following|these|work|written|verbal|operating|safety|all|your|our|the|any) $/i,
  },
  // figures, change and a team are driven by nobody with a licence
  {
    written: /^(?:must|able to|ability to) drive$/i,
    after:
      /^ (?:(?!(?:vans?|cars?|lorr(?:y|ies)|trucks?|vehicles?|minibus(?:es)?|bus(?:es)?|tractors?|forklifts?|hgvs?|lgvs?|manual|automatic|company|and|or|in|on|to|for|at|between|around|within|across|with|as|is|from|safely|own|essential|required|preferred|desirable)\b)\p{L}[\p{L}-]* ){0,3}?(?:kpis?|sales|growth|revenue|performance|change|improvements?|results?|standards|projects?|initiatives?|engagement|efficienc(?:y|ies)|quality|innovation|strateg(?:y|ies)|adoption|compliance|delivery|business|teams?|targets?|success|progress|profit|productivity|value|outcomes?|conversions?|traffic|footfall|retention|culture|excellence|transformation|agenda|conversations?|decisions?|forward|up|down)\b/iu,
  },
  // of the Home Office for work with animals
  { written: /^PIL$/, before: /\blicen[cs]e \($/i },
  // of surveyors and others, and no engineer's
  {
    written: /^chartered status$/i,
    before: /\b(?:M?RICS|M?CIOB|ACCA|CIMA|CIPD|RTPI|RIBA|surveyors?|architects?|accountants?)\b.{0,20}$/i,
  },
  // "Reports to the Head of Finance", "Reports and dashboards": Oracle's are named beside Oracle or its forms alone
  { written: /^Reports$/, before: /^(?![^]*\b(?:Oracle|Forms)\b)/, after: /^(?![^.;]*\b(?:Oracle|Forms)\b)/ },
  { written: /^Reports$/, after: /^:? (?:\p{Ll}+ly )?(?:in)?to:? /iu },
  // the catalogue of Databricks
  { written: /^Unity$/, after: /^ Catalog/ },
  // an electrician's card
  { written: /^ECS$/, after: /^ ?(?:\/ ?JIB\b|(?:gold|black|white|blue)?,? ?card\b|gold\b)/i },
  { written: /^ECS$/, before: /\bJIB ?\/ ?$/i },
  // what stands on one, and not how one is made
  {
    written: /^web ?sites?$/i,
    after: /^ (?:content|copy|texts?|articles?|blogs?|visitors?|visits|traffic|analytics|enquir(?:y|ies)|listings?)\b/i,
  },
  // a firm of them, and nobody's paper
  { written: /^chartered (?:certified )?accountants$/i, before: /(?<!institute of |association of |member of the )$/i },
  // "Swift Transport Ltd", "the Excel Hotel", "the Python Society"
  { written: /^\p{Lu}\p{L}+$/u, after: A_NAME_GOES_ON },
  // whose turn it is, and no drawing up of it
  {
    written: /^rotas?$/i,
    before:
      /\b(?:tak(?:e|es|ing) (?:part|(?:your |a )?(?:turn|share))|participat\w+|contribut\w+|join\w*|work(?:s|ing|ed)? (?:on|to|as)|be part of|(?:part|share) of|cover\w*)\b(?:(?!\b(?:plan\w*|writ\w*|wrote|draw\w*|drew|prepar\w*|manag(?:e[sd]?|ing)|organi[sz]\w*|creat\w*|mak(?:es?|ing)|made|set(?:s|ting)?|buil[dt]\w*|produc\w*|arrang\w*|schedul\w*|draft\w*|do(?:es|ing)?|did|run(?:s|ning)?)\b)[^.;]){0,40}$/i,
  },
  {
    written: /^rotas?$/i,
    before:
      /\bwork(?:s|ing)? (?:an?|the|our|to an?|on an?) (?:[\p{L}-]+ ){0,3}$|\bwork(?:s|ing)? (?:[\p{L}-]+,? ){1,8}(?:on|to|as part of) (?:an?|the|our) (?:[\p{L}-]+ ){0,2}$|\b(?:on[- ]call|\d ?[- ]?in[- ]?\d+) (?:\p{L}+ )?$/iu,
  },
  // of houses, and no machines
  {
    written: /maintenance$/i,
    after:
      /^ (?:to|of|on|in|for|across) (?:[\p{L}-]+ ){0,5}(?:propert(?:y|ies)|plumbing|heating|boilers?|drainage|homes|houses|housing|dwellings|tenanc\p{L}+|voids?|flats|estates)(?!\p{L})/iu,
  },
  // "Liaise with manufacturing, purchasing and customers": who others are
  {
    written:
      /^(?:manufacturing|purchasing|procurement|sales|marketing|finance|production|logistics|hr|legal|quality|compliance)$/i,
    before:
      /\b(?:liais(?:e[sd]?|ing|on) (?:closely )?(?:with|between)|(?:work(?:s|ed|ing)?|collaborat(?:e[sd]?|ing)|partner(?:s|ed|ing)?|interfac(?:e[sd]?|ing)) (?:closely )?(?:with|alongside)) (?:(?:the|our|\p{L}{2,14}(?:,| and| or|\/)) ){0,5}$/iu,
    after: /^(?:$|[,.;]| and | or | on | to | teams?| departments?| colleagues?| functions?| managers?| staff)/i,
  },
  // an accountant's examination, and no meeting about a patient
  { written: /^CPA reviews?$/i, before: /\b(?:Becker|Wiley|Gleim|Surgent|Roger|Kaplan|Yaeger|UWorld)(?:['’]s)? $/i },
  { written: /^CPA reviews?$/i, after: /^ (?:course|class|program(?:me)?|materials?|books?|exam\p{L}*)\b/iu },
  // "hold a Level 3 qualification", "a level of autonomy": how high, and no examination
  { written: /^a levels?$/i, after: /^ (?:[1-8]\b|of\b)/i },
  // of houses, or in a ledger: two sorts of one matter, and neither the selling nor the buying of goods
  {
    written: /^sales$/i,
    after:
      /^(?:,| and| &| or|\/| \/) ?(?:[\p{L}-]+,? (?:and |& )?){0,2}(?:purchases?|remortgages?|transfers? of equity)(?!\p{L})/iu,
  },
  {
    written: /^(?:purchases?|sales)$/i,
    before:
      /\b(?:sales?|purchases?|remortgages?|transfers?)(?:,| and| &| or|\/| \/) ?(?:(?:property |house |residential )?(?:purchases?|sales?|remortgages?|transfers?)(?:,| and| &| or|\/) ?){0,2}$/i,
  },
  {
    written: /^(?:purchases?|sales)$/i,
    before:
      /\b(?:freehold|leasehold|property|house|conveyancing|new[- ]build) (?:(?:and|&|or) (?:freehold|leasehold) )?$/i,
  },
  // how safe a laboratory is, a hotel, and fruit
  { written: /^BSL$/, after: /^[ -]?(?:[1-4]\b|laborator|lab\b|facilit)/i },
  { written: /^BSL$/, before: /\bbio-?safety level \($/i },
  { written: /^Mandarin$/, after: /^ (?:Oriental|oranges?|duck)\b/i },
  // how crystals and materials are looked at, and no patient
  {
    written: /^x[- ]?rays?$/i,
    after:
      /^[ -](?:(?:powder|protein|single[- ]crystal|macromolecular|small[- ]angle|wide[- ]angle|photoelectron|energy[- ]dispersive) )?(?:crystallograph\p{L}*|crystal|diffract\p{L}*|spectro\p{L}*|fluorescence|photoelectron|absorption|emission|scattering|reflectivity|beamlines?|astronom\p{L}*|microanalysis|micro-?CT|structures?|lithography|optics)(?!\p{L})/iu,
  },
  // "Options A and C", "types B or C", "hepatitis B and C": a letter of a row, and no language
  {
    written: /^[CR]$/,
    before:
      /\b(?:options?|types?|class(?:es)?|parts?|categor(?:y|ies)|cats?|grades?|bands?|groups?|levels?|sections?|schedules?|blocks?|modules?|units?|vitamins?|hepatitis|licen[cs]es?|zones?|wards?|phases?)\.? (?:\p{Lu}\d?(?:,? (?:and|or|&) |, ?| ?\/ ?| ?- ?| to )){0,5}$/iu,
  },
  // where trees stand that may not be felled, and no old house
  {
    written: /^conservation (?:areas|officers)$/i,
    before: /\b(?:TPOs?|tree preservation(?: orders?)?|trees?|tree officers?|arboricultur\p{L}*)\b[^.;]{0,30}$/iu,
  },
  {
    written: /^conservation areas$/i,
    after: /^[^.;]{0,15}\b(?:TPOs?|tree preservation|tree (?:work|officer|law)\p{L}*|trees)\b/iu,
  },
  // what cells are washed with
  {
    written: /^PBS$/,
    after: /^[^.;]{0,12}\b(?:buffers?|buffered|wash(?:es|ed|ing)?|solutions?|tween|saline|tablets|cells|\d)/i,
  },
  {
    written: /^PBS$/,
    before: /\b(?:wash(?:ed|ing)?|buffers?|in|with|cold|sterile|1x|10x|phosphate|diluted) (?:in )?$/i,
  },
  // blood that is taken, and not what a laboratory does with it
  {
    written: /^blood samples?$/i,
    before:
      /\b(?:tak(?:e|es|en|ing)|took|collect(?:s|ed|ing|ion of)?|draw(?:s|ing|n)?|drew|obtain(?:s|ed|ing)?)\b[^.;,]{0,20}$/i,
  },
  // of food, goods, samples or cables, and not of data
  {
    written: /^labelling$/i,
    before:
      /\b(?:allergens?|foods?|products?|price|stock|samples?|specimens?|dates?|date code|ingredients?|nutrition(?:al)?|cables?|wire|circuit|waste|shel(?:f|ves)|medicines?|medication|prescription|drugs?|chemicals?|COSHH|CLP|pack(?:ing|aging)|storage|box(?:es)?|blood|tubes?|wine|bottles?|parcels?|pallets?|address|hazard|warning|dispensing|panel|garments?|packing and|packaging and|picking and|wrapping and|bottling and|storage and) (?:and )?$/i,
  },
  {
    written: /^labelling$/i,
    after:
      /^ (?:of (?:all |the |our )?(?:foods?|allergens?|products?|goods|samples?|specimens?|cables?|medicines?|stock|dishes|waste|chemicals?|boxes|bottles|parcels)|machines?|lines?|laws?|regulations?|rules|legislation|equipment|(?:and|&) (?:packing|packaging|wrapping|storage|storing|dispensing|despatch|date coding))\b/i,
  },
  // how a country cooks, and no language
  {
    written: /^\p{Lu}\p{Ll}{2,}$/u,
    after:
      /^(?:(?:,| and| or| &|\/) ?\p{Lu}\p{Ll}+){0,3} (?:[Cc]uisines?|[Cc]ooking|[Cc]ookery|[Ff]oods?|[Kk]itchens?|[Rr]estaurants?|[Dd]ishes|[Rr]ecipes|[Mm]enus?|[Ww]ines?|[Cc]heeses?|[Bb]aking|[Pp]astry|[Pp]astries|[Pp]atisserie|[Bb]read|[Cc]hefs?|[Tt]apas|[Pp]asta|[Cc]offee|[Tt]akeaways?)\b/u,
  },
  // what they cost to make, and not what stands on them
  { written: /^menus?$/i, after: /^ (?:costing|costings|costs?|pricing|engineering|cards?|boards?)\b/i },
  {
    written: /^menus?$/i,
    before: /\b(?:cost(?:ed|ing)?|price[sd]?|pricing|print(?:ed|ing)?|laminat(?:ed|ing)) (?:the |our |all |new )?$/i,
  },
  // "practical experience of lambing" is of lambing; what pupils do in a laboratory are practicals
  { written: /^practical$/i },
  // what a laser scan gives, or a drawing of words
  { written: /^clouds?$/i, before: /\b(?:point|word|tag) $/i },
];

/** Whether a text means something else by what is written from `start` to `end`. */
export function saysOtherwise(text: string, start: number, end: number): boolean {
  const written = text.slice(start, end);
  return [...OTHER_SENSES, ...SENSES_OF_TRADES].some(
    ({ written: name, before, after }) =>
      name.test(written) &&
      (before?.test(text.slice(Math.max(0, start - FAR), start)) ?? true) &&
      (after?.test(text.slice(end, end + FAR)) ?? true),
  );
}
const FAR = 60;
