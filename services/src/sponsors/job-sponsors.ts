import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { isOfAnotherCountry } from '../adverts/scheme-country.js';
import { letGoSpokenFor } from '../adverts/spoken-for.js';
import { isUnsigned, withoutHearsay } from '../jobs/administrators-word.js';
import { mayBeBritish, mayBeNamesake, namesIn } from '../jobs/british-place.js';
import { britishPlaceWords } from '../jobs/place.js';
import { visaCountry } from '../jobs/visa-country.js';
import { withEvidence, type Evidence } from '../jobs/evidence.js';
import { jobsIn, replaceEvidence } from '../jobs/job-evidence.js';
import { inSeries } from '../platform/in-series.js';
import { companiesOfNames } from './companies-of-names.js';
import { dayOf } from './watch/licence-sentences.js';
import { mainCautionOf, routeCautionOf } from './register/rating-rules.js';
import { identityOf, olderRoutesOf, ratingInWords, ratingsOf, type Licence } from './register/register-entry.js';
import { townOf } from './names/asked-town.js';
import { SponsorMatcher, type Asked, type MatchedName, type Runs } from './names/sponsor-matcher.js';

/** The register is the United Kingdom's, and says nothing about jobs elsewhere. */
export const COUNTRY = 'United Kingdom';
/** For so long what a register stated goes on to speak for a job while newer files do not cover it. */
const LONGEST_UNCOVERED = '1 year';
const AUTHORITY = 'UK Home Office, register of licensed sponsors: workers';

/** A job before or after it is in the table, as far as its employer is concerned. */
interface EmployersJob {
  company: string;
  location: string;
  country: string | null;
  sponsorship: Evidence[];
  visaType?: string;
  description?: string;
  pay?: { currency: string } | null;
  placeWords?: string;
}

type Located = Pick<EmployersJob, 'company' | 'location'> & Partial<EmployersJob>;

interface Entry {
  id: number;
  name: string;
  town: string;
  /** The day of the register that stated it; null: not known. */
  townAsOf: string | null;
  licences: Licence[];
  rating: string;
  asOf: string;
  /** In the newest register, or that does not cover what it held. */
  state: 'listed' | 'not-covered';
}

/** The employer's entry in the register, as evidence on the jobs of that employer. */
@Injectable()
export class JobSponsors {
  private readonly matcher: SponsorMatcher;

  constructor(private readonly dataSource: DataSource) {
    this.matcher = new SponsorMatcher(dataSource);
  }

  /** Adds the evidence to jobs that are about to be written; names that a person must decide about are put down for it. */
  async addTo(jobs: EmployersJob[], runs: Runs = this.dataSource): Promise<void> {
    const british = jobs.filter((job) => job.country === COUNTRY || isBritishWithEmployer(job));
    const evidence = await this.evidenceFor(british, runs);
    british.forEach((job, at) => {
      job.sponsorship = withEvidence(job.sponsorship, 'register', evidence[at] ?? []);
      if (job.country === null && evidence[at]?.length) {
        job.country = COUNTRY;
        job.placeWords = britishPlaceWords(job.location);
      }
    });
  }

  /**
   * Holds the jobs that there are against the register as it is now. `named`: only those of this name. After a register
   * all are concerned: what it says of an employer bears its day, and what a name means hangs on the names beside it.
   */
  async renew(runs: Runs = this.dataSource, named?: string): Promise<void> {
    const companies = named === undefined ? undefined : [...(await companiesOfNames(runs, [named])).keys()];
    const jobs = await jobsIn(runs, COUNTRY, companies);
    const evidence = await this.evidenceFor(jobs, runs, named === undefined);
    const changed = jobs
      .map((job, at) => ({
        job,
        sponsorship: withoutHearsay(withEvidence(job.sponsorship, 'register', evidence[at] ?? [])),
      }))
      .filter(({ job, sponsorship }) =>
        job.isUnsponsored ? sponsorship.length > 0 : JSON.stringify(job.sponsorship) !== JSON.stringify(sponsorship),
      );
    await replaceEvidence(
      runs,
      changed.map(({ job, sponsorship }) => ({ id: job.id, sponsorship })),
    );
    const spokenFor = changed.filter(({ sponsorship }) => sponsorship.length > 0 && !sponsorship.some(isUnsigned));
    await letGoSpokenFor(
      runs,
      spokenFor.map(({ job }) => job.id),
    );
  }

  /** For each job what the register says of its employer: one piece of evidence or none. */
  private async evidenceFor(jobs: Located[], runs: Runs, areAll = false): Promise<Evidence[][]> {
    const asked = jobs.map(({ company, location }): Asked => ({ name: company, town: townOf(location) }));
    const distinct = new Map(asked.map((one) => [JSON.stringify(one), one]));
    const matches = await this.matcher.matchAll([...distinct.values()], runs);
    const byName = new Map([...distinct.keys()].map((key, at) => [key, matches[at]!]));
    const unsure = [...distinct].filter(([key]) => byName.get(key)!.result === 'review').map(([, one]) => one);
    await askPeople(unsure, runs);
    if (areAll) await withdrawSettled(asked, unsure, runs);
    const idOf = ({ sponsor, formerId }: MatchedName) => sponsor?.id ?? formerId;
    const entries = await entriesWith(
      matches.flatMap((match) => idOf(match) ?? []),
      runs,
    );
    return asked.map((one, at) => {
      const entry = entries.get(idOf(byName.get(JSON.stringify(one))!) ?? 0);
      return entry && (isInTownOf(entry, jobs[at]!) || !isDoubtful(jobs[at]!)) ? [evidenceOf(entry)] : [];
    });
  }
}

/** A town that may be elsewhere as well is taken for the British one where the register has the employer. */
const isBritishWithEmployer = (job: EmployersJob): boolean =>
  job.country === null &&
  mayBeBritish(job.location, { visaType: job.visaType, currency: job.pay?.currency }) &&
  !isSponsoredElsewhere(job);

/** Its visa, or what speaks for its sponsorship, is another country's, wherever a town is called as its own. */
export const isSponsoredElsewhere = ({ visaType = '', sponsorship }: Pick<EmployersJob, 'visaType' | 'sponsorship'>) =>
  (visaCountry(visaType) ?? COUNTRY) !== COUNTRY ||
  isOfAnotherCountry(visaType, COUNTRY) ||
  sponsorship.some(({ kind, quote }) => kind === 'record' || isOfAnotherCountry(quote ?? '', COUNTRY));

/** Its town may be elsewhere as well, and nothing in the advert says where it is. */
const isDoubtful = ({ country, location, visaType, description, pay }: Located): boolean =>
  country === null && mayBeNamesake(location, { visaType, description, currency: pay?.currency });

const isInTownOf = ({ town }: Entry, { location }: Located): boolean =>
  town !== '' && namesIn(location).some((name) => name.toLowerCase() === town.toLowerCase());

function evidenceOf({ id, name, town, townAsOf, licences, rating, asOf, state }: Entry): Evidence {
  const routes = licences.map(({ route }) => route);
  const dated = licences.map((one) => (one.asOf === undefined ? one.route : `${one.route} (as of ${dayOf(one.asOf)})`));
  const datedTown = town && townAsOf && townAsOf !== asOf ? `${town} (town as of ${dayOf(townAsOf)})` : town;
  const said = [name, datedTown, inSeries(dated), ratingInWords(licences)].filter(Boolean);
  const cautions = [routeCautionOf(licences), mainCautionOf(licences)].filter(Boolean);
  const ratings = ratingsOf(licences);
  const where =
    state === 'listed'
      ? 'is in the UK register of licensed sponsors'
      : `was in the UK register of licensed sponsors of ${dayOf(asOf)}, and the newest file does not cover that`;
  return {
    kind: 'register',
    summary: `The employer ${where}: ${said.join(', ')}`,
    by: AUTHORITY,
    asOf,
    sponsorId: id,
    rating,
    routes,
    ...(ratings.length === 0 ? {} : { ratings }),
    ...(state === 'listed' ? olderRoutesOf(licences) : olderRoutesOf(licences.map((one) => ({ asOf, ...one })))),
    ...(cautions.length === 0 ? {} : { caution: cautions.join(' ') }),
  };
}

async function askPeople(unsure: Asked[], runs: Runs): Promise<void> {
  if (unsure.length === 0) return;
  const rows = new Map(
    unsure.map(({ name, town }) => [identityOf(name).key, { key: identityOf(name).key, name, town }]),
  );
  await runs.query(
    `INSERT INTO sponsor_reviews (name_key, name, town)
     SELECT key, name, town FROM jsonb_to_recordset($1::jsonb) AS given (key varchar, name varchar, town varchar)
     ON CONFLICT (name_key) DO NOTHING`,
    [JSON.stringify([...rows.values()])],
  );
}

/** Nobody has to decide about a name any more that no job leaves in doubt. */
async function withdrawSettled(all: Asked[], unsure: Asked[], runs: Runs): Promise<void> {
  const keyOf = ({ name }: Asked) => identityOf(name).key;
  const open = new Set(unsure.map(keyOf));
  const settled = [...new Set(all.map(keyOf))].filter((key) => !open.has(key));
  await runs.query('DELETE FROM sponsor_reviews WHERE decision IS NULL AND name_key = ANY ($1)', [settled]);
}

async function entriesWith(ids: number[], runs: Runs): Promise<Map<number, Entry>> {
  if (ids.length === 0) return new Map();
  const rows = await runs.query<Entry[]>(
    `SELECT id, name, town, town_as_of::text AS "townAsOf", licences, rating, as_of::text AS "asOf", state FROM sponsors
     WHERE id = ANY ($1) AND (state = 'listed' OR state = 'not-covered' AND as_of >
       (SELECT max(as_of) - interval '${LONGEST_UNCOVERED}' FROM sponsor_registers WHERE state = 'applied'))`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
