import '../styles.css';
import './sponsors.css';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import type { SponsorDetail } from '@landfall/contracts';
import { ApiError, useTitle } from '@landfall/sdk';
import { Button, CompanyMark, EmptyState, formatDate, LandPanel, Note, Skeleton, VisuallyHidden } from '@landfall/ui';
import { JobList } from '../browse/job-list';
import { sponsorById } from './api';
import { SponsorCard } from './sponsor-card';
import { Formerly, placeOf, SponsorMarks } from './sponsor-marks';
import { WatchButton } from './watch-button';

export default function SponsorPage() {
  const { id } = useParams();
  const { data: sponsor, error, isFetching, refetch } = useQuery(sponsorById(id));
  useTitle(sponsor?.name ?? 'Sponsor');
  return (
    <div className="sponsor">
      <div>
        <Button asChild variant="quiet" flush icon="arrow-left">
          <Link to="/sponsors">All sponsors</Link>
        </Button>
      </div>
      {sponsor ? (
        <SponsorView sponsor={sponsor} />
      ) : error ? (
        <NotThere error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="sponsor-wait">
          <VisuallyHidden>Loading the sponsor...</VisuallyHidden>
          <Skeleton width="60%" height="2.5rem" />
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton height="12rem" />
        </div>
      )}
    </div>
  );
}

function SponsorView({ sponsor }: { sponsor: SponsorDetail }) {
  return (
    <article className="sponsor-view">
      <header className="sponsor-head">
        <CompanyMark name={sponsor.name} />
        <div>
          <h1 className="lf-title" dir="auto">
            {sponsor.name}
          </h1>
          <p className="sponsor-place" dir="auto">
            {placeOf(sponsor)}
          </p>
          <Formerly sponsor={sponsor} />
          <div className="sponsor-badges">
            <SponsorMarks sponsor={sponsor} />
          </div>
        </div>
        <div className="sponsor-watch">
          <WatchButton sponsor={sponsor} />
          <p>Hear once of each register that changes its licence, here and by mail.</p>
        </div>
      </header>
      {sponsor.state !== 'listed' && (
        <Note tone="caution">
          This is what the register of {formatDate(sponsor.asOf)} said. {sponsor.history[0]?.summary}.
        </Note>
      )}
      {sponsor.caution && <Note tone="caution">{sponsor.caution}</Note>}
      <LandPanel className="sponsor-licences" aria-labelledby="sponsor-licences">
        <h2 id="sponsor-licences">{sponsor.state === 'listed' ? 'Licensed for' : 'Was licensed for'}</h2>
        <dl>
          {sponsor.licences.map(({ route, rating, type, asOf }) => (
            <div key={route}>
              <dt>{route}</dt>
              <dd>
                {[type, rating || 'rating not stated', asOf && `as of ${formatDate(asOf)}`].filter(Boolean).join(', ')}
              </dd>
            </div>
          ))}
        </dl>
        {sponsor.olderRoutes && (
          <p className="sponsor-source">
            Where a day stands beside a route, the newest register does not cover it: it is what the register of that
            day said.
          </p>
        )}
        {sponsor.licences.some(({ rating }) => isPaidFor(rating)) && (
          <p className="sponsor-source">
            A (Premium) and A (SME+) are an A rating with a paid service of the Home Office beside it: between them and
            the plain A rating nothing is re-rated, and nobody is told of it.
          </p>
        )}
        <p className="sponsor-source">
          UK Home Office, register of licensed sponsors: workers, {formatDate(sponsor.asOf)}. A licence lets an employer
          sponsor people; it does not say that a job is sponsored.
          {townNote(sponsor)}
        </p>
      </LandPanel>
      <section aria-labelledby="sponsor-history">
        <h2 id="sponsor-history">From register to register</h2>
        <ol className="sponsor-history">
          {sponsor.history.map(({ asOf, kind, summary }, index) => (
            <li key={index} data-kind={kind}>
              <time dateTime={asOf}>{formatDate(asOf)}</time>
              <p dir="auto">{summary}</p>
            </li>
          ))}
        </ol>
      </section>
      {sponsor.similar.length > 0 && (
        <section aria-labelledby="sponsor-similar">
          <h2 id="sponsor-similar">Entries like it in the newest register</h2>
          <ul className="sponsor-list">
            {sponsor.similar.map((other) => (
              <li key={other.id}>
                <SponsorCard sponsor={other} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="sponsor-jobs">
        <h2 id="sponsor-jobs">Jobs here</h2>
        {sponsor.jobs.length > 0 ? (
          <>
            <p className="sponsor-link-note" dir="auto">
              {sponsor.linkNote}
            </p>
            <p className="sponsor-jobs-count">{countOf(sponsor)}</p>
            <JobList jobs={sponsor.jobs} />
            {sponsor.jobGroups > sponsor.jobs.length && (
              <p className="sponsor-jobs-more">
                <Link to={`/jobs?searchQuery=${encodeURIComponent(sponsor.name)}`}>
                  Search all jobs by the name {sponsor.name}
                </Link>
              </p>
            )}
          </>
        ) : (
          <p className="sponsor-link-note">
            No open job here is linked to this entry.{' '}
            <Link to={`/jobs?searchQuery=${encodeURIComponent(sponsor.name)}`}>Search the jobs by its name</Link>
          </p>
        )}
      </section>
    </article>
  );
}

/** "28 open jobs in 12 openings, the newest 10 below". */
function countOf({ jobTotal, jobGroups, jobs }: SponsorDetail): string {
  const all = `${jobTotal} open ${jobTotal === 1 ? 'job' : 'jobs'}`;
  const grouped = jobGroups < jobTotal ? `${all} in ${jobGroups} ${jobGroups === 1 ? 'opening' : 'openings'}` : all;
  return jobGroups > jobs.length ? `${grouped}, the newest ${jobs.length} below` : grouped;
}

/** A register may leave out an employer's town, which is then an earlier one's; of which day that is known of newer files. */
function townNote({ town, townAsOf, asOf }: SponsorDetail): string {
  if (town === '' || townAsOf === asOf) return '';
  return townAsOf
    ? ` The register of that day does not state the town above: it is what the register of ${formatDate(townAsOf)} said.`
    : ' A register may leave out an employer’s town: then the one above is what an earlier register said.';
}

const isPaidFor = (rating: string) => /^A \((?:Premium|SME\+)\)$/.test(rating);

interface NotThereProps {
  error: Error;
  retrying: boolean;
  onRetry: () => void;
}

function NotThere({ error, retrying, onRetry }: NotThereProps) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <EmptyState
      drawing={isMissing ? 'empty-jobs' : 'light-out'}
      title={isMissing ? 'Sponsor not found' : 'The sponsor could not be loaded'}
      level={1}
      actions={
        isMissing ? (
          <Button asChild>
            <Link to="/sponsors">Search the register</Link>
          </Button>
        ) : (
          <Button variant="secondary" icon="refresh-cw" busy={retrying} onClick={onRetry}>
            Retry
          </Button>
        )
      }
    >
      {isMissing
        ? 'There is no such entry in any register here.'
        : error instanceof ApiError
          ? error.detail
          : 'The server could not be reached.'}
    </EmptyState>
  );
}
