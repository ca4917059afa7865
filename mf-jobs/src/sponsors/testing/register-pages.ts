import { jest } from '@jest/globals';
import { aUser, openAt, type Opened, type Opening } from '@landfall/sdk/testing';
import remote from '../../../remote';
import { aSponsorDetail, aSponsorPage, someSponsorCounts } from './sponsor-samples';

/** A page of the register; `api` answers before the usual answers. */
export function openRegister(path: string, api: Opening['api'] = {}, user: Opening['user'] = aUser()): Opened {
  window.scrollTo = jest.fn() as unknown as typeof window.scrollTo; // jsdom has none
  return openAt(path, remote, {
    user,
    api: {
      'GET /api/sponsors': () => aSponsorPage(),
      'GET /api/sponsors/filter-counts': () => someSponsorCounts(),
      'GET /api/sponsors/12': () => aSponsorDetail(),
      ...(api as Record<string, never>),
    },
  });
}
