import type { JobFilter } from '@landfall/contracts';
import { aUser, openAt, type Opened, type Opening } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aPage, someAdvancedCounts, someCounts } from './samples';

/** Opens the browse page for somebody with a free account; `api` answers before the usual answers. */
export const browse = (query = '', api: Opening['api'] = {}, more: Opening = {}): Opened =>
  openAt(`/jobs${query}`, remote, {
    user: aUser(),
    ...more,
    api: {
      'GET /api/jobs/filter-counts': () => someCounts(),
      'GET /api/jobs/filter-counts/advanced': () => someAdvancedCounts(),
      'GET /api/jobs': () => aPage({ total: 391, totalPages: 10 }),
      'POST /api/jobs/filter': () => aPage(),
      ...(api as Record<string, never>),
    },
  });

/** The pages of a search that were asked for, in order. */
export const asked = ({ api }: Opened): JobFilter[] =>
  api.calls
    .filter(({ path }) => path === '/api/jobs/filter')
    .map(({ body }) => body as JobFilter)
    .filter(({ limit }) => limit === 40);

export const address = ({ router }: Opened): string => router.state.location.search;
