import { headingOf } from './reading/cv-sections.js';
import { readCv } from './reading/cv-reader.js';
import { isUnpaid } from './reading/unpaid.js';
import { letter } from './testing/texts.js';
import { processorMs } from '../../platform/testing/processor-time.js';

const ADVERT = 'Transport Manager\nSome Firm Ltd\nRequirements\n- Transport planning\n- CPC';
const PAID = 'Transport Manager, Sarum Haulage, Salisbury, 2009 - 2021';
const cvOf = (...lines: string[]) => ['Jo Tester', 'Salisbury', '', 'Experience', ...lines].join('\n');
const TODAY = new Date(2026, 10, 30);

const UNPAID = [
  'Wiltshire Air Ambulance, trustee (unpaid), since 2021',
  'Hull Choir, trustee (unpaid), since 2021',
  'Trustee, Hull Choir, 2021 - present',
  'School Governor, Hitchin Road Primary, Luton, 2021 - present',
  'Parent governor at Hitchin Road Primary, 2021 - now',
  'Governor, Hitchin Road Primary School, 2021 - now',
  'Chair of Governors, Oak Academy, 2021 - now',
  'Volunteer Driver, Age UK, Luton, 2021 - present',
  'Volunteer, Cornwall Wildlife Trust (2021–now)',
  'Derby Canal Society, volunteer treasurer, since 2021',
  'Volunteer Coastguard 2021 - now',
  'Food bank volunteer, Trussell Trust, 2021 - present',
  'Youth mentor (voluntary), Some Trust, 2021 - present',
  'RNLI lifeboat crew member, Whitby, 2021 - present',
  'Special Constable, Kent Police, 2021 - present',
  'Cub Scout Leader, 3rd Hull Scouts, 2021 - present',
  'Committee member, Hull Allotment Society, 2021 - present',
  'Unpaid bookkeeper, Village Hall, 2021 - now',
  'Hon. Treasurer, Bowls Club, 2021 - now',
  'Magistrate, Leeds Bench, 2021 - present',
];
const EMPLOYED = [
  'Volunteer Coordinator, Age UK, Luton, 2021 - present',
  'Volunteer Manager, Some Hospice, 2021 - present',
  'Volunteering Development Officer, Some Trust, 2021 - present',
  'Voluntary Sector Manager, Leeds Council, 2021 - present',
  'Unpaid Work Supervisor, Probation Service, 2021 - present',
  'Prison Governor, HMP Leeds, 2021 - present',
  'Deputy Governor, HMP Hull, 2021 - present',
  'Clerk to Governors, Some Academy, 2021 - present',
  'RNLI Lifeguard, Newquay, 2021 - present',
  'Coastguard Officer, Maritime Agency, Hull, 2021 - present',
  'Committee Secretary, Some Council, 2021 - present',
  'Pension Trustee Manager, Some plc, 2021 - present',
  'Charity Shop Manager, Oxfam, Leeds, 2021 - present, 20 volunteers',
  'Support Worker, Mind, Leeds, 2021 - present (volunteer before that)',
  'Team Leader, Some Depot, 2021 - present',
  'Staff member, Some Cafe, 2021 - present',
  'Cabin crew, Some Air, 2021 - present',
  'Special Needs Teacher, Some School, 2021 - present',
  'Care Assistant, Governors House, 2021 - present',
  'Tour guide, Some Castle, 2021 - present',
];

describe('a post without pay', () => {
  it.each(UNPAID)('is no employment: %s', async (line) => {
    expect(isUnpaid(line)).toBe(true);
    const cv = readCv(cvOf(line, PAID), TODAY);
    expect(Math.floor(cv.years)).toBe(12);
    const text = await letter(cvOf(line, PAID), ADVERT);
    expect(text).toContain('I last worked as a Transport Manager at Sarum Haulage, Salisbury');
    expect(text).not.toMatch(/I work (?:as|at)/);
    expect(await letter(cvOf(line), ADVERT)).not.toMatch(/I (?:last )?work(?:ed)? (?:as|at)|work experience/);
  });

  it.each(EMPLOYED)('is not what only sounds like one: %s', (line) => {
    expect(isUnpaid(line)).toBe(false);
    expect(Math.floor(readCv(cvOf(line, PAID), TODAY).years)).toBeGreaterThan(16);
  });

  it.each([
    'Voluntary work',
    'Voluntary experience',
    'Volunteer roles',
    'Voluntary roles',
    'Unpaid work',
    'Trusteeships',
  ])('stands under a heading of its own: %s', async (heading) => {
    expect(headingOf(heading)).toBe('volunteering');
    const cv = `${cvOf(PAID)}\n\n${heading}\nYouth worker, Some Club, 2015 - present`;
    expect(Math.floor(readCv(cv, TODAY).years)).toBe(12);
    expect(await letter(cv, ADVERT)).not.toContain('Youth worker');
  });

  it('is none whose dates stand below it either', () => {
    const cv = readCv(cvOf('Listening volunteer', 'Samaritans, Leeds', '2021 - present', '', PAID), TODAY);
    expect(Math.floor(cv.years)).toBe(12);
  });

  it.each([
    ['Volunteer Fundraiser, Hull Choir, 2019 - present', 'as a volunteer, I raised funds for two bands.'],
    ['Hull Choir, trustee (unpaid), since 2019', 'as a volunteer, I raised funds for two bands.'],
    ['Fundraiser, Hull Choir, 2019 - present', 'at Hull Choir, I raised funds for two bands.'],
    ['Volunteer Coordinator, Hull Choir, 2019 - present', 'at Hull Choir, I raised funds for two bands.'],
  ])('has its deeds told as those of a volunteer: %s', async (line, said) => {
    const cv = cvOf(PAID, '- Planned 40 lorries a day', line, '- Raised funds for two bands');
    expect(await letter(cv, 'Fundraiser\nSome Firm Ltd\nRequirements\n- Raising funds\n- Bands')).toContain(said);
  });

  it('is looked for in a long line in a moment', () => {
    const started = processorMs();
    for (let at = 0; at < 2_000; at += 1) isUnpaid(`${'volunteer '.repeat(29)}x`);
    expect(processorMs() - started).toBeLessThan(3_000);
  });
});
