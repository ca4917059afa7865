import { isOfPapers } from './held-papers.js';
import { processorMs } from '../../../platform/testing/processor-time.js';

describe('a line of papers', () => {
  it.each([
    'CPC up to date (expires 2088). Digital tachograph card. ADR - packages and tanks (2023).',
    'CSCS, IPAF and PASMA',
    'ECS Gold card',
    '18th Edition Wiring Regulations (C&G 2382-18), 2019',
    'NMC registered, PIN 12A3456E',
    'I hold a clean driving licence',
    'Full UK driving licence',
    'Enhanced DBS, March 2024',
    'NVQ Level 2 Site Carpentry',
    'CPC and tacho card in date',
    'ADR class 2 and 3, valid to 2087',
    'Counterbalance and reach forklift licence',
    'First aid certificate',
    'SIA door supervisor licence',
    'IELTS Academic 7.5',
    'HIAB ticket; slinger signaller card',
  ])('is one that names them and nothing else: %s', (line) => {
    expect(isOfPapers(line)).toBe(true);
  });

  it.each([
    'ADR deliveries of fuel',
    'ADR loads to refineries, 4 a day',
    'ADR, pallets and bulk',
    'CPC training for 20 drivers',
    'Carried out 300 EICR inspections to BS 7671 18th edition',
    'CSCS checks on site',
    'Card payments and cash',
    'Licence applications for builders',
    'Registered 40 patients a day',
    'GCSE science to four classes',
    'HIAB work on sites, bricks and blocks',
    'DBS checks for new staff',
    'Ticket sales at the door',
    'Membership renewals and card payments',
    'Working at height from towers',
    'NVQ assessor for six apprentices',
    'CPC up to date. Nights and trunking to Scottish hubs.',
  ])('is none that tells what is done with them, or something else: %s', (line) => {
    expect(isOfPapers(line)).toBe(false);
  });

  it('is read as quickly where blanks fill it', () => {
    const blanks = ' '.repeat(200_000);
    const began = processorMs();
    expect(isOfPapers(`CPC${blanks}and ADR${blanks}(2023)`)).toBe(true);
    expect(isOfPapers(`ADR${blanks}deliveries${blanks}of fuel`)).toBe(false);
    expect(processorMs() - began).toBeLessThan(2_000);
  });
});
