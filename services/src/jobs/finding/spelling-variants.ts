import { remembered } from '../../platform/remembered.js';

/** All of them, and those of moult: "Moldova" and "molten" are spelled in one way. */
const ENDS_OF_MOULD = '(d(?:er|ing|maker)?s?|d(?:ed|able|making|ered|ering)|t(?:s|ed|ing)?)';

/**
 * British and American spelling, word by word. A rule gives what the other side of the ocean would write; that no
 * such word exists does no harm, because then no job has it.
 */
const rules: [british: RegExp, american: string, back: RegExp, again: string][] = [
  [
    /(\w{2})our(s|ed|er|ers|ing|able|ite|al|ally)?$/,
    '$1or$2',
    /(lab|col|fav|hon|hum|neighb|harb|behavi|rum|sav|flav|vap|arm|end?eav)or(s|ed|er|ers|ing|able|ite|al|ally)?$/,
    '$1our$2',
  ],
  [/(\w{2}[bt])re(s)?$/, '$1er$2', /^(cent|theat|lit|met|fib|calib|sab|lust)er(s)?$/, '$1re$2'],
  [
    /(\w{3})is(e|ed|er|ers|es|ing|ation|ations|ational)$/,
    '$1iz$2',
    /(\w{3})iz(e|ed|er|ers|es|ing|ation|ations|ational)$/,
    '$1is$2',
  ],
  [/(\w)lys(e|ed|er|ers|es|ing)$/, '$1lyz$2', /(\w)lyz(e|ed|er|ers|es|ing)$/, '$1lys$2'],
  [/(\w{3})ogue(s|d)?$/, '$1og$2', /^(catal|dial|anal|monol|prol)og(s)?$/, '$1ogue$2'],
  [
    /(\w{2})ll(ed|er|ers|ing|or|ors)$/,
    '$1l$2',
    /^(counse|trave|mode|labe|cance|signa|jewe|chise|pane|leve|dia|fue|marve|enro)l(ed|er|ers|ing|or|ors)$/,
    '$1ll$2',
  ],
  [
    /^(licen|defen|offen|preten|practi)c(e|es|ed|ing)$/,
    '$1s$2',
    /^(licen|defen|offen|preten|practi)s(e|es|ed|ing)$/,
    '$1c$2',
  ],
  [/^programme(s)?$/, 'program$1', /^program(s)?$/, 'programme$1'],
  [
    /^(an|leuk|h|f|p|orthop|gyn|archeol|anaesth|hem|encyclop|c)ae/,
    '$1e',
    /^(an|leuk|h|p|orthop|gyn)e(?=mi|sth|di|mo|mat|co|ca)/,
    '$1ae',
  ],
  [/^(?:a(?=esthet)|(arch)a(?=eolog))/, '$1', /^(?:(?=esthet)|(arch)(?=eolog))/, '$1a'],
  [/oe(?=st|d|so|na|li)/, 'e', /^(f|am)e(?=tal|tus|ba)/, '$1oe'],
  [
    new RegExp(`^((?:over|re)?s?m)oul${ENDS_OF_MOULD}$`),
    '$1ol$2',
    new RegExp(`^((?:over|re)?s?m)ol${ENDS_OF_MOULD}$`),
    '$1oul$2',
  ],
  [
    /^draughts(m[ae]n|wom[ae]n|persons?|people)$/,
    'drafts$1',
    /^drafts(m[ae]n|wom[ae]n|persons?|people)$/,
    'draughts$1',
  ],
];

const pairs = [
  ['tyre', 'tire'], ['grey', 'gray'], ['aluminium', 'aluminum'], ['jewellery', 'jewelry'], ['plough', 'plow'],
  ['sulphur', 'sulfur'], ['maths', 'math'],
  ['manoeuvre', 'maneuver'], ['storey', 'story'], ['kerb', 'curb'], ['draught', 'draft'],
  ['adviser', 'advisor'], ['ageing', 'aging'], ['artefact', 'artifact'], ['speciality', 'specialty'],
  ['enrolment', 'enrollment'], ['fulfilment', 'fulfillment'], ['instalment', 'installment'],
  ['tilesetter', 'tiler'], ['saint', 'st'], ['mount', 'mt'], ['fort', 'ft'],
  ['aeroplane', 'airplane'], ['carpark', 'parking'], ['enquiry', 'inquiry'], ['skilful', 'skillful'],
] as const; // prettier-ignore

const byWord = new Map<string, string[]>();
for (const [a, b] of pairs) {
  byWord.set(a, [...(byWord.get(a) ?? []), b]);
  byWord.set(b, [...(byWord.get(b) ?? []), a]);
}

/** "salesman", "saleswoman" and "salesperson" do the same work, and no plural of them has the stem of its singular. */
const persons = ['man', 'woman', 'person', 'men', 'women', 'people'];
/** These end so and are no title: of languages and peoples, of things, and names. */
const noPersons = new Set(
  (
    'german,norman,ottoman,turkmen,turkman,cayman,brahman,shaman,talisman,caiman,superhuman,nonhuman,subhuman,' +
    'specimen,bitumen,abdomen,acumen,regimen,albumen,cerumen,foramen,stamen,dolmen,' +
    'goldman,newman,lehman,hoffman,coleman,chapman,sherman,herman,kaufman,friedman,truman,carmen'
  ).split(','),
);

function asOtherPersons(word: string): string[] {
  if (noPersons.has(word)) return [];
  const before = /^([a-z]{3,30}?)(?:wom[ae]n|m[ae]n|persons?|people|boys?|girls?|lady|ladies)$/.exec(word)?.[1];
  return before ? persons.map((person) => before + person) : [];
}

/** A search for a word that nobody has asks this of the hundreds of words one error away, again at every facet and page. */
const MOST_KEPT = { questions: 20_000, characters: 40 };

/** Other spellings of a word in lower case, without the word itself. */
export const otherSpellings = remembered<readonly string[]>(MOST_KEPT, (word) => {
  if (!/^[a-z]{2,}$/.test(word)) return [];
  const spelled = spelledOtherwise(word);
  const others = [word, ...spelled].flatMap(asOtherPersons);
  return [...new Set([...spelled, ...others])].filter((other) => other !== word);
});

function spelledOtherwise(word: string): string[] {
  const found = rules.flatMap(([british, american, back, again]) => [
    ...(british.test(word) ? [word.replace(british, american)] : []),
    ...(back.test(word) ? [word.replace(back, again)] : []),
  ]);
  const listed = byWord.get(word) ?? byWord.get(word.replace(/s$/, '')) ?? [];
  return [...new Set([...listed, ...found])];
}

/**
 * Who writes several words so may mean any of them otherwise: five of two spellings, or two beside the six of a person's title.
 * What goes beyond is not looked for.
 */
const MOST_TOGETHER = 32;

/** These words with some of them spelled otherwise, or all, without the words themselves; first what differs the least. */
export function otherSpellingsOf(words: string[]): string[][] {
  const differing = (some: string[]) => some.filter((word, at) => word !== words[at]).length;
  return words
    .reduce<string[][]>(
      (made, word) =>
        [word, ...otherSpellings(word)].flatMap((one) => made.map((some) => [...some, one])).slice(0, MOST_TOGETHER),
      [[]],
    )
    .filter((some) => differing(some) > 0)
    .sort((a, b) => differing(a) - differing(b));
}
