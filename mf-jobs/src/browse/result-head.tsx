import type { ReactNode } from 'react';
import { useIsLive, useUser } from '@landfall/sdk';
import type { JobPage } from '@landfall/contracts';
import { Icon, formatDate, timeAgo, figure } from '@landfall/ui';
import { PAGE_SIZE } from '../api';
import { useClock } from './use-clock';

/** An older answer may leave the number of pages out. */
export const pagesOf = (found: JobPage) => found.totalPages ?? Math.ceil(found.total / PAGE_SIZE);

/** An entry stands for all jobs of its opening, and so the two numbers count the same thing. */
const jobsShown = ({ jobs }: JobPage) => jobs.reduce((sum, { openings }) => sum + (openings?.length ?? 1), 0);

interface ResultHeadProps {
  found: JobPage;
  /** The choice of an order, where there is room for it. */
  sort?: ReactNode;
  /** When the last import ended, as heard since the list was asked for. */
  importedAt?: string;
}

export function ResultHead({ found, sort, importedAt }: ResultHeadProps) {
  return (
    <div className="result-head">
      <div className="result-count">
        <p role="status">
          <b>
            Showing {figure(jobsShown(found))} of {figure(found.total)} opportunities
          </b>{' '}
          <span className="result-page">
            Page {figure(found.page)} of {figure(pagesOf(found))}
          </span>
        </p>
        {sort}
      </div>
      <ResultFacts importedAt={importedAt ?? found.importedAt}>
        <li className="result-promise">
          <Icon name="check" size={18} />
          All positions offer visa sponsorship
        </li>
      </ResultFacts>
      {found.hasRecords && (
        <p className="result-records">Including official records of certified positions, marked as such</p>
      )}
    </div>
  );
}

/** How fresh the list is; as true of one in which nothing stands. */
export function ResultFacts({ importedAt, children }: { importedAt?: string; children?: ReactNode }) {
  const now = useClock();
  const isKnown = useUser() !== null; // events come to people who are signed in
  const isLive = useIsLive();
  return (
    <ul className="result-facts">
      {children}
      {isKnown && <li className={isLive ? 'result-live' : ''}>Live updates{!isLive && ' paused'}</li>}
      <li>Updated hourly</li>
      {importedAt && (
        <li>
          Last import{' '}
          <time dateTime={importedAt} title={formatDate(importedAt, { form: 'time' })}>
            {agoOf(importedAt, now)}
          </time>
        </li>
      )}
    </ul>
  );
}

/** The server's clock may be a little ahead of this one. */
const agoOf = (moment: string, now: Date) => timeAgo(moment, new Date(Math.max(now.getTime(), Date.parse(moment))));
