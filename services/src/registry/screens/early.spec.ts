import { earlyAddresses } from './early.js';

describe('what a screen asks for first', () => {
  it.each([
    ['?q=nurse', '/api/jobs/7?q=nurse'],
    ["?q=$&$'$$", "/api/jobs/7?q=$&$'$$"],
    ['', '/api/jobs/7'],
  ])('carries the query %j of the visitor as it is', (search, address) => {
    expect(earlyAddresses({ access: 'public', early: ['/api/jobs/:id{search}'] }, { id: '7' }, search)).toEqual([
      address,
    ]);
  });
});
