import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { shippedFolder } from '../../../platform/shipped/shipped-folder.js';
import { wordsOf } from '../text/words.js';
import type { Field } from '../vocabulary/skill.js';
import type { Occupation } from './occupation.js';

/** Most of the titles that end with a word, or stand in a group, have to be of one kind of work before it names that work. */
const MOSTLY = 0.5;

/** Fields by the first digits of SOC 2020, the longest that fits; what is not here has no field of its own. */
const FIELDS_OF_CODES: Record<string, Field> = {
  ...{ 52: 'engineering', 5434: 'hospitality', 5435: 'hospitality', 5436: 'hospitality', 6112: 'education' },
  ...{ 6113: 'education', 6131: 'healthcare', 6133: 'healthcare', 6135: 'healthcare', 6136: 'healthcare' },
  ...{ 711: 'sales', 713: 'sales', 82: 'logistics', 9252: 'logistics', 9253: 'logistics' },
  ...{ 926: 'hospitality' },
};

/**
 * Skilled trades, and down to elementary work: the titles of professions mean too many things without their employer, so
 * that of these a group counts only where the product's own list says that it is of one trade.
 */
const TRADES = /^[5-9]/;
/** Who leads others or helps them is in the group of a profession as well, and does less or more than it. */
const OF_ANOTHER_RANK = /\b(?:manager|director|head|chief|supervisor|assistant|trainee|partner|governor|clerk)\b/;
/** By the first digits: what takes no training of years is one step below what does, elementary work two; drivers have their licence. */
const LEVELS: Record<string, number> = { 5: 3, 6: 2, 7: 2, 8: 2, 82: 3, 9: 1 };
const levelOf = (code: string): number => LEVELS[code.slice(0, 2)] ?? LEVELS[code.charAt(0)] ?? 1;
/** A word that says who somebody is; ranks and words of every trade are none of one trade. */
const PERSON = /(?:er|or|ist|ian|man|woman|wright|smith|chef|cook|guard|maid|groom|hand)$/;
const OF_ANY_TRADE =
  /\b(?:engineer|technician|manager|analyst|scientist|officer|supervisor|director|designer|developer|helper|worker|member|leader)$/;

/**
 * Titles of the coding index of SOC 2020 (ONS) with their unit group as the family. A title counts where it needs
 * nothing beside it to be coded; one word alone only where most titles that end with it are of the same kind of work, so
 * that "plasterer" names one and "manager" none. A unit group that the product's own list has a title of is its family.
 */
export function codedOccupations(
  own: ReadonlyMap<string, Occupation>,
  groups: ReadonlySet<string>,
): Map<string, Occupation> {
  const codes = plainCodes();
  const families = familiesOf(own, codes);
  const kinds = kindsOfLastWords(codes);
  const coded = new Map<string, Occupation>();
  for (const [title, code] of codes) {
    if (groups.has(code) && !TRADES.test(code) && !OF_ANOTHER_RANK.test(title)) {
      const profession = families.get(code);
      if (profession && title.includes(' ')) coded.set(title, profession);
      continue;
    }
    if (!TRADES.test(code) || (!title.includes(' ') && (!PERSON.test(title) || kinds.get(title) !== kindOf(code))))
      continue;
    const family = families.get(code);
    if (family || !OF_ANY_TRADE.test(title))
      coded.set(title, family ?? { family: code, field: fieldOf(code), level: levelOf(code) });
  }
  return coded;
}

const kindOf = (code: string): string => code.slice(0, 3);

const fieldOf = (code: string): Field | null =>
  [4, 3, 2].map((length) => FIELDS_OF_CODES[code.slice(0, length)]).find(Boolean) ?? null;

/**
 * For each code the occupation that most of the product's own titles in it have; none where they are of many trades. One
 * title alone that many trades use says nothing of a group: "test engineer" is the only one beside all who test goods.
 */
function familiesOf(own: ReadonlyMap<string, Occupation>, codes: ReadonlyMap<string, string>): Map<string, Occupation> {
  const votes = new Map<string, { title: string; occupation: Occupation }[]>();
  for (const [title, occupation] of own) {
    const code = codes.get(title);
    if (code && !code.endsWith(REST)) votes.set(code, [...(votes.get(code) ?? []), { title, occupation }]);
  }
  return new Map(
    Array.from(votes).flatMap(([code, all]): [string, Occupation][] => {
      const most = mostFrequent(all.map(({ occupation }) => occupation));
      const ofIt = all.filter(({ occupation: { family } }) => family === most.family);
      const isOne = ofIt.length > all.length * MOSTLY && !(all.length === 1 && OF_ANY_TRADE.test(all[0]?.title ?? ''));
      return isOne ? [[code, most]] : [];
    }),
  );
}

/** The last digit of a unit group that gathers what has no group of its own. */
const REST = '9';

const mostFrequent = (all: Occupation[]): Occupation => {
  const count = (one: Occupation) =>
    all.filter(({ family, level }) => family === one.family && level === one.level).length;
  return all.reduce((best, each) => (count(each) > count(best) ? each : best));
};

/** A line of the index with nothing beside the title, or marked as what is meant when nothing else is known. */
const PLAIN = /^(\p{L}[\p{L} '’-]*),,,(\d{4}),/u;
const MEANT = /^(\p{L}[\p{L} '’-]*),.*,(\d{4}),M$/u;

/** Each title, folded, that has a code of its own without a trade or a place beside it. */
function plainCodes(): Map<string, string> {
  const file = gunzipSync(readFileSync(new URL('occupation-titles.csv.gz', shippedFolder('visas')))).toString('utf8');
  const codes = new Map<string, string>();
  for (const line of file.split(/\r?\n/)) {
    const meant = line.endsWith(',M') ? MEANT.exec(line) : null;
    const [, written, code] = meant ?? PLAIN.exec(line) ?? [];
    if (written === undefined || code === undefined) continue;
    const words = wordsOf(written).map(({ folded }) => folded);
    const title = words.join(' ');
    if (title.length > 3 && words.length <= 5 && (meant || !codes.has(title))) codes.set(title, code);
  }
  return codes;
}

/** For each last word the kind of work that most titles ending with it are of, where there is one. */
function kindsOfLastWords(codes: ReadonlyMap<string, string>): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [title, code] of codes) {
    const last = title.slice(title.lastIndexOf(' ') + 1);
    const own = counts.get(last) ?? new Map<string, number>();
    counts.set(last, own.set(kindOf(code), (own.get(kindOf(code)) ?? 0) + 1));
  }
  const kinds = new Map<string, string>();
  for (const [word, own] of counts) {
    const all = [...own.values()].reduce((sum, count) => sum + count, 0);
    const [kind, count] = [...own].reduce((most, each) => (each[1] > most[1] ? each : most));
    if (count / all >= MOSTLY) kinds.set(word, kind);
  }
  return kinds;
}
