import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { partsOf, phraseKey, wordsOf } from './words.js';

const folder: URL = (() => {
  const found = ['../../../data/vocabulary/', '../../../../data/vocabulary/']
    .map((path) => new URL(path, import.meta.url))
    .find((url) => existsSync(url));
  if (!found) throw new Error('The data that ship with the product are missing (services/data/vocabulary)');
  return found;
})();

const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

export interface UkPlace {
  county: string;
  region: string;
  nation: string;
}

/** The words of a phrase without fillers, whatever it is put together from. */
export const partsOfPhrase = (phrase: string): string[] => wordsOf(phrase).flatMap(partsOf);

/** For the key of a phrase, the phrases that mean the same in job adverts. */
type Synonyms = Map<string, Set<string>>;

let known: { synonyms: Synonyms; ukPlaces: Map<string, UkPlace> } | undefined;

/** Other phrases for the phrase of this key ("rn": "registered nurse", "staff nurse"); none for most. */
export const synonymsOf = (key: string): string[] => [...(load().synonyms.get(key) ?? [])];

/** County, region and nation of a town of the United Kingdom. */
export const ukPlaceNamed = (town: string): UkPlace | undefined => load().ukPlaces.get(town.toLowerCase());

/** Read when first needed: programs that search nothing do not pay for it. */
function load() {
  known ??= { synonyms: readSynonyms(), ukPlaces: readUkPlaces() };
  return known;
}

function readSynonyms(): Synonyms {
  const synonyms: Synonyms = new Map();
  const add = (from: string, to: string) => {
    const [key, same] = [phraseKey(partsOfPhrase(from)), phraseKey(partsOfPhrase(to))];
    if (key === '' || key === same) return;
    synonyms.set(key, (synonyms.get(key) ?? new Set()).add(to));
  };
  const addLine = (line: string) => {
    const [same = '', ...more] = line.split('>');
    const equals = same.split('=').map((one) => one.trim());
    const further = more.flatMap((part) => part.split(',')).map((one) => one.trim());
    for (const one of equals) {
      for (const other of [...equals.filter((each) => each !== one), ...further]) add(one, other);
    }
  };
  const lines = (file: string) =>
    read(file)
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'));
  lines('field-synonyms.txt').forEach(addLine);
  const own = new Set(synonyms.keys());
  for (const file of ['abbreviations.txt', 'technologies.txt']) {
    for (const line of lines(file)) if (!own.has(phraseKey(partsOfPhrase(line.split('=')[0]!)))) addLine(line);
  }
  for (const { name, others } of parse<{ name: string; others: string }>(read('place-names.csv'), { columns: true })) {
    for (const other of others.split('|')) {
      if (!synonyms.has(phraseKey(partsOfPhrase(other)))) add(other, name);
    }
  }
  return synonyms;
}

function readUkPlaces(): Map<string, UkPlace> {
  const rows = parse<UkPlace & { name: string }>(read('uk-places.csv'), { columns: true });
  return new Map(rows.map(({ name, county, region, nation }) => [name.toLowerCase(), { county, region, nation }]));
}
