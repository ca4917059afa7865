import { jest } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { JobOptions } from './job-options.js';

describe('the ratings that jobs have', () => {
  const known = [
    { id: 1, facet: 'place', value: 'Leeds' },
    { id: 2, facet: 'rating', value: 'A rating' },
  ];
  const query = jest.fn(() => Promise.resolve({ rows: known }));
  const options = new JobOptions({ driver: { master: { query } } } as unknown as DataSource);
  const newest = { id: 3, facet: 'rating', value: 'A rating for Skilled Worker; B rating for Scale-up' };

  it('are those among all options, and the database is asked for them no more once every option has been learnt', async () => {
    await options.learnAll([[1, 2]]);
    known.push(newest);
    expect([...(await options.ratings()).keys()]).toEqual([2, 3]);
    options.trustWhile(() => true);
    query.mockClear();
    expect([...(await options.ratings()).values()]).toEqual(['A rating', newest.value]);
    expect(query).not.toHaveBeenCalled();
  });
});
