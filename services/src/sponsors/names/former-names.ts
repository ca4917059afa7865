import { readFileSync } from 'node:fs';
import { readName, words } from './company-name.js';
import { sponsorsFolder } from '../register/shipped-registers.js';

interface NameTable {
  /** Names of one body, at different times or in different places. */
  renamed: string[][];
  /** Bodies that have become part of another. */
  merged: [former: string[], today: string][];
}

const withoutFoundation = (all: string[]) => all.filter((word) => word !== 'the' && word !== 'foundation').join(' ');

const ofOneHospital = (all: string[]) => all.map((word) => (word === 'hospitals' ? 'hospital' : word));

/** A trust is the same one as "NHS FT", "NHS Trust" and "NHS Foundation Trust", and with one hospital as with several. */
function spelled(name: string): string {
  const { form, words: own } = readName(name).own;
  return form === 'nhs' ? `${withoutFoundation(ofOneHospital(own))} nhs trust` : withoutFoundation(words(name));
}

/** What hospitals are called beside the place they are in, or the saint. */
const ofHospitals = new Set(
  'university teaching general district acute area hospital healthcare health care services'.split(' '),
);
const LONG_STEM = 3;

/** "Royal Devon and Exeter", "Luton and Dunstable Hospital": under which short names a trust's full one is thought of. */
function shortNames(name: string): string[] {
  const { form, words: own } = readName(name).own;
  if (form !== 'nhs' && form !== '') return [];
  const all = ofOneHospital(own);
  const stem = all.filter((word) => !ofHospitals.has(word));
  const isTelling = form === 'nhs' || all.includes('hospital') || stem.length >= LONG_STEM;
  return [all.join(' '), ...(isTelling && stem.length > 0 ? [`${stem.join(' ')} hospital`] : [])];
}

const coreOf = (name: string) =>
  spelled(name)
    .split(' ')
    .filter((word) => word !== 'of')
    .join(' ');

class FormerNames {
  private readonly others = new Map<string, Set<string>>();
  private readonly short = new Map<string, Set<string>>();
  private readonly cores = new Set<string>();

  constructor({ renamed, merged }: NameTable) {
    for (const names of renamed) for (const name of names) this.note(name, names);
    for (const [former, today] of merged) for (const name of former) this.note(name, [today]);
  }

  /** Under which other names the body of this name may be entered, by public knowledge and not by likeness. */
  today(name: string): string[] {
    const own = spelled(name);
    const listed = (one: string) => [...(this.others.get(one) ?? [])].filter((other) => spelled(other) !== own);
    return [
      ...listed(own),
      ...turned(own).flatMap((other) => [other, ...listed(other)]),
      ...this.inBothLanguages(name),
    ];
  }

  /** "Cardiff University / Prifysgol Caerdydd": what the table has as names of one body, one beside the other. */
  private inBothLanguages(name: string): string[] {
    const [one = '', other = '', ...more] = name.split(/\s*[/|]\s*|\s+[-–—]\s+/);
    const names = [...(this.others.get(spelled(one)) ?? [])];
    const isOther = spelled(one) !== spelled(other) && names.some((listed) => spelled(listed) === spelled(other));
    return isOther && more.length === 0 ? names : [];
  }

  /** Whether only the order of the words makes the one the other: "York University", "University of York". */
  isOnlyTurned(name: string, other: string): boolean {
    const [own, meant] = [spelled(name), spelled(other)];
    return turned(own).includes(meant) && ![...(this.others.get(own) ?? [])].some((one) => spelled(one) === meant);
  }

  /** Those that a person should look at: the trusts whose name, at some time, it leaves a word out of. */
  mayBe(name: string): string[] {
    return [...new Set(shortNames(name).flatMap((short) => [...(this.short.get(short) ?? [])]))];
  }

  /** Whether it is the name, at some time, of one body that the table knows; as the `core` of a parsed name. */
  knows(core: string): boolean {
    return this.cores.has(coreOf(core));
  }

  private note(name: string, others: string[]): void {
    add(this.others, spelled(name), others);
    this.cores.add(coreOf(name));
    if (readName(name).own.form === 'nhs') for (const short of shortNames(name)) add(this.short, short, others);
  }
}

function add(to: Map<string, Set<string>>, key: string, names: string[]): void {
  const known = to.get(key) ?? new Set<string>();
  for (const name of names) known.add(name);
  to.set(key, known);
}

/**
 * The areas of the health service in England were commissioning groups until 2022 and are care boards since.
 * People say "Leeds University"; the register says "University of Leeds", or the other way round. They say "Hackney
 * Council" of a London borough, "Leeds Council", "Leeds City Council" or "City of Leeds Council" of a city's, and "Bury
 * Council" of a metropolitan borough's; and the register says "Brent Council" of the London Borough of Brent.
 */
function turned(own: string): string[] {
  const area = /^(?:nhs )?([\p{L} ]+?) (?:clinical commissioning group|ccg)$/u.exec(own)?.[1];
  if (area) return [`nhs ${area} icb`];
  const place = /^university of ((?:st |saint )?[\p{L}]+)$/u.exec(own)?.[1];
  if (place) return [`${place} university`];
  const named = /^((?:st |saint )?[\p{L}]+) university$/u.exec(own)?.[1];
  if (named) return [`university of ${named}`];
  const [, rank, seat] = /^(city|county|borough|district) of ([\p{L} ]+?) council$/u.exec(own) ?? [];
  if (rank && seat) return [`${seat} ${rank} council`];
  const [, of, kind] = /^([\p{L} ]+?) (city|county) council$/u.exec(own) ?? [];
  if (of && kind) return [`${kind} of ${of} council`];
  const metropolis = /^([\p{L} ]+?) (?:mbc|mdc|metropolitan (?:borough|district) council)$/u.exec(own)?.[1];
  if (metropolis) return [`${metropolis} council`];
  const borough =
    /^(?:london|royal) borough of ([\p{L} ]+?)(?: council)?$/u.exec(own)?.[1] ??
    /^([\p{L} ]+?) london borough(?: council)?$/u.exec(own)?.[1];
  if (borough)
    return [
      `${borough} council`,
      `${borough} borough council`,
      `${borough} london borough council`,
      `london borough of ${borough}`,
      `royal borough of ${borough}`,
    ];
  const council = /^([\p{L} ]+?) (?:borough )?council$/u.exec(own)?.[1];
  return council && !/ (?:city|county|town|parish|district)$/.test(council) && !ofNoPlace.test(council)
    ? [
        `london borough of ${council}`,
        `royal borough of ${council}`,
        `${council} city council`,
        `${council} metropolitan borough council`,
      ]
    : [];
}

/** "Health and Care Professions Council", "Arts Council": what they are councils of has no borough. */
const ofNoPlace =
  /\b(?:health|care|medical|dental|nursing|professions|professional|research|arts?|british|general|sports?|faculties|skills)\b/;

export const formerNames = new FormerNames(
  JSON.parse(readFileSync(new URL('former-names.json', sponsorsFolder), 'utf8')) as NameTable,
);
