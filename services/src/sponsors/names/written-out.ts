/** What bodies and companies write now short and now out. What may be short for several things is not here. */
const shortForms: [short: string, long: string][] = [
  ['MBC', 'Metropolitan Borough Council'],
  ['C of E', 'Church of England'],
  ['CofE', 'Church of England'],
  ['CE', 'Church of England'],
  ['RC', 'Roman Catholic'],
  ['MAT', 'Multi Academy Trust'],
  ['PCC', 'Parochial Church Council'],
  ['YMCA', 'Young Mens Christian Association'],
  ['Mgmt', 'Management'],
  ['Mfg', 'Manufacturing'],
  ['Grp', 'Group'],
  ['GB', 'Great Britain'],
  ['Cooperative', 'Co-operative'],
];
/** No register has these short. */
const writtenOutThere: typeof shortForms = [
  ['UHB', 'University Health Board'],
  ['THB', 'Teaching Health Board'],
  ['LHB', 'Local Health Board'],
  ['MDC', 'Metropolitan District Council'],
  ['Uni', 'University'],
  ['Hosp', 'Hospital'],
  ['Hosps', 'Hospitals'],
  ['Sch', 'School'],
  ['Coll', 'College'],
  ['Acad', 'Academy'],
  ['Fdn', 'Foundation'],
  ['Inst', 'Institute'],
  ['Soc', 'Society'],
  ['Assn', 'Association'],
  ['Dept', 'Department'],
  ['Natl', 'National'],
  ['Hldgs', 'Holdings'],
  ['Jnr', 'Junior'],
  ['Snr', 'Senior'],
];

const alone = (pattern: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${pattern})(?![\p{L}\d'’])`, 'giu');
/** "U.H.B." as well. */
const dotted = (short: string) => short.replace(/[A-Z](?![a-z])/g, String.raw`$&\.?`);

const toLong = [...shortForms, ...writtenOutThere].map(([short, long]) => ({ is: alone(dotted(short)), long }));
const toShort = shortForms.map(([short, long]) => ({ is: alone(long.replaceAll(' ', String.raw`[\s-]+`)), short }));

/** The body that a Scottish university is in law: "The University Court of the University of Glasgow". */
const asItsCourt = /^\W*(?:the )?(?:university )?court of (?:the )?(?=.*\buniversity\b)/i;

/** "North West London ICB": the law has the three letters before the name of each. */
const asOfNhs = (name: string): string =>
  /\S\s(?:integrated care board|icb)\W{0,3}$/i.test(name) && !/\b(?:nhs|national health service)\b/i.test(name)
    ? `NHS ${name}`
    : name;

/** The name with all that it writes short written out, and with each thing that it writes out written short. */
export function otherLengths(name: string): string[] {
  const out = toLong.reduce((left, { is, long }) => left.replace(is, long), name);
  const shorter = toShort.map(({ is, short }) => name.replace(is, short));
  return [...new Set([out, ...shorter, name.replace(asItsCourt, ''), asOfNhs(name)])].filter((one) => one !== name);
}
