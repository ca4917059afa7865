import { Injectable } from '@nestjs/common';
import { asCompanyNames } from './company-names.js';
import { countryOf, type Country } from './countries.js';
import { Phrases } from './phrases.js';
import {
  countryOfWords,
  isOpen,
  isPlace,
  LONGEST_WORD,
  partsOfPiece,
  readWords,
  textAsRead,
  wordsNeeded,
  wordsOfPhrases,
  type Piece,
  type Word,
} from './pieces.js';
import {
  noOthers,
  type Alternative,
  type Only,
  type SearchGroup,
  type SearchPlan,
  type SearchTerm,
} from './search-plan.js';
import { isNameOfTowns, onlyForTyped, onlyOfSynonym } from './short-forms.js';
import { otherSpellings, otherSpellingsOf } from './spelling-variants.js';
import { isRespaced } from './respaced.js';
import { divisionAlternatives, divisionCalled, inDivision } from './states.js';
import { Stems } from './stems.js';
import { titlesAsked } from './titles-asked.js';
import {
  isPlaceBefore,
  stateAfterTown,
  townsAsked,
  townsInState,
  type TownAsked,
  type TownInState,
} from './towns-asked.js';
import { countiesBegun, countiesOf } from './former-counties.js';
import { isKindOfJob } from './kinds-of-job.js';
import { notMeantBy } from './not-meant.js';
import { isPlaceName, isRegionName } from './place-names.js';
import type { Synonym } from './synonym-lists.js';
import { isShortForPlace } from './synonyms.js';
import { relativesBegun, relativesOf } from './word-families.js';
import { fillers, partsOf, wordsOf } from './words.js';

const LONGEST_PHRASE = 6;
/** As many as a text of 40 words has. */
const MOST_GROUPS = 40;
/** A known word may be only begun as well, but not so short a one: "rna" would find all that begins so. */
const SHORTEST_BEGUN = 4;
/** What a word spelled otherwise begins; a shorter one begins what has nothing to do with it ("rest" of "roest"). */
const SHORTEST_OTHERWISE = 5;
/** How much less a word counts that was not typed but may have been meant. */
const CORRECTION = 1;
/** What names a place is sooner meant as one than as a company or a skill, but not sooner than as a title. */
const weights = {
  // in both of its words more than one of them in a title and the other in the place, and less than both in a title
  townOfSeveral: 30,
  place: 25,
  within: 23,
  nameOfState: 13,
  asWritten: 11,
  typed: 10,
  spelledOtherwise: 9,
  synonym: 8,
  relative: 7,
  begun: 6,
  besidePlace: 7,
  // of a word that jobs have: in a title less than the word itself in a skill, for who works a lathe is no lather
  goneOn: 3,
};

/** Makes plans from texts. The plan depends on the text and on which words jobs have, and on nothing else. */
@Injectable()
export class SearchPlans {
  private readonly phrases: Phrases;

  constructor(private readonly stems: Stems) {
    this.phrases = new Phrases(stems);
  }

  async of(typedText: string): Promise<SearchPlan> {
    const text = textAsRead(typedText);
    const words = readWords(text);
    await this.phrases.learn(words.flatMap(wordsOfPhrases));
    const pieces = this.piecesOf(words);
    const parts = wordsOf(text).flatMap(partsOf);
    const towns = townsAsked(parts, pieces);
    const inState = townsInState(parts, pieces);
    const terms = [...towns.flat(), ...inState].map(({ term }) => term);
    const notMeant = pieces.flatMap((piece) => notMeantBy(partsOfPiece(piece), parts));
    await this.stems.learn([...pieces.flatMap(wordsNeeded), ...parts, ...terms, ...notMeant], words.at(-1)?.together);
    const names = asCompanyNames(pieces, (parts) => this.all(parts));
    const asked = titlesAsked(parts, pieces, this.stems.of);
    const titled = asTitle(pieces, asked);
    const town = inState.find(({ term }) => this.stems.isKnown(term));
    const state = town || isPlaceBefore(pieces, stateAfterTown(pieces)) ? stateAfterTown(pieces) : -1;
    const groups = pieces.flatMap((piece, at) => {
      if (at === state) return { any: divisionAlternatives(partsOfPiece(piece)[0]!, this.stems.of, weights.typed) };
      if (town && at >= town.from && at < town.state) return at === town.from ? this.townInState(town, piece) : [];
      const any = this.notOtherWork(this.group(piece).any, notMeantBy(partsOfPiece(piece), parts));
      const known = towns[at]!.filter(({ term }) => this.stems.isKnown(term)).map(toAlternative);
      const others = [...(names?.[at] ?? []), ...titled, ...known];
      return { any: others.length > 0 ? heaviestFirst([...any, ...others]) : any };
    });
    return { groups: withoutRepetition(groups), ...asked };
  }

  /**
   * A plan for who asks for one text and perhaps means another. `isSomewhere`: a few jobs have what was typed, and stand
   * before all that have only what may be meant, whatever their titles are.
   */
  async either(text: string, meant: string, isSomewhere: boolean): Promise<SearchPlan> {
    const [typed, other] = [await this.of(text), await this.of(meant)];
    const both = (one: string[], more: string[]) => [...new Set([...one, ...more])];
    const [own, others] = [typed.otherwise ?? noOthers, other.otherwise ?? noOthers];
    const behind = {
      heads: both(typed.heads, other.heads),
      otherwise: {
        words: both(own.words, others.words),
        heads: both(own.heads, others.heads),
        ...(others.apart && { apart: others.apart }),
        // of several words the heads are no stems of one that a title has to have
        ...(typed.otherwise &&
          other.otherwise &&
          (own.isOneOfStem || others.isOneOfStem) && { isOneOfStem: true as const }),
      },
    };
    if (isRespaced(text, meant)) {
      const groups = eitherOf(typed.groups, other.groups);
      return { groups, titles: both(typed.titles, other.titles), ...behind };
    }
    if (other.groups.length !== typed.groups.length) return other;
    const groups = typed.groups.map(({ any }, at) => ({
      any: heaviestFirst([...any, ...other.groups[at]!.any.map(lighter)]),
    }));
    if (isSomewhere) return { groups, first: wordsOnlyIn(typed, other), titles: [], ...behind };
    return { groups, titles: both(typed.titles, other.titles), ...behind };
  }

  /** The longest phrases that have synonyms, from left to right; what is between them, word by word. */
  private piecesOf(words: Word[]): Piece[] {
    const pieces: Piece[] = [];
    for (let at = 0; at < words.length;) {
      const { length, synonyms } = this.longestPhrase(words.slice(at, at + LONGEST_PHRASE));
      pieces.push({ words: words.slice(at, at + length), synonyms, isOpen: isOpen(words, at, length) });
      at += length;
    }
    return pieces;
  }

  private longestPhrase(words: Word[]): { length: number; synonyms: Synonym[] } {
    const most = words.findIndex(({ isState }) => isState);
    for (let length = most < 0 ? words.length : most; length > 0; length -= 1) {
      const some = words.slice(0, length);
      const parts = some.flatMap((word) => word.parts);
      const written = [parts, ...otherSpellingsOf(parts), some.map(({ together }) => together)];
      const synonyms = written.map((one) => this.phrases.synonymsOf(one)).find(({ length: count }) => count > 0) ?? [];
      const isNamed =
        isPlaceName(parts) ||
        countiesOf(parts).length > 0 ||
        divisionCalled(parts) !== undefined ||
        countryOfWords(some) !== undefined;
      if (synonyms.length > 0 || isKindOfJob(parts) || (length > 1 && isNamed)) return { length, synonyms };
    }
    return { length: 1, synonyms: [] };
  }

  /** "Texas City, TX" is no other city of Texas, and "Indiana, PA" nowhere in Indiana. */
  private townInState({ term, mayBeWork }: TownInState, piece: Piece): SearchGroup {
    const asWork = mayBeWork ? this.typed(piece, 'skills') : [];
    return { any: heaviestFirst([{ all: [exactly(term)], weight: weights.townOfSeveral }, ...asWork]) };
  }

  /** Who says the word itself may say whatever beside it. */
  private notOtherWork(any: Alternative[], words: string[]): Alternative[] {
    if (words.length === 0) return any;
    const without = words.map(this.stems.of);
    return any.map((one) => (one.weight < weights.spelledOtherwise ? { ...one, without } : one));
  }

  private group(piece: Piece): SearchGroup {
    const [first] = piece.words;
    if (first!.isState) return { any: this.state(first!.together) };
    const parts = piece.words.flatMap((word) => word.parts);
    const division = divisionCalled(parts);
    if (division) {
      // who has the very name of it is meant before who is there: Ohio State University
      const names = this.typed(piece, 'names').map((one) => ({ ...one, weight: weights.nameOfState }));
      return { any: heaviestFirst([{ all: inDivision(division, this.stems.of), weight: weights.place }, ...names]) };
    }
    const counties = countiesOf(parts);
    if (counties.length > 0) {
      const places = [...this.namesake(parts), ...this.region(counties, weights.within)];
      return { any: heaviestFirst([...places, ...this.typed(piece, 'names')]) };
    }
    const country = countryOfWords(piece.words);
    if (country) {
      // of a country that no job is in the name may be a word: "family reunion"
      const only = parts.every(this.stems.isKnown) ? 'names' : undefined;
      return { any: heaviestFirst([...this.country(country, parts), ...this.typed(piece, only)]) };
    }
    const synonyms = piece.synonyms.flatMap((synonym) => this.synonym(synonym, parts.length > 1));
    if (isShortForPlace(piece.synonyms)) {
      // by its stem alone it would be something else: York of "Yorks", the staff of "Staffs"
      const written = parts.every(this.stems.isKnown) ? this.typed(piece) : [];
      return { any: heaviestFirst([...synonyms, ...written]) };
    }
    if (first!.isAlone || isNameOfTowns(piece.words.map(({ together }) => together).join(' '), piece.synonyms))
      return { any: heaviestFirst(this.besidePlace(first!, synonyms)) };
    const relatives =
      parts.length > 1 ? [] : [...this.relatives(parts[0]!, weights.relative), ...this.mistypedEnd(piece)];
    if (isKindOfJob(parts)) return { any: [this.kind(parts), ...this.typed(piece, 'names')] };
    const place = isPlaceName(parts) ? this.named(parts) : [];
    return {
      any: heaviestFirst([
        ...place,
        ...this.typed(piece, onlyOf(piece)),
        ...synonyms,
        ...relatives,
        ...this.countyBegun(piece),
      ]),
    };
  }

  /** "MD" after a comma is Maryland before it is anything else; "OR" is nothing else. */
  private state(code: string): Alternative[] {
    const places = divisionAlternatives(code, this.stems.of, weights.typed);
    return fillers.has(code) ? places : [...places, { all: [exactly(code)], weight: weights.begun }];
  }

  /** "East of England" is its counties: Nottingham is in England too, and in the east of it. */
  private region(counties: string[][], weight: number): Alternative[] {
    const britain = exactly(`@${this.stems.of('britain')}`);
    return counties.map((county) => ({ all: [...this.inPlace(county), britain], weight }));
  }

  /** What is called so stands before what lies in it: Middlesex in New Jersey. Several words say a side of a country too. */
  private namesake(parts: string[]): Alternative[] {
    return parts.length > 1 ? [] : [{ all: this.inPlace(parts), weight: weights.place }];
  }

  /** "strathclyd": no job has the whole word, which would be found by its beginning. */
  private countyBegun({ words: [first], isOpen }: Piece): Alternative[] {
    const { together } = first!;
    if (!isOpen || this.stems.isKnown(together)) return [];
    return this.region(countiesBegun(together), weights.begun).map((one) => ({ ...one, isBegun: true }));
  }

  /** What is called so stands before what is called after it: London before New London. */
  private named(parts: string[]): Alternative[] {
    const around = { all: this.inPlace(parts), weight: weights.within };
    return isRegionName(parts) ? [around] : [{ all: [exactly(`@^${parts.join(' ')}`)], weight: weights.place }, around];
  }

  private kind(parts: string[]): Alternative {
    return { all: [exactly(`@:${parts.join(' ')}`)], weight: weights.place };
  }

  /** The country itself before a town that is called after it. */
  private country({ name, otherwise }: Country, parts: string[]): Alternative[] {
    return [
      { all: [exactly(`@=${name}`)], weight: weights.place },
      ...(otherwise === undefined ? [] : [{ all: this.inPlace([otherwise]), weight: weights.place }]),
      { all: this.inPlace(parts), weight: weights.besidePlace },
    ];
  }

  /** What is a place before it is anything else: "BC" in capitals. "LA" is no "La" of a company at all. */
  private besidePlace({ together, isAlone }: Word, synonyms: Alternative[]): Alternative[] {
    const words: Alternative[] = fillers.has(together)
      ? []
      : [
          { all: this.all([together]), weight: weights.besidePlace },
          ...synonyms.filter(({ weight }) => weight < weights.place),
        ];
    const places = [
      ...divisionAlternatives(together, this.stems.of, weights.place),
      ...synonyms.filter(({ weight }) => weight === weights.place),
    ];
    const isOnlyPlace = synonyms.length > 0 && synonyms.every(({ weight }) => weight === weights.place);
    const others = isAlone && !isOnlyPlace ? words : [];
    return [...places, ...others.map((one) => ({ ...one, weight: Math.min(one.weight, weights.besidePlace) }))];
  }

  /** `ofPhrase`: what has the synonym is spelled out, so that a short form stands for it only where one is sure of it. */
  private synonym({ parts, isTown, within = [], country: lies }: Synonym, ofPhrase: boolean): Alternative[] {
    const around = this.inPlace(within);
    if (isTown) return [{ all: [exactly(`@^${parts.join(' ')}`), ...around], weight: weights.place }];
    if (around.length > 0)
      return [
        { all: [...this.inPlace(parts), ...around], weight: weights.place },
        { all: [...this.all(parts), ...around], weight: weights.synonym },
      ];
    if (lies) return [{ all: [...this.inPlace(parts), exactly(`@=${lies}`)], weight: weights.place }];
    const country = countryOf(parts);
    if (country) return [{ all: [exactly(`@=${country.name}`)], weight: weights.place }];
    const only = onlyOfSynonym(parts, ofPhrase);
    const place = isPlaceName(parts) ? [{ all: this.inPlace(parts), weight: weights.place }] : [];
    const spelled = parts.length > 1 ? [] : this.relatives(parts[0]!, weights.relative - 1);
    const others = otherSpellingsOf(parts).map((other) => ({ all: this.all(other), weight: weights.relative }));
    return [...place, { all: this.all(parts), weight: weights.synonym, ...only }, ...others, ...spelled];
  }

  /** In a description they mostly mean something else: who waits there is no waiter. */
  private relatives(word: string, weight: number): Alternative[] {
    const relatives = [word, ...otherSpellings(word)].flatMap(relativesOf);
    return relatives.map((other) => ({ all: this.all([other]), weight, only: 'skills' }));
  }

  /** "carpentr" begins carpentry, and is a carpenter as well but for one letter. */
  private mistypedEnd({ words: [first], isOpen }: Piece): Alternative[] {
    const { together } = first!;
    if (!isOpen || this.stems.isKnown(together)) return [];
    return relativesBegun(together).map((other) => ({
      all: this.all([other]),
      weight: weights.relative,
      only: 'skills',
    }));
  }

  private inPlace(parts: string[]): SearchTerm[] {
    return this.all(parts).map(({ word }) => exactly(`@${word}`));
  }

  /** The words themselves, and as they may be spelled, run together or, of the last one, go on. */
  private typed({ words, isOpen }: Piece, only?: Only): Alternative[] {
    return this.asTyped({ words, isOpen }).map((one) => (only ? { ...one, only } : one));
  }

  private asTyped({ words, isOpen }: Pick<Piece, 'words' | 'isOpen'>): Alternative[] {
    const [first] = words as [Word];
    // "M&A" is no "m" and "a" anywhere in a text
    if (words.length === 1 && first.written) return [{ all: [exactly(first.written)], weight: weights.asWritten }];
    const parts = words.flatMap((word) => word.parts);
    const found: Alternative[] = [{ all: this.all(parts), weight: weights.typed }];
    for (const other of otherSpellingsOf(parts)) {
      found.push({ all: this.all(other), weight: weights.spelledOtherwise });
    }
    if (words.length > 1) return found;
    const { together } = first;
    // letter for letter before the same parts apart: "T-Mobile" before "Mobile T. Inc."
    if (parts.length > 1) found.push({ all: this.all([together]), weight: weights.asWritten });
    if (!isOpen || parts.length > 1) return found;
    const others = otherSpellings(together);
    const isKnown = [together, ...others].some(this.stems.isKnown);
    const begun = [together, ...others.filter((one) => one.length >= SHORTEST_OTHERWISE)];
    const stem = this.stems.of(together);
    const endings = isKnown ? this.stems.endings(together).filter((one) => one !== stem) : [];
    const isBegun = !isKnown || (this.stems.isRare(together) && together.length >= SHORTEST_BEGUN);
    return [
      ...found,
      ...endings.map((other): Alternative => ({ all: [exactly(other)], weight: weights.goneOn })),
      ...(isBegun ? begun : []).map((word) => ({
        all: [{ word, prefix: true }],
        weight: isKnown ? weights.goneOn : weights.begun,
      })),
    ];
  }

  private all(parts: string[]): SearchTerm[] {
    const stems = parts.filter((part) => part.length <= LONGEST_WORD).map(this.stems.of);
    return [...new Set(stems)].map(exactly);
  }
}

const onlyOf = (piece: Piece) =>
  piece.words.length > 1 || isPlace(piece) ? undefined : onlyForTyped(piece.words[0]!.together, piece.synonyms);

const toAlternative = ({ term, isTogether }: TownAsked): Alternative => ({
  all: [exactly(term)],
  weight: isTogether ? weights.townOfSeveral : weights.place,
});

/** What has a state before its end may be a title as it stands: "OR Nurse" of operating rooms. */
function asTitle(pieces: Piece[], { titles: [title], heads: [head] }: Pick<SearchPlan, 'titles' | 'heads'>) {
  if (!pieces.slice(0, -1).some(({ words }) => words[0]!.isState)) return [];
  return [title, head].flatMap((term) => (term ? [{ all: [exactly(term)], weight: weights.typed }] : []));
}

/** Words as typed of which the other plan has others. */
const wordsOnlyIn = (typed: SearchPlan, other: SearchPlan): string[] =>
  typed.groups
    .filter((group, at) => JSON.stringify(group) !== JSON.stringify(other.groups[at]))
    .flatMap(({ any }) => any)
    .filter(({ all, weight }) => all.length === 1 && weight === weights.typed)
    .flatMap(({ all }) => all)
    .filter(({ word, prefix }) => !prefix && !word.startsWith('@'))
    .map(({ word }) => word);

const exactly = (word: string): SearchTerm => ({ word, prefix: false });

const heaviestFirst = (alternatives: Alternative[]): Alternative[] => {
  const seen = new Set<string>();
  return alternatives
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ all, only }) => {
      const key = [only, ...all.map(({ word, prefix }) => `${word}${prefix ? '*' : ''}`)].join(' ');
      return all.length > 0 && !seen.has(key) && seen.add(key);
    });
};

const lighter = (one: Alternative): Alternative => ({ ...one, weight: Math.max(1, one.weight - CORRECTION) });

/** What matches one list of groups or the other: what both ask stays, and of the rest each group of one or each of the other. */
function eitherOf(typed: SearchGroup[], other: SearchGroup[]): SearchGroup[] {
  const [own, others] = [typed, other].map((groups) => new Set(groups.map((group) => JSON.stringify(group))));
  const shared = typed.filter((group) => others!.has(JSON.stringify(group)));
  const rest = other.filter((group) => !own!.has(JSON.stringify(group)));
  const pairs = typed
    .filter((group) => !shared.includes(group))
    .flatMap(({ any }) => rest.map((group) => ({ any: heaviestFirst([...any, ...group.any.map(lighter)]) })));
  return [...shared, ...pairs].slice(0, MOST_GROUPS);
}

const withoutRepetition = (groups: SearchGroup[]): SearchGroup[] => [
  ...new Map(groups.filter(({ any }) => any.length > 0).map((group) => [JSON.stringify(group), group])).values(),
];
