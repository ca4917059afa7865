import type { ReactNode } from 'react';
import type { JobPage } from '@landfall/contracts';
import { Icon, figure } from '@landfall/ui';
import { PAGE_SIZE } from '../api';
import { restsOnLicence } from '../card/visa-badge';

/** An older answer may leave the number of pages out. */
export const pagesOf = (found: JobPage) => found.totalPages ?? Math.ceil(found.total / PAGE_SIZE);

/** An entry stands for all jobs of its opening, and so the two numbers count the same thing. */
export const jobsShown = ({ jobs }: JobPage) => jobs.reduce((sum, { openings }) => sum + (openings?.length ?? 1), 0);

interface ResultHeadProps {
  found: JobPage;
  /** The choice of an order, where there is room for it. */
  sort?: ReactNode;
}

export function ResultHead({ found, sort }: ResultHeadProps) {
  return (
    <div className="result-head">
      <div className="result-count">
        <p>
          <b>
            Showing {figure(jobsShown(found))} of {figure(found.total)} opportunities
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
        {found.hasRecords && <li>Including official records of certified positions, marked as such</li>}
        {found.jobs.some(restsOnLicence) && (
          <li>Some here are known by the employer’s licence alone: their adverts do not mention sponsorship</li>
        )}
        {jobsShown(found) > found.jobs.length && <li>Openings of one title, company and place share a card</li>}
      </ul>
    </div>
  );
}
