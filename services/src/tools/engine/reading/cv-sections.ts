export type CvSection =
  | 'head'
  | 'summary'
  | 'experience'
  | 'education'
  | 'projects'
  | 'skills'
  | 'certificates'
  | 'languages'
  | 'publications'
  | 'honours'
  | 'volunteering'
  | 'interests'
  | 'references'
  | 'other';

const HEADINGS: readonly [CvSection, RegExp][] = [
  ['summary', /^(?:professional |personal |career |executive )?(?:summary|profile|statement|objective|about(?: me)?)$/],
  [
    'experience',
    /^(?:relevant |professional |work |working |employment |clinical |teaching |research |career |industry |paid )*(?:experience|employment|history|career)(?: history| summary| details| record)?$|^(?:(?:my |paid )?(?:work|jobs|posts|positions)(?: (?:held|done|(?:that )?i (?:did|had|have had|have done|held)))?|where i(?: have)? worked|(?:(?:industrial|work) )?placement(?: year)?|(?:(?:teaching|school|clinical|student|industrial|work) )?placements|(?:(?:military|armed forces|forces|naval|navy|army|raf|police) )?service (?:record|history|career)|(?:military|armed forces|forces|naval|navy|army|raf) (?:service|career)|internships?|part[- ]time(?: (?:work|jobs?))?)$/,
  ],
  [
    'education',
    /^(?:education|academic background|qualifications|school(?:ing)?|studies|education and (?:training|qualifications)|academic qualifications)$/,
  ],
  ['projects', /^(?:personal |selected |key |side |open[- ]source )*projects?$/],
  [
    'skills',
    /^(?:key |core |top |technical |professional |it |main |relevant |clinical )*(?:skills?|competenc(?:y|ies)|technologies|expertise|tools|tech(?: stack)?|toolbox|stack|systems|software|packages)(?: (?:and|&) (?:tools|technologies|competencies|interests|expertise))?$|^(?:it|ict|computing|computers?)$/,
  ],
  [
    'certificates',
    /^(?:professional )?(?:certifications?|certificates?|licen[cs]es?|tickets|cards|quals|certs|registrations?|memberships?|trainings?|courses|professional (?:registration|memberships?|development))(?: (?:and|&) (?:certifications?|certificates?|licen[cs]es?|registrations?|memberships?|trainings?))?$/,
  ],
  ['languages', /^languages?(?: skills)?$/],
  ['publications', /^(?:selected )?(?:publications?|papers|patents|invited talks|talks|speaking|presentations)$/],
  ['honours', /^(?:selected )?(?:honou?rs|awards?|achievements|scholarships)(?: (?:and|&) (?:awards|honou?rs))?$/],
  [
    'volunteering',
    /^(?:(?:volunteer(?:ing)?|voluntary|unpaid)(?: (?:and|&) community)?(?: experience| work| roles?| posts?| positions?| activit(?:y|ies))?|community(?: work)?|trusteeships?(?: (?:and|&) [a-z ]{3,20})?)(?<!^voluntary|^unpaid)$/,
  ],
  [
    'interests',
    /^(?:(?:personal |other )?(?:interests|hobbies|activities)(?: (?:and|&) (?:interests|hobbies|activities))?|extra[- ]?curriculars?(?: (?:activities|interests))?)$/,
  ],
  ['references', /^(?:references|referees)$/],
  ['other', /^(?:other|(?:other|additional|further|general) (?:information|details)|miscellaneous)$/],
];

const LONGEST_HEADING = 45;

/** The section that begins with this line; null when the line is no heading. */
export function headingOf(line: string): CvSection | null {
  if (line.length > LONGEST_HEADING) return null;
  const plain = line.replace(/^[#*_\s\d.•–-]+|[\s:*_#•–-]+$/g, '').toLowerCase();
  // "Doświadczenie / Experience": in two languages.
  const sides = [plain, ...plain.split(/\s*\/\s*/)];
  const known = HEADINGS.find(([, pattern]) => sides.some((side) => pattern.test(side)))?.[0] ?? null;
  return known ?? (/^[\s#*_\d.]*\p{Lu}/u.test(line) && IN_A_FIELD.test(plain) ? 'experience' : null);
}

/** "Relevant Legal Experience": work in whatever field; the experience of a customer is none, and no length or amount of it. */
const IN_A_FIELD =
  /^(?!.*\b(?:customers?|users?|guests?|clients?|patients?|employees?|candidates?|passengers?|visitors?|shoppers?|members?|brand|digital|learner|pupil|student|volunteer(?:ing)?|voluntary|life|lived|no|some|any|all|years?|yrs?|months?|much|little|extensive|proven|good|strong|great|solid|wide|broad|vast|excellent|hands[- ]on|with|of|in|my|i|have|project|gain|gained|immersive|in[- ]store|online|design)\b)(?:[\p{L}&'’/-]+ ){1,3}(?:experience|employment)$/u;
