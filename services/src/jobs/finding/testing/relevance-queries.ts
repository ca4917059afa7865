/** What the search is judged by: the job's own words, never how it was found. */
export interface JudgedJob {
  title: string;
  company: string;
  location: string;
  skills: string[];
  description: string;
  visaType: string;
}

export interface RelevanceQuery {
  text: string;
  /** The same with one typing error. */
  typo?: string;
  /** Which jobs the person means who types this. */
  means: (job: JudgedJob) => boolean;
}

type Rule = (job: JudgedJob) => boolean;
const title =
  (pattern: RegExp): Rule =>
  (job) =>
    pattern.test(job.title);
const company =
  (pattern: RegExp): Rule =>
  (job) =>
    pattern.test(job.company);
const place =
  (pattern: RegExp): Rule =>
  (job) =>
    pattern.test(job.location);
const skill =
  (pattern: RegExp): Rule =>
  (job) =>
    job.skills.some((one) => pattern.test(one)) || pattern.test(job.title);
const both =
  (...rules: Rule[]): Rule =>
  (job) =>
    rules.every((rule) => rule(job));
const not =
  (rule: Rule): Rule =>
  (job) =>
    !rule(job);
const query = (text: string, means: Rule, typo?: string): RelevanceQuery => ({ text, means, typo });

const us = (code: string, name: string) => place(new RegExp(`, (${code}|${name}), United States$`, 'i'));
const canada = (code: string, name: string) => place(new RegExp(`(^|, )(${code}|${name}), Canada$`, 'i'));
const nurse = /\bnurs(e|es|ing)\b|\brn\b/i;
const registeredNurse = /\b(registered|staff) nurse|\brn\b/i;
const softwareEngineer =
  /\b(software|sde|swe)\b.*\b(engineer|developer|programmer)s?\b|\b(engineer|developer)s?,? software|^sde\b|software development eng/i;
const truckDriver = /\b(truck|lorry|hgv|lgv)\b.*\bdriver|driver.*\btruck/i;
const physicalTherapist = /\bphysical therapist|physiotherapist|\bpt\b/i;

/** Titles, with word endings, word order and apostrophes. */
const titles: RelevanceQuery[] = [
  query('nurse', title(nurse), 'nures'),
  query('nurses', title(nurse)),
  query("nurse's aide", title(/nurs(e|ing)['’s]* aide|nurs(e|ing) assistant|\bcna\b/i)),
  query('registered nurse', title(registeredNurse), 'registerd nurse'),
  query('physical therapist', title(physicalTherapist), 'phisical therapist'),
  query('therapist physical', title(physicalTherapist)),
  query('welder', title(/\bweld/i), 'weldr'),
  query('welding', title(/\bweld/i)),
  query('carpenters', title(/carpent/i), 'carpentres'),
  query('dentist', title(/dentist/i), 'dentsit'),
  query('pharmacist', title(/pharmacist/i), 'pharmasist'),
  query('veterinarian', title(/veterinar/i), 'vetrinarian'),
  query('hospitalist physician', title(/hospitalist/i), 'hospitlist physician'),
  query('medical technologist', title(/\bmedical tech|med tech/i), 'medical tecnologist'),
  query('landscape laborer', title(/landscap/i), 'lanscape laborer'),
  query('graphic designer', title(/graphic design/i), 'grahpic designer'),
  query('web developer', title(/\bweb\b.*(develop|design)/i), 'web devloper'),
  query('assistant professor', title(/assistant (\w+ )*professor|asst\.? prof|assistant prof/i), 'assistant profesor'),
  query('professor assistant', title(/assistant (\w+ )*professor|asst\.? prof|assistant prof/i)),
  query('early childhood educator', title(/early childhood/i), 'early childhod educator'),
  query('bus driver', title(/\bbus\b.*driver|driver.*\bbus/i)),
  query('dishwasher', title(/dish ?washer/i), 'dishwaser'),
  query('plumber', title(/plumb/i), 'plummer'),
  query('electricians', title(/electrician|electrical technician/i), 'electricans'),
  query('painter', title(/paint/i), 'paintre'),
  query('internal medicine', title(/internal medicine|internist/i), 'internal medecine'),
  query('soccer instructor', title(/soccer|football coach/i), 'socer instructor'),
  query('data engineer', title(/\bdata\b.*engineer|engineer.*\bdata\b/i)),
  query('machine learning engineer', title(/machine learning|\bml\b/i), 'machine lerning engineer'),
  query('site reliability engineer', title(/site reliability|\bsre\b/i)),
  query('perfusionist', title(/perfusion/i), 'perfusonist'),
  query('secondary school teacher', title(/secondary school.*teacher|teacher.*secondary/i)),
];

/** Short forms and words that mean the same. */
const synonyms: RelevanceQuery[] = [
  query('RN', title(registeredNurse)),
  query('swe', title(softwareEngineer)),
  query('sde', title(softwareEngineer)),
  query('software developer', title(softwareEngineer), 'sofware developer'),
  query('physiotherapist', title(physicalTherapist), 'phsyiotherapist'),
  query('lorry driver', title(truckDriver), 'lory driver'),
  query('truck driver', title(truckDriver), 'truck drivr'),
  query('OT', title(/occupational therap|\bots?\b/i)),
  query('slp', title(/speech[- ](and )?language|\bslp\b/i)),
  query('gp', title(/general practi|family (medicine|practice|physician)|primary care|\bgp\b/i)),
  query('lawyer', title(/lawyer|attorney|solicitor|barrister|counsel\b/i)),
  query('solicitor', title(/lawyer|attorney|solicitor|barrister|counsel\b/i)),
  query('doctor', both(title(/physician|doctor|surgeon|hospitalist/i), not(title(/veterinar/i))), 'docter'),
  query('vet', title(/veterinar/i)),
  query('drafter', title(/draft|draught/i)),
  query('draughtsman', title(/draft|draught/i), 'draughtman'),
  query('sailor', title(/deck ?hand|sailor|seaman/i), 'sialor'),
  query('tree surgeon', title(/\btree (trimm|pruner|climb|care)|arborist/i)),
  query('binman', title(/(refuse|recycl|garbage).*collector/i)),
  query('abattoir', title(/slaughter|industrial butcher/i)),
  query('salesman', title(/\bsales ?(wo)?(persons?|man|men|people)\b/i), 'saleman'),
  query('nursery nurse', title(/early childhood/i)),
  query('qa', title(/\b(qa|quality assurance)\b/i)),
  query('dba', title(/data ?base .*admin|\bdba\b/i)),
  query('hairdresser', title(/hair ?(dress|styl)/i), 'hairdreser'),
  query('k8s', skill(/kubernetes|k8s/i)),
  query('postgres', skill(/postgres/i), 'postgers'),
];

/** Tokens that usual text parsers break. */
const tokens: RelevanceQuery[] = [
  query('c++', skill(/c\+\+/i)),
  query('node.js', skill(/node\.?js/i)),
  query('nodejs', skill(/node\.?js/i)),
];

/** British and American. */
const spellings: RelevanceQuery[] = [
  query('construction labourer', title(/construct.*labou?rer|labou?rer.*construct/i), 'construction laborar'),
  query('farm laborer', title(/\b(farm|farming|ranch|agricultur\w*)\b.*(labou?rer|worker|hand)|labou?rer.*farm/i)),
  query('paediatrician', title(/p(a)?ediatr/i), 'pediatrican'),
  query('anaesthetist', title(/an(a)?esthe/i)),
  query('gynaecologist', title(/gyn(a)?ecolog|ob[-/ ]?gyn/i)),
  query('haematology', title(/h(a)?ematolog/i), 'hematolgy'),
];

/** Employers. */
const companies: RelevanceQuery[] = [
  query('mayo clinic', company(/mayo clinic/i), 'mayo clinc'),
  query('google', company(/google/i), 'googel'),
  query('microsoft', company(/microsoft/i), 'micorsoft'),
  query('amazon engineer', both(company(/amazon/i), title(/develop|sde|software|engineer/i))),
  query("brigham and women's hospital", company(/brigham and women['’]?s hospital/i)),
  query('st barnabas', company(/st\.? barnabas|saint barnabas/i)),
];

/** Places by town, county, region, state and their short forms; with accents and without. */
const places: RelevanceQuery[] = [
  query('nurse texas', both(title(nurse), us('TX', 'Texas')), 'nurse texs'),
  query('nurse, TX', both(title(nurse), us('TX', 'Texas'))),
  query('cook, ON', both(title(/\bcooks?\b|chef/i), canada('ON', 'Ontario'))),
  query('ON cook', both(title(/\bcooks?\b|chef/i), canada('ON', 'Ontario'))),
  query('North York', place(/^North York\b/)),
  query('Washington state', us('WA', 'Washington')),
  query('cook in ontario', both(title(/\bcooks?\b|chef/i), canada('ON', 'Ontario')), 'cook in ontaro'),
  query('carpenter british columbia', both(title(/carpent/i), canada('BC', 'British Columbia'))),
  query(
    'physician NYC',
    both(title(/physician|hospitalist|doctor/i), place(/^(new york|manhattan|brooklyn|bronx|queens|staten island)\b/i)),
  ),
  query('montréal', place(/montr[eé]al/i)),
  query('montreal', place(/montr[eé]al/i), 'montrael'),
  query(
    'engineer yorkshire',
    both(
      title(/engineer/i),
      place(/^(leeds|sheffield|bradford|huddersfield|hull|york|wakefield|doncaster)\b.*kingdom/i),
    ),
  ),
  query('teacher north east', both(title(/teacher/i), place(/durham|newcastle|gateshead|sunderland/i))),
  query('scotland', place(/^(edinburgh|glasgow|aberdeen|dundee|inverness)\b.*kingdom/i), 'scotlnd'),
  query('nurse hants', both(title(/nurse/i), place(/^(portsmouth|southampton|winchester)\b.*kingdom/i))),
  query('dentist england', both(title(/dentist/i), place(/scarborough|england/i))),
  query('münchen', place(/munich/i)),
  query('housekeeper south carolina', both(title(/housekeep|maid|clean/i), us('SC', 'South Carolina'))),
  query('engineer washington microsoft', both(title(/engineer/i), company(/microsoft/i))),
  query('farm workers alberta', both(title(/farm/i), canada('AB', 'Alberta')), 'farm workers albarta'),
  query(
    'h-1b dentist',
    both(title(/dentist/i), (job) => /h-1b/i.test(job.visaType)),
  ),
  query('truck driver surrey', both(title(truckDriver), place(/surrey/i)), 'truck driver surey'),
];

const softwareTester = /\btesters?$|systems testing|\b(qa|quality assurance|test) (engineer|analyst)/i;
const physicianAssistant = /physician('?s)? (assistant|associate)|\bPA(-C)?\b/i;
const losAngeles = place(/^los angeles\b/i);
const gtaTowns = place(
  /^(toronto|mississauga|brampton|markham|vaughan|scarborough|oakville|etobicoke|north york|richmond hill), (ON|Ontario)/i,
);
const eastOfEngland = place(
  /^(cambridge|peterborough|norwich|ipswich|chelmsford|colchester|luton|bedford|watford|st\.? albans|stevenage|southend|basildon|harlow|hatfield|great yarmouth|lowestoft|king'?s lynn|bury st|ely|hertford|hemel|welwyn|braintree|clacton|thurrock|grays|harwich|huntingdon|newmarket|felixstowe|dunstable|letchworth|hitchin|brentwood).*kingdom/i,
);
const nearLA = (rule: Rule) => both(rule, losAngeles);

/** Short forms that are also places, names of towns, and words that are meant in one field only. */
const shortForms: RelevanceQuery[] = [
  query('CNA', title(/nurse aides/i)),
  query('nursing assistant', title(/nurse aides/i)),
  query('PSW', title(/home support worker/i)),
  query('HGV', title(/truck driver/i)),
  query('coder', title(/programmer|software developer/i)),
  query('it support', title(/user support|support technician|help ?desk/i)),
  query('nursery teacher', title(/early childhood|nursery teacher/i)),
  query('physician assistant', title(physicianAssistant), 'physician asistant'),
  query('physician associate', title(physicianAssistant)),
  query('Los Angeles', place(/los angeles/i), 'los angelse'),
  query('engineer Los Angeles', nearLA(title(/engineer/i))),
  query('engineer LA', both(title(/engineer/i), place(/^los angeles\b|, LA, United States/i))),
  query('LA', place(/^los angeles\b|, LA, United States/i)),
  query('javascript', skill(/javascript|\bjs\b/i), 'javascrpt'),
  query(
    'aws',
    (job) =>
      skill(/\baws\b|amazon web/i)(job) ||
      company(/amazon web services/i)(job) ||
      /\baws\b|amazon web services/i.test(job.description),
  ),
  query('occupational therapist', title(/occupational therap|\bOTR?s?\b/i), 'ocupational therapist'),
  query('golang', (job) => job.skills.some((one) => /^go(lang)?$/i.test(one)) || /\bgo(lang)?\b/i.test(job.title)),
  query(
    'go developer',
    (job) => job.skills.some((one) => /^go(lang)?$/i.test(one)) || /\bgo(lang)? dev/i.test(job.title),
  ),
  query('go', (job) => job.skills.some((one) => /^go(lang)?$/i.test(one)) || /\bgo\b/i.test(job.title)),
  query('physio', title(physicalTherapist)),
  query('GTA', gtaTowns),
  query('cook GTA', both(title(/\bcooks?\b|chef/i), gtaTowns)),
  query('east of england', eastOfEngland),
  query('ON', canada('ON', 'Ontario')),
  query('BC', canada('BC', 'British Columbia')),
  query('WA', us('WA', 'Washington')),
  query('nurse WA', both(title(nurse), us('WA', 'Washington'))),
  query('salford', place(/salford/i)),
  query('dentist in los angeles', nearLA(title(/dentist/i)), 'dentist in los angelse'),
  query('nyc', place(/^(new york|manhattan|brooklyn|bronx|queens|staten island)\b/i)),
  query('QA engineer', title(softwareTester)),
  query('test engineer', title(softwareTester)),
  query('software tester', title(softwareTester), 'sofware tester'),
];

const care = title(
  /home support worker|care ?givers?|personal (support|care)|\bcare (worker|assistant)|home health aide/i,
);
const ofAnimalsOrLawns = title(/\b(lawn|pets?|animal)\b/i);

/** What is only a part of another trade's name, countries by any of their names, and words that every job is. */
const compounds: RelevanceQuery[] = [
  query('care worker', (job) => care(job) && !ofAnimalsOrLawns(job), 'care wroker'),
  query('support worker', (job) => care(job) && !ofAnimalsOrLawns(job)),
  query('UK jobs', place(/, United Kingdom$/)),
  query('jobs in the united kingdom', place(/, United Kingdom$/)),
  query('US jobs', place(/United States$/)),
  query('jobs in canada', place(/(^|, )Canada$/)),
  query('nurse USA', both(title(nurse), place(/United States$/))),
  query('nurse vacancies', title(nurse), 'nures vacancies'),
  query('work in london', place(/^London\b/)),
  query('RGN', title(registeredNurse)),
];

/** Employers whose names hold a short form, or that are written with signs; regions of countries. */
const named: RelevanceQuery[] = [
  query('nmt tire', company(/^nmt tire/i)),
  query('cms rehab', company(/cms rehab/i)),
  query('siemens plm software', company(/siemens plm/i)),
  query('cnc machining', company(/cnc machining/i)),
  query('Go Rehab PT, PC', company(/go rehab/i)),
  query('La Patisserie Fine Cakes', company(/la patisserie/i)),
  query('AI', skill(/\bai\b|artificial intelligence|machine learning|\bml\b/i)),
  query('SLT', title(/speech[- ](and )?language/i)),
  query('optician', title(/optic|optomet/i)),
  query(
    'europe',
    place(
      /, (United Kingdom|Ireland|Germany|Netherlands|France|Spain|Italy|Sweden|Norway|Denmark|Belgium|Austria|Portugal|Poland|Switzerland|Finland)$/,
    ),
  ),
  query('reunion', (job) => /reunion/i.test(job.description)),
];

const callHandlers = title(/customer.*(service|information).*representative/i);

/** What people call an occupation that adverts and records have other titles for. */
const everydayNames: RelevanceQuery[] = [
  query('motor mechanic', title(/automotive service/i)),
  query('vehicle technician', title(/automotive service/i)),
  query('hgv mechanic', title(/(truck|heavy[- ]duty|diesel).*mechanic/i)),
  query('hotel manager', title(/accommodation service manager/i)),
  query('shop manager', title(/retail (sales supervisor|.*manager)/i)),
  query('chef de partie', title(/chef|\bcooks?\b/i)),
  query('sales rep', title(/sales.*(representative|specialist)/i)),
  query('call centre', callHandlers),
  query('call center agent', callHandlers),
  query('care home worker', title(/nurse aides|home support worker|care ?giver|care (worker|assistant)/i)),
  query('panel beater', title(/body repairer/i)),
  query('forklift operator', title(/forklift|material handler/i), 'forklift operater'),
  query('airline pilot', title(/pilot/i)),
  query('hvac technician', title(/air conditioning mechanic/i)),
];

export const relevanceQueries: RelevanceQuery[] = [
  ...titles,
  ...synonyms,
  ...tokens,
  ...spellings,
  ...companies,
  ...places,
  ...shortForms,
  ...compounds,
  ...named,
  ...everydayNames,
];
