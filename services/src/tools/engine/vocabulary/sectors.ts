import { shippedWords } from './shipped-vocabulary.js';

let sectors: ReadonlyMap<string, readonly string[]> | undefined;

/** The families of occupations that make up a sector, where the words name one and nothing else: "the construction industry". */
export function familiesOfSector(words: string): readonly string[] {
  sectors ??= read();
  const said = words
    .toLowerCase()
    .replace(/[\s.]+/g, ' ')
    .trim()
    .replace(LEADS_TO_IT, '');
  return sectors.get(said) ?? sectors.get(said.replace(IS_ONE, '')) ?? [];
}
const LEADS_TO_IT =
  /^(?:(?:or more|plus|at least|relevant|proven|working|work|experience|of|in|within|on|the|an?|busy)(?: |$))*/;
const IS_ONE = /(?: (?:industry|sector|trade|environment|setting|field|experience|work|roles?))+$/;

/** Whether a family, or the unit group that stands for one, is among those of a sector. */
export const isOfSector = (family: string, families: readonly string[]): boolean =>
  families.some((each) => each === family || (/^\d+$/.test(each) && /^\d{4}$/.test(family) && family.startsWith(each)));

function read(): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, readonly string[]>();
  for (const line of shippedWords('sectors.txt').split('\n')) {
    if (line.startsWith('#') || !line.includes(' = ')) continue;
    const [names = '', families = ''] = line.split(' = ');
    for (const name of names.split('; ')) byName.set(name, families.split('; '));
  }
  return byName;
}
