import type { Field } from '../vocabulary/skill.js';
import { fold, wordsOf } from '../text/words.js';

/** Words of job titles and degree subjects, by field. A title is read from its last word backwards. */
const TITLE_WORDS: Partial<Record<Field, string>> = {
  software: `developer programmer software frontend backend fullstack web webmaster coder app computing computer
    informatics cto code`,
  infrastructure: 'devops sysadmin sre reliability platform cloud network systems infrastructure administrator',
  security: 'cyber security infosec penetration',
  data: 'data statistician statistics',
  finance: `accountant accounting finance financial auditor actuary actuarial payroll treasury tax bookkeeper credit
    banker banking treasurer economist economics controller investment audit accounts`,
  healthcare: `nurse nursing physiotherapist radiographer therapist therapy pharmacist pharmacy dentist dental doctor
    physician midwife paramedic carer care clinical medical medicine optometrist dietitian hygienist biomedical
    haematology health healthcare psychologist surgeon hospital radiology physiotherapy midwifery ward icu`,
  engineering: `civil structural mechanical electrical chemical process geotechnical signalling automation drainage
    hydrology mechatronics manufacturing machinist welder fitter technician maintenance mining aerospace automotive
    railway water production`,
  marketing: `marketing brand seo content copywriter media communications press advertising journalist editor
    journalism market pr`,
  education: `teacher teaching lecturer tutor professor school headteacher librarian education educator kindergarten
    pupil instructor trainer library classroom sendco`,
  science:
    'scientist chemist biologist laboratory lab microbiologist biochemist biology chemistry biochemistry genetics protein',
  legal: 'solicitor lawyer barrister paralegal legal attorney law counsel llb',
  people: 'hr recruiter recruitment talent personnel people',
  social: 'social youth family families safeguarding',
  built: 'architect planner planning surveyor architecture architectural',
  veterinary: 'vet veterinary veterinarian animal farm farmer zoologist',
  translation: 'translator interpreter localisation linguist translation linguistics',
  hospitality: 'chef cook waiter waitress barista bartender hotel housekeeper kitchen hospitality restaurant catering',
  logistics: 'driver warehouse logistics forklift courier dispatcher picker supply',
  sales: 'sales retail cashier shop account seller',
};

const FIELD_OF_WORD = new Map<string, Field>(
  Object.entries(TITLE_WORDS).flatMap(([field, words]) =>
    words.split(/\s+/).map((word): [string, Field] => [fold(word), field as Field]),
  ),
);

/** Two words that together mean another field than either alone. */
const TITLE_PAIRS: readonly [RegExp, Field | null][] = [
  [/\bveterinary\b/i, 'veterinary'],
  [
    /\b(?:pharmacist|nurse|physician|surgeon|dentist|dietitian|physiotherapist|radiologist|hospitalist)s?\b/i,
    'healthcare',
  ],
  [/\b(?:medical|med|clinical) lab/i, 'science'],
  [/\b(?:electrician|pipefitter|steamfitter|plumber|installer|sprinkler|irrigation|hvac|mechanic)s?\b/i, 'engineering'],
  // Words of a trade in the name of another: these say nothing of a field that the engine knows.
  [/\bsecurity (?:guard|officer)|\b(?:pest|weed|traffic|document|stock) controll/i, null],
  [/\b(?:human resources|talent acquisition)\b/i, 'people'],
  [/\b(?:business analyst|product (?:manager|owner)|it (?:manager|consultant|support))\b/i, 'software'],
  [
    /\b(?:software|site reliability|platform|devops|cloud|network|full[- ]?stack|front[- ]?end|back[- ]?end|web|mobile|qa|test automation) (?:engineer|developer)/i,
    'software',
  ],
  [/\b(?:machine learning|data|ml|ai) (?:engineer|scientist|analyst)|business intelligence/i, 'data'],
  [/\blaboratory (?:research )?(?:scientist|assistant|technician|chemist)|\bpostdoc/i, 'science'],
  [/\b(?:occupational|speech and language|physical|respiratory) therap/i, 'healthcare'],
  [/\b(?:public relations|market research|product marketing)\b/i, 'marketing'],
  [/\b(?:town|urban|city) planner/i, 'built'],
  [/\bsocial (?:worker|work|care)\b/i, 'social'],
  [/\bcare (?:assistant|worker|home)\b/i, 'healthcare'],
  [/\bco-?founder\b.*\bcto\b|\bcto\b/i, 'software'],
];

/** How far a field of work is from another: neighbours share much of their trade. */
const NEIGHBOURS: readonly (readonly Field[])[] = [
  ['software', 'infrastructure', 'security', 'data'],
  ['engineering', 'built'],
  ['healthcare', 'social'],
  ['healthcare', 'science'],
  ['education', 'social'],
  ['marketing', 'sales'],
  ['finance', 'sales'],
];
const CLOSE: readonly (readonly Field[])[] = [['software', 'infrastructure', 'security', 'data']];

/** 1 the same, 0.75 the same trade, 0.35 next door, 0 elsewhere. */
export function closeness(one: Field, other: Field): number {
  if (one === other) return 1;
  const both = (group: readonly Field[]) => group.includes(one) && group.includes(other);
  if (CLOSE.some(both)) return 0.75;
  return NEIGHBOURS.some(both) ? 0.35 : 0;
}

/** The field that a title or a degree's subject belongs to; null when its words do not say. */
export function fieldOfTitle(title: string): Field | null {
  const pair = TITLE_PAIRS.find(([words]) => words.test(title));
  if (pair) return pair[1];
  const votes = new Map<Field, number>();
  for (const { folded } of wordsOf(title)) {
    const field = FIELD_OF_WORD.get(folded);
    if (field) votes.set(field, (votes.get(field) ?? 0) + 1);
  }
  return mostVoted(votes);
}

export function mostVoted(votes: ReadonlyMap<Field, number>): Field | null {
  let best: Field | null = null;
  for (const [field, count] of votes)
    if (field !== 'general' && count > (best ? (votes.get(best) ?? 0) : 0)) best = field;
  return best;
}

export const FIELD_NAMES: Record<Field, string> = {
  software: 'software development',
  infrastructure: 'IT infrastructure',
  security: 'cyber security',
  data: 'data and machine learning',
  finance: 'finance and accounting',
  healthcare: 'health care',
  engineering: 'engineering',
  marketing: 'marketing and communications',
  education: 'education',
  science: 'laboratory science',
  legal: 'law',
  people: 'human resources',
  social: 'social care',
  built: 'planning and architecture',
  veterinary: 'veterinary work',
  translation: 'translation',
  hospitality: 'hospitality',
  logistics: 'logistics',
  sales: 'sales and customer service',
  general: 'general work',
};
