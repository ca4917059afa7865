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
  ['nhsft', 'nhs'],
  ['nhs trust', 'nhs'],
  ['trust nhs', 'nhs'],
  ['limited liability partnership', 'llp'],
  ['limited liability company', 'inc'],
  ['public limited company', 'plc'],
  ['community interest company', 'cic'],
  ['scottish charitable incorporated organisation', 'cio'],
  ['charitable incorporated organisation', 'cio'],
  ['limited partnership', 'lp'],
  ...['private', 'pvt', 'pte', 'pty'].flatMap((own): [string, LegalForm][] => [
    [`${own} limited`, 'ltd'],
    [`${own} ltd`, 'ltd'],
  ]),
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
