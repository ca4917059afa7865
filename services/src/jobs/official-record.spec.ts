import { recordEvidence, recordPay, recordSalary, recordSentence } from './official-record.js';

const position = (title: string, posted: string | null, extra: Record<string, string>) => ({
  title,
  postedAt: posted ? new Date(posted) : null,
  extra,
});

const filed = position('physical therapist', '2025-02-01', {
  case_number: 'I-200-25032-123456',
  begin_date: '2025-10-01',
  wage_from: '126880',
  wage_to: '',
  wage_unit: 'Year',
  wage_level: 'II',
});

const assessed = position('Cooks', null, {
  stream: 'Low Wage',
  approved_positions: '3',
  period: '2024 Q1',
  visa_class: 'LMIA (Temporary Foreign Worker Program)',
});

describe('an official record', () => {
  it('says "filed" where nothing is known of a decision', () => {
    expect(recordSentence(filed)).toBe(
      'Official record: the employer filed an H-1B position as physical therapist, wage level II, $126,880 a year, to start on 1 October 2025. It is a record of its date, not an open vacancy.',
    );
    expect(recordEvidence(filed)).toEqual({
      kind: 'record',
      summary: 'Official record: the employer filed an H-1B position with the US Department of Labor',
      by: 'US Department of Labor, Office of Foreign Labor Certification',
      asOf: '2025-02-01',
      reference: 'I-200-25032-123456',
    });
  });

  it('says "certified" where the record does', () => {
    const certified = position('engineer', '2012-10-04', {
      base_salary: '76000',
      start_date: '10/04/2012',
      case_status: 'certified',
    });
    expect(recordSentence(certified)).toContain(
      'certified an H-1B position as engineer, $76,000 a year, to start on 4 October 2012.',
    );
    const seasonal = position('Line Cook', '2018-09-04', {
      case_number: 'H-400-18215-374903',
      visa_class: 'H-2B',
      rate_of_pay: '15.1',
      rate_unit: 'Hourly',
      positions: '1',
      hours_per_week: '40',
      begin_date: '2018-12-01',
      end_date: '2019-04-30',
    });
    expect(recordSentence(seasonal)).toContain(
      'certified an H-2B position as Line Cook, $15.10 an hour, 40 hours a week, from 1 December 2018 to 30 April 2019.',
    );
  });

  it.each([
    ['3500', 'Hour'],
    ['436', 'Hour'],
    ['300000', 'Week'],
    ['52000', 'Bi-Weekly'],
    ['285000', 'Month'],
    ['13.72', 'Year'],
  ])('keeps a slip of its source, %s for one %s, and makes no pay for a year of it', (wage_from, wage_unit) => {
    const slip = position('Ski Coach', '2025-02-01', { case_number: 'I-200-25032-123456', wage_from, wage_unit });
    expect(recordSalary(slip)).toContain(Number(wage_from).toLocaleString('en-US'));
    expect(recordPay(slip)).toBeUndefined();
  });

  it.each([
    ['281.54', 'Hour', 585_603],
    ['46000', 'Month', 552_000],
    ['1599994', 'Year', 1_599_994],
    ['7.25', 'Hour', 15_080],
  ])('makes pay for a year of %s for one %s, high or low as it is', (wage_from, wage_unit, yearFrom) => {
    const real = position('Surgeon', '2025-02-01', { case_number: 'I-200-25032-123456', wage_from, wage_unit });
    expect(recordPay(real)).toMatchObject({ yearFrom });
  });

  it('names stream and period of a Canadian assessment, which has no day and no salary', () => {
    expect(recordSentence(assessed)).toContain(
      'positive labour market impact assessment for 3 positions as Cooks in the Low Wage stream, 2024 Q1.',
    );
    expect(recordEvidence(assessed)).toMatchObject({ asOf: '2024-03-31', summary: expect.stringContaining('LMIA') });
    expect(recordSalary(assessed)).toBeNull();
    const talent = recordSentence({ ...assessed, extra: { ...assessed.extra, stream: 'Global Talent Stream' } });
    expect(talent).toContain('in the Global Talent stream, 2024 Q1.');
  });

  it('names its authority, and its number there only where the authority gives one', () => {
    const ofSoftware = position('engineer', '2012-10-04', { base_salary: '76000', case_status: 'certified' });
    const seasonal = position('Cook', null, { visa_class: 'H-2B', case_number: 'H-400-18215-374903' });
    const office = 'US Department of Labor, Office of Foreign Labor Certification';
    expect(recordEvidence(seasonal)).toMatchObject({ by: office, reference: 'H-400-18215-374903' });
    expect(recordEvidence(ofSoftware)).toMatchObject({ by: office });
    expect(recordEvidence(assessed)).toMatchObject({ by: 'Employment and Social Development Canada' });
    for (const unnumbered of [ofSoftware, assessed]) expect(recordEvidence(unnumbered)).not.toHaveProperty('reference');
  });

  it('gives a range where the record has one, and nothing where its figures make no sense', () => {
    const paid = (extra: Record<string, string>) => recordSalary({ ...filed, extra: { ...filed.extra, ...extra } });
    expect(paid({ wage_from: '80000', wage_to: '85000' })).toBe('$80,000 to $85,000 a year');
    expect(paid({ wage_from: '49.57', wage_unit: 'Hour' })).toBe('$49.57 an hour');
    for (const wage_from of ['', '0', '-3', 'n/a']) expect(paid({ wage_from })).toBeNull();
    expect(paid({ wage_unit: 'Fortnight?' })).toBeNull();
  });

  it('says of what was certified and has run out both', () => {
    const state = { CASE_STATUS: 'Certified-Expired' };
    const expired = { ...filed, extra: { ...filed.extra, ...state } };
    expect(recordEvidence(expired)!.summary).toMatch(/; its certification has expired since$/);
    expect(recordSentence(expired)).toContain('; its certification has expired since. It is a record of its date');
    const ofSoftware = position('engineer', null, { base_salary: '76000', case_status: 'Certified - Expired' });
    expect(recordEvidence(ofSoftware)!.summary).toMatch(/certified an H-1B position; its certification has expired/);
    expect(recordEvidence(filed)!.summary).not.toContain('expired');
  });

  it('is nothing else', () => {
    const advert = position('Baker', null, {});
    expect(recordEvidence(advert)).toBeUndefined();
    expect(recordSentence(advert)).toBe('');
  });
});
