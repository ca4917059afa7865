import type { ReactNode } from 'react';
import type { JobPage } from '@landfall/contracts';
import { Icon } from '@landfall/ui';
import { PAGE_SIZE } from '../api';
import { figure } from '../figures';

/** An older answer may leave the number of pages out. */
export const pagesOf = (found: JobPage) => found.totalPages ?? Math.ceil(found.total / PAGE_SIZE);

interface ResultHeadProps {
  found: JobPage;
  /** The choice of an order, where there is room for it. */
  sort?: ReactNode;
}

export function ResultHead({ found, sort }: ResultHeadProps) {
  return (
    <div className="result-head">
      <div className="result-count">
        <p role="status">
          <b>
            Showing {figure(found.jobs.length)} of {figure(found.total)} opportunities
          </b>{' '}
          <span className="result-page">
            Page {figure(found.page)} of {figure(pagesOf(found))}
          </span>
        </p>
        {sort}
      </div>
      <ul className="result-facts">
        <li className="result-promise">
          <Icon name="check" size={18} />
          All positions offer visa sponsorship
        </li>
        <li className="result-live">Live updates</li>
        <li>Updated hourly</li>
      </ul>
      {found.hasRecords && (
        <p className="result-records">Including official records of certified positions, marked as such</p>
      )}
    </div>
  );
}
