import { isWrittenWhole } from './whole-phrases.js';

const isWhole = (text: string): boolean => isWrittenWhole(text, (word) => /^(?:built|trained|ran)$/.test(word));

describe('what stands behind a deed is written as a sentence has it', () => {
  it.each([
    'a team of five',
    'the till and floor',
    'wound care for 30 surgical patients',
    'three services in Java',
    'deliveries from local farms',
    'payroll, invoices and stock',
    'waste by introducing a rota',
    'Hill’s class',
    'Sage 200 to prepare VAT returns',
    'training across two sites',
    'the bar and trained new staff',
    '£40,000 for a charity',
  ])('%s', (text) => expect(isWhole(text)).toBe(true));

  it.each([
    'team of five',
    'copy for newsletter',
    'the work at front desk',
    'deliveries to warehouse',
    'a rota for kitchen',
    'meeting with suppliers',
    'process for returns',
    'till, bar and floor',
  ])('and as notes have it: %s', (text) => expect(isWhole(text)).toBe(false));
});
