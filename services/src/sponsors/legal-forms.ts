/**
 * What a name's last words say of the kind of body. Spellings of one form are one: "Ltd." and "Limited".
 * Those in `essential` are part of the name itself: the hospital trust of a town is not that town's company.
 */
export type LegalForm = '' | 'ltd' | 'llp' | 'plc' | 'lp' | 'cic' | 'cio' | 'inc' | 'foreign' | 'nhs';

const endings: [words: string, form: LegalForm][] = [
  ['nhs foundation trust', 'nhs'],
  ['foundation nhs trust', 'nhs'],
  ['nhs ft trust', 'nhs'],
  ['nhs foundationtrust', 'nhs'],
  ['nhs ft', 'nhs'],
  ['nhs trust', 'nhs'],
  ['trust nhs', 'nhs'],
  ['limited liability partnership', 'llp'],
  ['limited liability company', 'inc'],
  ['public limited company', 'plc'],
  ['community interest company', 'cic'],
  ['scottish charitable incorporated organisation', 'cio'],
  ['charitable incorporated organisation', 'cio'],
  ['limited partnership', 'lp'],
  ['private limited', 'ltd'],
  ['pvt ltd', 'ltd'],
  ['pvt limited', 'ltd'],
  ['pte ltd', 'ltd'],
  ['pty ltd', 'ltd'],
  ['company limited', 'ltd'],
  ['company ltd', 'ltd'],
  ['limited', 'ltd'],
  ['ltd', 'ltd'],
  ['lmited', 'ltd'],
  ['limted', 'ltd'],
  ['limitd', 'ltd'],
  ['cyfyngedig', 'ltd'],
  ['cyf', 'ltd'],
  ['llp', 'llp'],
  ['plc', 'plc'],
  ['lp', 'lp'],
  ['cic', 'cic'],
  ['cio', 'cio'],
  ['scio', 'cio'],
  ['incorporated', 'inc'],
  ['inc', 'inc'],
  ['corporation', 'inc'],
  ['corp', 'inc'],
  ['llc', 'inc'],
  ['gmbh', 'foreign'],
  ['ag', 'foreign'],
  ['sa', 'foreign'],
  ['nv', 'foreign'],
  ['bv', 'foreign'],
  ['ab', 'foreign'],
  ['oy', 'foreign'],
  ['spa', 'foreign'],
  ['srl', 'foreign'],
  ['sarl', 'foreign'],
  ['aps', 'foreign'],
  ['kk', 'foreign'],
];

export const essential: ReadonlySet<LegalForm> = new Set<LegalForm>(['nhs']);

/** By their last word, so that most names need one look; the longest first. */
const byLastWord = new Map<string, { words: string[]; form: LegalForm }[]>();
for (const [text, form] of endings) {
  const words = text.split(' ');
  const last = words.at(-1)!;
  byLastWord.set(last, [...(byLastWord.get(last) ?? []), { words, form }]);
}

/** Takes the form off the end of the words; a name is never nothing but its form. */
export function withoutForm(tokens: string[]): { tokens: string[]; form: LegalForm } {
  const found = byLastWord
    .get(tokens.at(-1) ?? '')
    ?.find(
      ({ words }) =>
        tokens.length > words.length && words.every((word, at) => word === tokens[tokens.length - words.length + at]),
    );
  if (!found) return { tokens, form: '' };
  const rest = tokens.slice(0, tokens.length - found.words.length);
  // "Smith & Co Ltd" is "Smith and Company Limited": the company stays in the name
  const isCompany = found.words[0] === 'company' && found.words.length === 2;
  return { tokens: isCompany ? [...rest, 'company'] : rest, form: found.form };
}

/** Whether the words are a form and nothing else, such as `Ltd` alone. */
export const isOnlyForm = (tokens: string[]): boolean =>
  tokens.length > 0 && endings.some(([words]) => words === tokens.join(' '));

const bodies =
  /\b(ltd|limited|lmited|llp|plc|lp|cic|cio|scio|inc|incorporated|corporation|llc|gmbh|ag|sa|nv|bv|ab|spa|srl|company|companies|university|universities|college|school|schools|academy|academies|nhs|council|borough|trust|foundation|church|cathedral|diocese|parish|parochial|mosque|temple|gurdwara|synagogue|charity|association|society|institute|institution|federation|union|board|diocesan|gallery|hospital|hospice|museum|embassy|commission|authority|ministry|department|club|bank|branch|group)\b/i;

/** "Mr A Church" is nobody's church; with one of these behind it, it is a body all the same. */
const titled = /^(the )?(executors? of |trustees? of )?(the )?(late |estate of )*(mr|mrs|miss|ms|mx)\b/i;
const companies = /\b(ltd|limited|lmited|llp|plc|cic|cio|scio|incorporated|llc|company)\b/i;

/**
 * A name without a legal form, and of no public body, may be a person's. What stands before "t/a" decides. Trustees are
 * people as well, unless what they hold in trust is named as a body: a foundation, a school, a church.
 */
export function mayBePerson(name: string): boolean {
  const own = name.split(/\bt\s*\/\s*as?\b|\btrading as\b/i)[0]!.trim() || name;
  return titled.test(own) ? !companies.test(own) : !bodies.test(own);
}
