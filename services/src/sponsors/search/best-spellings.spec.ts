import { bestSpellings } from './best-spellings.js';

const named = (...values: string[]) => [...bestSpellings(values, true).values()];

describe('The spelling in which a place is offered to filter by', () => {
  it('is the one that is written like a name', () => {
    expect(named('LONDON', 'London', 'london')).toEqual(['London']);
  });

  it('is made where nobody writes it like a name', () => {
    expect(named('KING-S LYNN', 'ely')).toEqual(['King-S Lynn', 'Ely']);
  });

  it('is in capitals where it is letters and no word', () => {
    expect(named('WY', 'mdx', 'UK', 'Rye')).toEqual(['WY', 'MDX', 'UK', 'Rye']);
  });

  it('is left as the register prints it for what is no place', () => {
    expect([...bestSpellings(['A (SME+)', 'TIER 2'], false).values()]).toEqual(['A (SME+)', 'TIER 2']);
  });
});
