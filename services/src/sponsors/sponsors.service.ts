import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { shownTo } from '../jobs/job-json.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { inSeries } from '../platform/in-series.js';
import type { Paging } from '../platform/validation/paging.dto.js';
import { NotFound } from '../platform/refusals/refusals.js';
import { townTyped } from './names/asked-town.js';
import { readName } from './names/company-name.js';
import { everydayNames } from './names/everyday-names.js';
import { dayOf } from './watch/licence-sentences.js';
import { isLookedUp } from './people/look-up.js';
import { relationOf } from './names/name-relation.js';
import { SponsorMatcher } from './names/sponsor-matcher.js';
import { worthOffering } from './names/worth-offering.js';
import { SponsorSearch } from './search/sponsor-search.js';
import { toNamedSponsor, toSponsor } from './sponsor.view.js';
import type {
  Sponsor,
  SponsorCounts,
  SponsorCountsQuery,
  SponsorDetail,
  SponsorMatch,
  SponsorPage,
  SponsorQuery,
  WatchedSponsors,
} from './sponsors.dto.js';

const MOST_JOBS = 10;
const MOST_SIMILAR = 5;

@Injectable()
export class SponsorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly search: SponsorSearch,
    private readonly matcher: SponsorMatcher,
    private readonly jobs: JobsService,
  ) {}

  async page({ query, page, limit, ...choices }: SponsorQuery): Promise<SponsorPage> {
    // before the entries: what was there then is not told to have none of a register that has come since
    const asOf = await this.newestDay();
    const found = await this.search.page(query, choices, { offset: (page - 1) * limit, limit });
    const { rows, total, wholeNameOnly } = found;
    return {
      sponsors: rows.map(toSponsor),
      count: rows.length,
      total,
      page,
      limit,
      totalPages: Math.ceil(total / limit),
      wholeNameOnly,
      asOf,
    };
  }

  counts(query: SponsorCountsQuery): Promise<SponsorCounts> {
    return this.search.counts(query);
  }

  async byId(id: number, user: SignedInUser | undefined): Promise<SponsorDetail> {
    const [row] = await this.search.inOrder([id]);
    if (!row) throw new NotFound('Sponsor');
    const { jobs, groups, total } = await this.jobs.ofSponsor(id, MOST_JOBS, user);
    return {
      ...toNamedSponsor(row),
      licences: row.licences,
      jobs: shownTo(user, jobs),
      jobGroups: groups,
      jobTotal: total,
      linkNote: await this.linkNote(
        id,
        jobs.map(({ company }) => company),
      ),
      watched: user !== undefined && (await this.isWatched(id, user.id)),
      similar: row.state === 'listed' ? [] : await this.similar(row.name, row.town),
    };
  }

  async match(name: string, place: string): Promise<SponsorMatch> {
    const { result, sponsor, candidates, reason, formerId } = await this.matcher.match(name, place);
    const rows = await this.search.inOrder(candidates.map(({ id }) => id));
    const bodies = everydayNames.mayBe(name);
    const answered = rows
      .map(toNamedSponsor)
      .filter((one) => one.id === sponsor?.id || isToldTo(name, one) || bodies.includes(one.name));
    const found = answered.find(({ id }) => id === sponsor?.id);
    // names of people only, of which the text is no whole name: who asks is told nothing of them, not even that they are
    const isUnnamed = result === 'review' && answered.length === 0;
    const former = result === 'none' || isUnnamed ? await this.former(name, townTyped(place), formerId) : undefined;
    const unfound = isUnnamed ? 'No company or body is found under this name' : reason;
    return {
      result: isUnnamed ? 'none' : result,
      reason: former && former.state !== 'listed' ? whyFormer(former) : unfound,
      candidates: worthOffering(name, answered),
      ...(found ? { sponsor: found } : {}),
      ...(former ? { former } : {}),
      asOf: await this.newestDay(),
    };
  }

  /**
   * The entry of an earlier register that surely is of this name, or the only one of this name with another legal form, or
   * that a person said it is, and that the newest one has no more.
   */
  private async former(name: string, town: string, decidedId?: number): Promise<Sponsor | undefined> {
    const id = decidedId ?? (await this.formerId(name, town));
    const [row] = id === undefined ? [] : await this.search.inOrder([id]);
    return row && toNamedSponsor(row);
  }

  private async formerId(name: string, town: string): Promise<number | undefined> {
    const gone = await this.search.gone(name);
    const { sponsor } = await this.matcher.undecided(name, town, gone);
    const asked = readName(name);
    const ofOtherForm = gone.filter((one) => relationOf(asked, readName(one.name)) === 'other-form');
    return sponsor?.id ?? (ofOtherForm.length === 1 ? ofOtherForm[0]!.id : undefined);
  }

  /** A second time is as good as the first. Whoever had ended the mails gets them again. */
  async watch(id: number, userId: string): Promise<void> {
    const [row] = await this.search.inOrder([id]);
    if (!row) throw new NotFound('Sponsor');
    await this.dataSource.query(
      'INSERT INTO sponsor_watches (user_id, sponsor_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [userId, id],
    );
    await this.dataSource.query('DELETE FROM sponsor_mails_ended WHERE user_id = $1', [userId]);
  }

  async unwatch(id: number, userId: string): Promise<void> {
    await this.dataSource.query('DELETE FROM sponsor_watches WHERE user_id = $1 AND sponsor_id = $2', [userId, id]);
  }

  async watched(userId: string, { page, limit }: Paging): Promise<WatchedSponsors> {
    const [shown, [all]] = await Promise.all([
      this.dataSource.query<{ id: number }[]>(
        `SELECT sponsor_id AS id FROM sponsor_watches WHERE user_id = $1
         ORDER BY since DESC, sponsor_id DESC LIMIT $2 OFFSET $3`,
        [userId, limit, (page - 1) * limit],
      ),
      this.dataSource.query<{ total: number }[]>(
        'SELECT count(*)::int AS total FROM sponsor_watches WHERE user_id = $1',
        [userId],
      ),
    ]);
    const { total } = all!;
    const sponsors = (await this.search.inOrder(shown.map(({ id }) => id))).map(toSponsor);
    return { sponsors, count: sponsors.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }

  private async isWatched(id: number, userId: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      'SELECT FROM sponsor_watches WHERE user_id = $1 AND sponsor_id = $2',
      [userId, id],
    );
    return rows.length > 0;
  }

  private async similar(name: string, town: string): Promise<Sponsor[]> {
    const { candidates } = await this.matcher.match(name, town);
    const rows = await this.search.inOrder(candidates.map(({ id }) => id));
    return rows
      .map(toSponsor)
      .filter((one) => isToldTo(name, one))
      .slice(0, MOST_SIMILAR);
  }

  /** By which names its jobs were found, and why those are taken for it. */
  private async linkNote(id: number, companies: string[]): Promise<string> {
    const names = [...new Set(companies)];
    if (names.length === 0) return '';
    const matches = await this.matcher.matchAll(names.map((name) => ({ name, town: '' })));
    const notes = names.map((name, at) => {
      const { sponsor, reason, formerId } = matches[at]!;
      if (sponsor?.id === id) return `“${name}”: ${lowerFirst(reason)}`;
      return `“${name}”: ${formerId === id ? 'the name in the register that had it last' : 'the name with its town'}`;
    });
    return `Linked by name, ${notes.join('; ')}. The register has no number that adverts carry too.`;
  }

  /** Null while there is none that can be searched: an older one may be here for the history alone. */
  private async newestDay(): Promise<string | null> {
    const rows = await this.dataSource.query<{ asOf: string }[]>(
      `SELECT as_of::text AS "asOf" FROM sponsor_registers
       WHERE state = 'applied' AND EXISTS (SELECT FROM sponsor_search) ORDER BY id DESC LIMIT 1`,
    );
    return rows[0]?.asOf ?? null;
  }
}

/** In keeping with what its own page says. */
function whyFormer({ name, state, asOf, routes }: Sponsor): string {
  const was = `${name} stood in that of ${dayOf(asOf)}, for ${inSeries(routes)}`;
  if (state === 'not-covered') return `The newest register does not cover what it held: ${was}`;
  return `The newest register has ${state === 'left' ? 'nothing like it' : 'it not under this name'} any more: ${was}`;
}

/** Who may be a person is not to be had for a part of the name. */
const isToldTo = (name: string, one: Sponsor): boolean => !one.lookUpOnly || isLookedUp(one.name, name);

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
