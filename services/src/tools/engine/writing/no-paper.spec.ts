import type { Proof } from '../reading/proof.js';
import { whyNoPaper } from './no-paper.js';

const why = (quote: string, section: Proof['section'] = 'certificates', whole = quote) =>
  whyNoPaper({ quote, name: quote, kind: 'certificate', proof: { line: whole, whole, section } as Proof });

describe('a letter calls a qualification', () => {
  it.each([
    'CSCS gold card, 2022',
    'NVQ Level 3 in Plumbing',
    'HCPC-registered Physiotherapist',
    'Passed the theory test in 2021',
    'Care Certificate, 2020',
    'Full UK driving licence',
  ])('%s', (quote) => expect(why(quote)).toBeNull());

  it.each([
    ['CSCS card expired 2019', 'it has run out'],
    ['NMC registration pending', 'it is not had'],
    ['HGV licence, 200 pallets a shift', 'it says how much was done'],
    ['Class 1 licence driver, 2019 - present', 'it has the dates of a post'],
    ['(part-qualified)', 'it is a bracket alone'],
    ["hi, I'm a level 3 qualified stylist", 'somebody speaks'],
  ])('and not “%s”, for %s', (quote, reason) => expect(why(quote)).toBe(reason));

  it('neither a licence among tools nor one that was only worked with', () => {
    expect(why('PLC', 'skills', 'PLC, MATLAB, C')).not.toBeNull();
    expect(why('Reach and counterbalance work in a cold store', 'experience')).not.toBeNull();
  });

  it('nor a paper that fills a paragraph', () =>
    expect(why(`NVQ Level 3 in Plumbing, ${'with units of many kinds '.repeat(9)}`)).toBe('it is too long'));
});
