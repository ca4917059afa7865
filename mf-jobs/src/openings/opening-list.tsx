import './openings.css';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Job, JobsByIds } from '@landfall/contracts';
import { ApiError, http, retryUnlessRefused } from '@landfall/sdk';
import { Badge, Button, formatDate, Skeleton, VisuallyHidden, figure } from '@landfall/ui';
import { closingText } from '../card/closing-text';
import { companyOf } from '../card/company-of';
import { JobLink } from '../card/job-link';
import { marksOf, useJobMarks } from '../card/job-marks';
import { payOnCard } from '../card/pay';
import { FailedNote } from '../failed-note';
import { JOBS_AT_A_TIME } from './use-unfolded';

const MINUTE = 60_000;
const ROWS_WAITING = 3;

const jobsByIds = (ids: number[]) =>
  queryOptions({
    queryKey: ['jobs', 'by-ids', ids],
    queryFn: ({ signal }) => http.post<JobsByIds>('/api/jobs/openings', { body: { ids }, signal }),
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
    retry: retryUnlessRefused,
  });

interface OpeningListProps {
  /** The job that stands for them on the card. */
  job: Job;
  ids: number[];
  /** How many of them. */
  shown: number;
  onMore: () => void;
}

export default function OpeningList({ job, ids, shown, onMore }: OpeningListProps) {
  const parts: number[][] = [];
  for (let at = 0; at < Math.min(shown, ids.length); at += JOBS_AT_A_TIME) {
    parts.push(ids.slice(at, at + JOBS_AT_A_TIME));
  }
  const left = ids.length - shown;
  const [asked, setAsked] = useState(-1);
  return (
    <>
      {parts.map((part, at) => (
        <Part key={part[0]} job={job} ids={part} takesFocus={at === asked} />
      ))}
      {left > 0 && (
        <Button
          variant="secondary"
          onClick={() => {
            setAsked(parts.length);
            onMore();
          }}
        >
          Show {figure(Math.min(left, JOBS_AT_A_TIME))} more
        </Button>
      )}
    </>
  );
}

const focusFirst = (list: HTMLUListElement | null) => list?.querySelector('a')?.focus();

/** `takesFocus`: the button that asked for them may be gone. */
function Part({ job, ids, takesFocus }: { job: Job; ids: number[]; takesFocus: boolean }) {
  const query = useQuery(jobsByIds(ids));
  const { data: found, error } = query;
  const { marks, source } = useJobMarks(found?.jobs ?? []);
  if (error && !found) {
    return (
      <FailedNote query={query}>
        {error instanceof ApiError ? error.detail : 'These openings could not be loaded.'}
      </FailedNote>
    );
  }
  if (!found) {
    return (
      <div role="status" className="openings">
        <VisuallyHidden>Loading openings...</VisuallyHidden>
        {ids.slice(0, ROWS_WAITING).map((id) => (
          <Skeleton key={id} height="2.75rem" />
        ))}
      </div>
    );
  }
  return (
    <>
      <ul className="openings" ref={takesFocus ? focusFirst : undefined}>
        {found.jobs.map((one) => (
          <Row key={one.id} job={one} head={job} marks={marksOf(one.id, marks)} />
        ))}
      </ul>
      {source}
    </>
  );
}

/** What tells it from the others of its opening; company and place only where they are spelled differently. */
function Row({ job, head, marks }: { job: Job; head: Job; marks: readonly string[] }) {
  const said = [
    plain(companyOf(job)) !== plain(companyOf(head)) && companyOf(job),
    job.posted_at ? `Posted ${formatDate(job.posted_at, { form: 'short' })}` : 'No date',
    recordNumber(job),
    payOnCard(job),
    job.expires_at && `Expires: ${closingText(job.expires_at)}`,
  ].filter((part) => typeof part === 'string' && part !== '');
  return (
    <li className="opening">
      <JobLink job={job} said={said.join(', ')} />
      {marks.map((mark) => (
        <Badge key={mark} tone="positive" icon="clipboard-list">
          {mark}
        </Badge>
      ))}
      <span className="opening-facts" aria-hidden="true">
        {said.map((part, at) => (
          <span key={at} dir="auto">
            {part}
          </span>
        ))}
      </span>
    </li>
  );
}

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

function recordNumber({ sponsorship }: Job): string | undefined {
  const reference = [sponsorship, ...sponsorship.evidence].find((one) => one.kind === 'record' && one.reference);
  return reference && `Record ${reference.reference}`;
}
