import { rulingEvidence, type Evidence } from './evidence.js';

describe('the evidence that rules', () => {
  const licence: Evidence = { kind: 'register', summary: 'The employer is in the register', asOf: '2026-01-01' };
  const offer: Evidence = { kind: 'advert', summary: 'The advert offers it', asOf: null, quote: 'We sponsor.' };
  const condition: Evidence = { ...offer, quote: 'Sponsorship may be considered.', conditional: true };
  const record: Evidence = { kind: 'record', summary: 'Certified', asOf: '2025-03-31' };

  it('says that the advert names a condition, also where an entry of the register is stronger', () => {
    expect(rulingEvidence([licence, condition])).toEqual({ ...licence, conditional: true });
    expect(rulingEvidence([condition])).toEqual(condition);
  });

  it('names no condition where none is said, or a record of this very position settles it', () => {
    expect(rulingEvidence([licence, offer])).toEqual(licence);
    expect(rulingEvidence([record, condition])).toEqual(record);
  });
});
