import { Injectable } from '@nestjs/common';
import { remembered } from '../../platform/remembered.js';
import { isTradeByItself, otherWorkEndingSo } from './listed-occupations.js';
import { notMeantBy } from './not-meant.js';
import { endingQuery, headQueries, inTitleQueries, inTitlesQuery, titledQuery } from './plan.sql.js';
import { sameWork } from './same-work.js';
import { isOfOneWord } from './search-plan.js';
import { SearchPlans } from './search-plans.js';
import { Stems } from './stems.js';
import { synonymsOf } from './synonyms.js';
import { titlesAlike, titlesBeside } from './titles-beside.js';
import { headsOfTitles } from './titles-asked.js';
import { tradeNearness, type TradeNearness } from './trade-nearness.js';
import { tradeOf, type Trade } from './trade-of-title.js';
import { relativesOf } from './word-families.js';
import { partsOf, wordsOf } from './words.js';

/** What asks for jobs of the work that a title names: texts of `tsquery`, the nearest first. */
export interface TradeAsked {
  queries: string[];
  /** How near the jobs of each are. */
  nearness: TradeNearness[];
  /** No other job is of the same work. */
  isListed: boolean;
  /** What asks for the nearest other work by our lists. */
  beside?: string;
}

/** Thousands of jobs have a title in common, and their pages wait for it. */
const tradeIn = remembered({ questions: 5_000, characters: 200 }, (title) => ({ trade: tradeOf(title) }));

/** Finds who does what a title says, as a search for the trade would. */
@Injectable()
export class Trades {
  constructor(
    private readonly plans: SearchPlans,
    private readonly stems: Stems,
  ) {}

  async of(title: string): Promise<TradeAsked> {
    const { trade } = tradeIn(title);
    const asked: TradeAsked = { queries: [], nearness: [], isListed: trade?.isListed ?? false };
    if (!trade) return asked;
    const add = (nearness: TradeNearness, queries: (string | undefined)[], without: string[] = []) => {
      const some = [...new Set(queries)].filter((query) => query !== undefined);
      if (some.length === 0) return;
      const none = without.length > 0 ? ` & !(${without.join(' | ')})` : '';
      asked.queries.push(`(${some.join(' | ')})${none}`);
      asked.nearness.push(nearness);
    };
    const [named, kind, wider] = [
      await this.plansOf(trade.named),
      await this.plansOf(trade.kind),
      await this.plansOf(trade.wider),
    ];
    const words = wordsOf(title).flatMap(partsOf);
    const apart = await this.otherWork([...trade.named, ...trade.kind], words);
    // before one word stands what kind of it the work is; before several it may be other work: a lawn care worker
    add(
      tradeNearness.is,
      named.map((plan) => (isOfOneWord(plan) ? endingQuery(plan) : titledQuery(plan))),
      apart,
    );
    add(tradeNearness.ends, named.map(endingQuery), apart);
    add(tradeNearness.within, named.map(inTitlesQuery), apart);
    add(tradeNearness.kind, kind.map(endingQuery), apart);
    const same = [...titlesOfSameWork(trade), ...nearTitles(trade)];
    await this.stems.learn(same.flat());
    add(
      tradeNearness.same,
      headQueries(headsOfTitles(same, this.stems.of)),
      await this.otherWork([...trade.named, ...same.map((one) => one.join(' '))], words),
    );
    const subject = subjectOf(trade);
    const beside = asWords(trade.named.flatMap(titlesBeside));
    await this.stems.learn([...subject, ...beside.flat()]);
    add(tradeNearness.subject, inTitleQueries(subject.map(this.stems.of)));
    add(
      tradeNearness.wider,
      wider.flatMap((plan) => [endingQuery(plan), inTitlesQuery(plan)]),
    );
    asked.beside = headQueries(headsOfTitles(beside, this.stems.of)).join(' | ') || undefined;
    return asked;
  }

  /** What ends with the one word that the trade is, and is something else; and what our lists tell apart from it and its other names. */
  private async otherWork(texts: string[], asked: string[]): Promise<string[]> {
    const words = texts.filter((text) => !text.includes(' '));
    const titles = words.flatMap(otherWorkEndingSo).map((title) => title.split(' '));
    const said = texts.map((text) => text.split(' '));
    const alsoSaid = said.flatMap((parts) => synonymsOf(parts)).map(({ parts }) => parts);
    const apart = [...said, ...alsoSaid].flatMap((parts) => notMeantBy(parts, asked));
    await this.stems.learn([...titles.flat(), ...apart]);
    return [...headQueries(headsOfTitles(titles, this.stems.of)), ...inTitleQueries(apart.map(this.stems.of))];
  }

  private plansOf = (texts: string[]) => Promise.all(texts.map((text) => this.plans.of(text)));
}

/** "Dental", "veterinary", "legal": no "care" and no "scaffolding", which stand in titles of all kinds. */
const IS_OF_TRADE = /(?:al|ary|ic|cy)$/;

/**
 * What a trade is called by before the word for who does it, where that is of another trade, with all of its family: a dental
 * hygienist is near to a dentist.
 */
const subjectOf = ({ named }: Trade): string[] => {
  const before = named.flatMap((text) => text.split(' ').slice(0, -1)).filter((word) => IS_OF_TRADE.test(word));
  return [...new Set(before)].flatMap((word) => {
    const family = relativesOf(word);
    return family.some(isTradeByItself) ? [word, ...family] : [];
  });
};

/** Titles of the same kind of work by our lists, as words. What says nothing by itself is of any kind. */
const titlesOfSameWork = ({ named }: Trade): string[][] =>
  asWords(named.flatMap((text) => sameWork(text)?.titles.flat() ?? []));

/** Titles of the work that is nearest to it, each with its other names. */
const nearTitles = ({ named, near }: Trade): string[][] =>
  asWords([...near.flatMap((text) => [text, ...(sameWork(text)?.titles[0] ?? [])]), ...named.flatMap(titlesAlike)]);

const asWords = (titles: string[]): string[][] =>
  titles
    .map((title) => wordsOf(title).flatMap(partsOf))
    .filter((words) => words.length > 1 || isTradeByItself(words[0] ?? ''));
