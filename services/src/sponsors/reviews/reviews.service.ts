import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AdvertGuard } from '../../adverts/advert-guard.js';
import { isForeign } from '../../adverts/hosts.js';
import { readAgain } from '../../imports/read-again.js';
import { Invalid, NotFound } from '../../platform/refusals/refusals.js';
import { JobSponsors } from '../job-sponsors.js';
import { hostsOfNames } from './hosts-of-names.js';
import type { Review, ReviewDecision, ReviewPage, ReviewQuery } from './reviews.dto.js';
import { SponsorMatcher } from '../names/sponsor-matcher.js';
import { worthOffering } from '../names/worth-offering.js';
import { SponsorSearch } from '../search/sponsor-search.js';
import { toSponsor } from '../sponsor.view.js';

interface Row {
  id: number;
  nameKey: string;
  name: string;
  town: string;
  askedAt: Date;
  decision: 'match' | 'none' | null;
  sponsorId: number | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const columns = `id, name_key AS "nameKey", name, town, asked_at AS "askedAt", decision, sponsor_id AS "sponsorId",
  decided_by AS "decidedBy", decided_at AS "decidedAt"`;

const MOST_HOSTS = 10;

/** Names of adverts that a person must decide about: once, for all jobs of that name. */
@Injectable()
export class ReviewsService {
  private readonly guard: AdvertGuard;

  constructor(
    private readonly dataSource: DataSource,
    private readonly matcher: SponsorMatcher,
    private readonly search: SponsorSearch,
    private readonly jobs: JobSponsors,
  ) {
    this.guard = new AdvertGuard(dataSource);
  }

  async page({ state, page, limit }: ReviewQuery): Promise<ReviewPage> {
    const where = state === 'open' ? 'decision IS NULL' : 'decision IS NOT NULL';
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM sponsor_reviews WHERE ${where}`,
    );
    const rows = await this.dataSource.query<Row[]>(
      `SELECT ${columns} FROM sponsor_reviews WHERE ${where} ORDER BY decided_at DESC NULLS LAST, id LIMIT $1 OFFSET $2`,
      [limit, (page - 1) * limit],
    );
    const total = counted?.total ?? 0;
    const reviews = await this.views(rows);
    return { reviews, count: reviews.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }

  /** Deciding again is allowed: the last word holds. */
  async decide(id: number, { decision, sponsorId }: ReviewDecision, by: string): Promise<Review> {
    const { name } = await this.known(id);
    if (decision === 'match') await this.mustBeCandidate(sponsorId, name);
    const row = await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `UPDATE sponsor_reviews SET decision = $2, sponsor_id = $3, decided_by = $4, decided_at = now() WHERE id = $1`,
        [id, decision, decision === 'match' ? sponsorId : null, by],
      );
      const [decided] = await manager.query<Row[]>(`SELECT ${columns} FROM sponsor_reviews WHERE id = $1`, [id]);
      await this.jobs.renew(manager, decided!.nameKey);
      // after it: what was held for a word that nobody signed is listed by now, and its address was not asked about
      if (decision === 'match') await this.guard.judgeNames(manager, decided!.nameKey);
      // an advert that was refused because nobody had decided yet is in no table: only its file has it
      if (decision === 'match') await readAgain(manager);
      return decided!;
    });
    return (await this.views([row]))[0]!;
  }

  private async known(id: number): Promise<{ name: string }> {
    const [row] = await this.dataSource.query<{ name: string }[]>('SELECT name FROM sponsor_reviews WHERE id = $1', [
      id,
    ]);
    if (!row) throw new NotFound('Review');
    return row;
  }

  /** One that has nothing in common with the name is a slip of the hand, and would put its licence on all jobs of the name. */
  private async mustBeCandidate(sponsorId: number | undefined, name: string): Promise<void> {
    if (sponsorId === undefined)
      throw new Invalid([{ field: 'sponsorId', message: 'Say which entry of the register it is' }]);
    const [row] = await this.search.inOrder([sponsorId]);
    if (row?.state !== 'listed') {
      throw new Invalid([{ field: 'sponsorId', message: 'The newest register has no such entry' }]);
    }
    const candidates = await this.matcher.candidatesOf(name);
    if (!candidates.some(({ id }) => id === sponsorId)) {
      throw new Invalid([{ field: 'sponsorId', message: `${row.name} is not among those that “${name}” may be` }]);
    }
  }

  private async views(rows: Row[]): Promise<Review[]> {
    const hosts = await hostsOfNames(
      this.dataSource,
      rows.map(({ nameKey }) => nameKey),
    );
    return Promise.all(rows.map((row) => this.view(row, hosts.get(row.nameKey) ?? [])));
  }

  private async view(row: Row, hosts: string[]): Promise<Review> {
    const { candidates } = await this.matcher.undecided(row.name, row.town);
    const ids = worthOffering(row.name, candidates).map(({ id }) => id);
    const [sponsor] = row.sponsorId === null ? [] : await this.search.inOrder([row.sponsorId]);
    return {
      id: row.id,
      kind: 'sponsor-name',
      name: row.name,
      town: row.town,
      askedAt: row.askedAt.toISOString(),
      candidates: (await this.search.inOrder(ids)).map(toSponsor),
      hosts: hosts.slice(0, MOST_HOSTS),
      hostCount: hosts.length,
      foreignHostCount: hosts.filter(isForeign).length,
      decision: row.decision,
      sponsor: sponsor ? toSponsor(sponsor) : null,
      decidedBy: row.decidedBy,
      decidedAt: row.decidedAt?.toISOString() ?? null,
    };
  }
}
