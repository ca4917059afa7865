import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { QueryConfig } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/data-source.js';
import { Unavailable } from '../../platform/refusals/refusals.js';
import { divisionsNamed } from '../divisions.js';
import { JobChanges } from '../index/job-changes.js';
import { JobIndexConfig } from '../index/job-index.config.js';
import { JobSearch } from '../job.search.js';
import { countryOf } from './countries.js';
import { goingOn } from './going-on.js';
import { regionsBeginning, regionsOfCode, withPlaces, withRegions } from './regions.js';
import { withoutTwins } from './same-suggestion.js';
import { SuggestionCounts } from './suggestion-counts.js';
import type { SuggestionEntry } from './suggestion-entry.js';
import { inOrderOfCounts, SuggestionList, wordsTyped } from './suggestion-list.js';
import { citiesBegun, meantByShortForms, synonymsOf } from './synonyms.js';
import { within } from './within.js';
import { runTogether } from './words.js';

/** Of each kind; what fewer jobs have than these is found by searching. */
const MOST_ENTRIES = 50_000;
/** Counts may lag behind: to count all again at every change would cost more than it gives, the more jobs there are. */
const FRESH_FOR_MS = 2_000;
const REST_BETWEEN_COUNTS = 10;
/** A burst of changes is over, and all is counted again at once, when nothing has changed for so long. */
const QUIET_MS = 3_000;
/** Nobody asked for so long that a whole import may have come since: for what is there now one waits a moment. */
const STALE_AFTER_MS = 30_000;
const MOMENT_MS = 1_000;
const MOST_SYNONYMS = 3;
/** Of some hundred bytes each, for one state of the data. */
const MOST_ANSWERS = 2_000;
/** So many of those that begin so are counted; the first two that jobs lie in are shown. */
const MOST_REGIONS = 6;
const SHORTEST_REGION = 3;
/** Of the name of a city in another language: of shorter ones too many begin so. */
const SHORTEST_NAME = 4;
const LONGEST_COUNT_MS = 120_000;
/** After that the page is told to ask again. */
const PATIENCE_MS = 3_000;
/** A program that has just started has more pressing things to do. */
const BEGIN_AFTER_MS = 5_000;

/** What was typed, and what means the same. */
interface Texts {
  words: string[];
  same: string[][];
}

interface Made {
  list: SuggestionList;
  /** The state of the data and the day: jobs expire by it. */
  version: string;
  at: number;
  tookMs: number;
  /** Of those that somebody has been shown. */
  counts: SuggestionCounts;
  /** By what was typed: most begin with the same few letters. */
  answers: Map<string, SuggestionEntry[]>;
}

/** What was counted for everybody, or for those who see jobs in their head start. */
interface View {
  early: boolean;
  made?: Made;
  making?: Promise<Made>;
}

/** What a person may mean who has typed so far. Kept in memory, because it is asked at every letter. */
@Injectable()
export class Suggestions implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Suggestions');
  private readonly views: Record<'all' | 'opened', View> = { all: { early: true }, opened: { early: false } };
  private timer: NodeJS.Timeout | undefined;
  private recount: NodeJS.Timeout | undefined;
  private following: Promise<() => void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly search: JobSearch,
    private readonly changes: JobChanges,
    private readonly config: JobIndexConfig,
    private readonly http: HttpAdapterHost,
  ) {}

  /** Where people type and things are kept in memory, the first count is made before somebody asks. */
  onApplicationBootstrap(): void {
    const isAnsweringHttp = Boolean(this.http.httpAdapter as unknown); // null in a program without one
    if (this.config.isOn && isAnsweringHttp)
      this.timer = setTimeout(() => void this.current(this.views.opened), BEGIN_AFTER_MS).unref();
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
    clearTimeout(this.recount);
  }

  /**
   * At most ten, nothing for what has no letter or digit.
   * @throws Unavailable while a count that may find some takes longer than anybody waits: an empty list would say that there are none
   */
  async for(text: string, early: boolean): Promise<SuggestionEntry[]> {
    const words = wordsTyped(text);
    if (words.length === 0) return [];
    const view = early ? this.views.all : this.views.opened;
    const found = await this.counted(orUnavailable(await this.current(view)), words);
    return found.length > 0 ? found : this.counted(orUnavailable(await this.upToDate(view)), words);
  }

  /** What is counted meanwhile is kept for who asks again. */
  private async counted(made: Made, words: string[]): Promise<SuggestionEntry[]> {
    const key = words.join('|');
    const kept = made.answers.get(key);
    if (kept) return kept;
    const typed = words.flatMap((word) => word.split(' '));
    const texts = { words, same: meantBy(words, typed) };
    const counted = this.found(made, texts, typed).then((found) => made.counts.counted(found));
    const known = await within(PATIENCE_MS, counted);
    const answer = inOrderOfCounts(withoutTwins(orUnavailable(known)), typed, texts.same);
    if (made.answers.size >= MOST_ANSWERS) made.answers.clear();
    made.answers.set(key, answer);
    return answer;
  }

  private async found(made: Made, { words, same }: Texts, typed: string[]): Promise<SuggestionEntry[]> {
    const regions = await this.regions(made, typed);
    if (words.length > 1 && regions.length === 0 && !made.list.has(words)) {
      const further = await made.counts.counted(goingOn(made.list, words));
      if (further.length > 0) return further;
    }
    const named = made.list.beginning(words, same).filter((entry) => !isNamesake(entry, typed));
    const begun = withRegions(named, regions, typed);
    const found = withPlaces(begun, citiesMeant(made.list, typed));
    if (found.length > 0 || typed.length > 1) return found;
    return made.list.beginning([], meantByShortForms(typed[0]!).slice(0, MOST_SYNONYMS));
  }

  /** Counted before one is chosen: only the first that jobs lie in are shown. */
  private async regions({ counts }: Made, typed: string[]): Promise<SuggestionEntry[]> {
    const isLong = typed.join(' ').length >= SHORTEST_REGION;
    const named = new Set([...regionsOfCode(typed), ...(isLong ? regionsBeginning(typed) : [])]);
    const names = [...named].slice(0, MOST_REGIONS);
    const regions = names.map((value) => ({ kind: 'place', value, count: 0, asText: true }) as const);
    return counts.counted(regions);
  }

  /** The first questions wait a moment for the first count; later ones have the last count while a new one is made. */
  private async current(view: View): Promise<Made | undefined> {
    if (!view.made) return this.first(view);
    const freshForMs = Math.max(FRESH_FOR_MS, view.made.tookMs * REST_BETWEEN_COUNTS);
    if (Date.now() - view.made.at > Math.max(freshForMs, STALE_AFTER_MS)) {
      return (await within(MOMENT_MS, this.upToDate(view))) ?? view.made;
    }
    if (Date.now() - view.made.at > freshForMs && !view.making) {
      this.make(view).catch((error: unknown) => this.logger.warn(`Suggestions stay as they were: ${String(error)}`));
    }
    return view.made;
  }

  private first(view: View): Promise<Made | undefined> {
    this.following ??= this.changes.follow(() => this.countSoon());
    return this.withinPatience(view, 'There are no suggestions yet');
  }

  /** That there is nothing must be true of what is there now: a page does not ask again. Only where counting takes long, counts lag behind. */
  private async upToDate(view: View): Promise<Made | undefined> {
    if (view.made && view.made.tookMs > PATIENCE_MS) return view.made;
    return this.withinPatience(view, 'Suggestions stay as they were');
  }

  private withinPatience(view: View, otherwise: string): Promise<Made | undefined> {
    const made = this.make(view).catch((error: unknown) => {
      this.logger.warn(`${otherwise}: ${String(error)}`);
      return undefined;
    });
    return within(PATIENCE_MS, made);
  }

  /** After a burst of changes; a count that took long is followed by as long a rest, however soon the next burst ends. */
  private countSoon(): void {
    clearTimeout(this.recount);
    const restedAt = Math.max(...Object.values(this.views).map(({ made }) => (made ? made.at + made.tookMs : 0)));
    this.recount = setTimeout(() => void this.countAgain(), Math.max(QUIET_MS, restedAt - Date.now())).unref();
  }

  /** For who has been shown suggestions, one view after the other. */
  private async countAgain(): Promise<void> {
    try {
      await this.changes.catchUp(); // else the count might be of the state before
      for (const view of Object.values(this.views)) {
        await view.making?.catch(() => undefined); // may have begun before the change
        if (view.made) await this.make(view);
      }
    } catch (error) {
      this.logger.warn(`Suggestions stay as they were: ${String(error)}`);
    }
  }

  private make(view: View): Promise<Made> {
    view.making ??= this.count(view).finally(() => (view.making = undefined));
    return view.making;
  }

  private async count(view: View): Promise<Made> {
    const began = Date.now();
    const today = new Date().toISOString().slice(0, 10);
    const version = `${today} ${await this.search.version()}`;
    if (view.made?.version === version) return (view.made = { ...view.made, at: Date.now() });
    const rows = await this.entries(today, view.early);
    const list = new SuggestionList(rows);
    view.made = {
      list,
      version,
      at: Date.now(),
      tookMs: Date.now() - began,
      counts: new SuggestionCounts(this.search, today, view.early),
      answers: new Map(),
    };
    return view.made;
  }

  /**
   * Of all open jobs, so it takes seconds where there are hundreds of thousands: longer than a question may. Spellings
   * are counted first and put together then, because there are far fewer of them than jobs.
   */
  private async entries(today: string, early: boolean): Promise<SuggestionEntry[]> {
    const client = await poolOf(this.dataSource).connect();
    try {
      await client.query(`BEGIN READ ONLY; SET LOCAL statement_timeout = ${LONGEST_COUNT_MS}`);
      const { rows } = await client.query<SuggestionEntry>({
        query_timeout: LONGEST_COUNT_MS,
        text: `WITH open AS MATERIALIZED (
           SELECT title, company, skills, jobs.country, location FROM job_search JOIN jobs ON id = job_id
           WHERE closes_on >= $1 AND ($3 OR premium_until IS NULL)
         ), said (kind, value, n) AS (
           SELECT 'title', title, count(*) FROM open GROUP BY 2
           UNION ALL SELECT 'company', company, count(*) FROM open GROUP BY 2
           UNION ALL SELECT 'skill', skill, count(*) FROM open, unnest(skills) AS skill GROUP BY 2
           UNION ALL SELECT 'place', country, count(*) FROM open WHERE country <> location GROUP BY 2
           UNION ALL SELECT 'place', location, count(*) FROM open GROUP BY 2
         ), counted AS (
           SELECT kind, (array_agg(value ORDER BY n DESC, value))[1] AS value, sum(n)::int AS count,
             row_number() OVER (PARTITION BY kind ORDER BY sum(n) DESC) AS n
           FROM said WHERE value <> '' GROUP BY kind, lower(value)
         )
         SELECT kind, value, count FROM counted WHERE n <= $2`,
        values: [today, MOST_ENTRIES, early],
      } as QueryConfig);
      await client.query('COMMIT');
      client.release();
      return rows;
    } catch (error) {
      client.release(true); // in whatever state it is, nobody else gets it
      throw error;
    }
  }
}

/** "munch": a city that is called otherwise where it lies. */
function citiesMeant(list: SuggestionList, typed: string[]): SuggestionEntry[] {
  const begun = typed.join(' ');
  if (begun.length < SHORTEST_NAME) return [];
  return citiesBegun(begun).flatMap(({ parts, within, country }) =>
    list
      .townsNamed(parts)
      .filter(({ value }) => within === undefined || liesIn(value, within.join(' ')))
      .filter(({ value }) => country === undefined || value.toLowerCase().endsWith(`, ${country}`))
      .slice(0, 1),
  );
}

/** "milano": the Milan in Michigan, which is one error away from it. */
const isNamesake = ({ kind, value }: SuggestionEntry, typed: string[]): boolean =>
  kind === 'place' &&
  synonymsOf(typed).some(
    ({ parts, country }) =>
      country !== undefined &&
      value.toLowerCase().startsWith(`${parts.join(' ')},`) &&
      !value.toLowerCase().endsWith(`, ${country}`),
  );

/** Places are written with the code of their state. */
function liesIn(place: string, state: string): boolean {
  const codes = divisionsNamed(state).map(({ code }) => code);
  return place.split(', ').some((part) => codes.includes(part));
}

/** What means the same as the words; a town, and not all that are called so. */
const meantBy = (words: string[], typed: string[]): string[][] => {
  const synonyms = synonymsOf(typed).filter(({ country }) => country === undefined);
  return [...countryMeant(words), ...synonyms.slice(0, MOST_SYNONYMS).map(({ parts }) => parts)];
};

/** "uk": the country of which this is a short name, in the words of its own. */
const countryMeant = (words: string[]): string[][] => {
  const country = countryOf(words.map(runTogether));
  return country && country.name !== words.join(' ') ? [country.name.split(' ')] : [];
};

function orUnavailable<T>(made: T | undefined): T {
  if (made === undefined) throw new Unavailable('The suggestions are still being counted.', 1);
  return made;
}
