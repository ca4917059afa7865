import { Injectable } from '@nestjs/common';
import { allOf, exactly, heaviestFirst } from './alternatives.js';
import { asCompanyNames } from './company-names.js';
import type { Country } from './countries.js';
import { doersBeside } from './doers-beside.js';
import { eitherPlan } from './either-plan.js';
import { countiesOf } from './former-counties.js';
import { groupOf } from './group-of-piece.js';
import { isKindOfJob } from './kinds-of-job.js';
import { notMeantBy } from './not-meant.js';
import { Phrases } from './phrases.js';
import {
  countryOfWords,
  isOpen,
  partsOfPiece,
  readWords,
  textAsRead,
  wordsNeeded,
  wordsOfPhrases,
  type Piece,
  type Word,
} from './pieces.js';
import { inCountry } from './place-alternatives.js';
import { isPlaceName } from './place-names.js';
import { weights } from './plan-weights.js';
import { isRespaced } from './respaced.js';
import type { Alternative, SearchGroup, SearchPlan } from './search-plan.js';
import { otherSpellingsOf } from './spelling-variants.js';
import { divisionAlternatives, divisionCalled } from './states.js';
import { Stems } from './stems.js';
import type { Synonym } from './synonym-lists.js';
import { leaders, titlesAsked } from './titles-asked.js';
import {
  isPlaceBefore,
  stateAfterTown,
  townsAsked,
  townsInState,
  type TownAsked,
  type TownInState,
} from './towns-asked.js';
import { asTyped } from './typed-alternatives.js';
import { partsOf, wordsOf } from './words.js';

const LONGEST_PHRASE = 6;

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
    const doers = pieces.map((_, at) => doersBeside(pieces, at));
    const notMeant = pieces.flatMap((piece) => notMeantBy(partsOfPiece(piece), parts));
    await this.stems.learn(
      [...pieces.flatMap(wordsNeeded), ...parts, ...terms, ...notMeant, ...doers.flat(), ...leaders],
      words.at(-1)?.together,
    );
    const names = asCompanyNames(pieces, (parts) => allOf(this.stems, parts));
    const asked = titlesAsked(parts, pieces, this.stems.of);
    const titled = asTitle(pieces, asked);
    const town = inState.find(({ term }) => this.stems.isKnown(term));
    const state = town || isPlaceBefore(pieces, stateAfterTown(pieces)) ? stateAfterTown(pieces) : -1;
    const country = countryAtEnd(parts, pieces);
    const groups = pieces.flatMap((piece, at) => {
      if (country && at === pieces.length - 1) return { any: inCountry(this.stems, country, partsOfPiece(piece)) };
      if (at === state) return { any: divisionAlternatives(partsOfPiece(piece)[0]!, this.stems.of, weights.typed) };
      if (town && at >= town.from && at < town.state) return at === town.from ? this.townInState(town, piece) : [];
      const any = this.notOtherWork(groupOf(this.stems, piece).any, notMeantBy(partsOfPiece(piece), parts));
      const known = towns[at]!.filter(({ term }) => this.stems.isKnown(term)).map(toAlternative);
      const others = [...(names?.[at] ?? []), ...titled, ...known, ...doers[at]!.map(this.asDoer)];
      return { any: others.length > 0 ? heaviestFirst([...any, ...others]) : any };
    });
    return { groups: withoutRepetition(groups), ...asked };
  }

  /** A plan for who asks for one text and perhaps means another (see `eitherPlan`). */
  async either(text: string, meant: string, isSomewhere: boolean): Promise<SearchPlan> {
    const [typed, other] = [await this.of(text), await this.of(meant)];
    return eitherPlan(typed, other, { isOfSpaces: isRespaced(text, meant), isSomewhere });
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
      const synonyms = this.synonymsOfAny(written);
      const isNamed =
        isPlaceName(parts) ||
        countiesOf(parts).length > 0 ||
        divisionCalled(parts) !== undefined ||
        countryOfWords(some) !== undefined;
      if (synonyms.length > 0 || isKindOfJob(parts) || (length > 1 && isNamed)) return { length, synonyms };
    }
    return { length: 1, synonyms: [] };
  }

  /** Of one word its first spelling that is listed; lists may have the "call center representative" and "call centre" ones. */
  private synonymsOfAny(written: string[][]): Synonym[] {
    const found = written.map((one) => this.phrases.synonymsOf(one)).filter(({ length }) => length > 0);
    if (written[0]!.length === 1) return found[0] ?? [];
    return [...new Map(found.flat().map((one) => [one.parts.join(' '), one])).values()];
  }

  private asDoer = (word: string): Alternative => ({
    all: allOf(this.stems, [word]),
    weight: weights.relative,
    only: 'skills',
  });

  /** "Texas City, TX" is no other city of Texas, and "Indiana, PA" nowhere in Indiana. */
  private townInState({ term, mayBeWork }: TownInState, piece: Piece): SearchGroup {
    const asWork = mayBeWork ? asTyped(this.stems, piece, 'skills') : [];
    return { any: heaviestFirst([{ all: [exactly(term)], weight: weights.townOfSeveral }, ...asWork]) };
  }

  /** Who says the word itself may say whatever beside it. */
  private notOtherWork(any: Alternative[], words: string[]): Alternative[] {
    if (words.length === 0) return any;
    const without = words.map(this.stems.of);
    return any.map((one) => (one.weight < weights.spelledOtherwise ? { ...one, without } : one));
  }
}

/** "in France" is where: who is called after it is found by the name alone. */
function countryAtEnd(parts: string[], pieces: Piece[]): Country | undefined {
  const last = pieces.at(-1);
  const isWhere = last && parts.at(-partsOfPiece(last).length - 1) === 'in';
  return isWhere ? countryOfWords(last.words) : undefined;
}

const toAlternative = ({ term, isTogether }: TownAsked): Alternative => ({
  all: [exactly(term)],
  weight: isTogether ? weights.townOfSeveral : weights.place,
});

/** What has a state before its end may be a title as it stands: "OR Nurse" of operating rooms. */
function asTitle(pieces: Piece[], { titles: [title], heads: [head] }: Pick<SearchPlan, 'titles' | 'heads'>) {
  if (!pieces.slice(0, -1).some(({ words }) => words[0]!.isState)) return [];
  return [title, head].flatMap((term) => (term ? [{ all: [exactly(term)], weight: weights.typed }] : []));
}

const withoutRepetition = (groups: SearchGroup[]): SearchGroup[] => [
  ...new Map(groups.filter(({ any }) => any.length > 0).map((group) => [JSON.stringify(group), group])).values(),
];
