import { readCv } from './reading/cv-reader.js';
import { headsPapers } from './reading/heads-papers.js';
import { aCall, engine, letter } from './testing/texts.js';
import { processorMs } from '../../platform/testing/processor-time.js';

const ADVERT =
  'Accounts Semi-Senior\nSome Firm Ltd\nYou will have\n- AAT Level 3 or above\n- CIMA\n- ACCA\n- IFoA exams\n- Sage 200\n- Bank reconciliations';
const cvOf = (...papers: string[]) =>
  [
    ...['Aoife Brannigan', 'Belfast', '', 'Work', 'Accounts Assistant, Lagan Print, Belfast, 2021 - now'],
    ...['* Post 300 purchase invoices a week in Sage 200', '* Reconcile three bank accounts', '', ...papers],
  ].join('\n');

describe('a heading over exams', () => {
  it.each([
    'AAT EXAMS',
    'IFoA EXAMS',
    'CIMA EXAMS',
    'ACCA Exams:',
    'CII exams',
    'ACA examinations',
    'CIMA EXAM PROGRESS',
    'ACCA exam results',
    'AAT QUALIFICATIONS',
    'City & Guilds exams',
    'Accountancy exams',
  ])('is quoted as no qualification: %s', async (heading) => {
    expect(headsPapers(heading)).toBe(true);
    const cv = cvOf(heading, 'Level 2 and Level 3 passed; Level 4 in progress');
    expect(await letter(cv, ADVERT)).not.toContain(heading.replace(/:$/, ''));
    const { optimizedCvText } = await engine.optimiseCv({ cvText: cv, jobDescription: ADVERT }, aCall());
    expect(optimizedCvText).not.toMatch(/^(?:key|relevant) skills$/im);
    const line = readCv(cv, new Date()).lines.find(({ text }) => text.startsWith('Level 2'));
    expect(line?.section).toBe('certificates');
  });

  it.each([
    'AAT Level 3, 2021',
    'ACCA part-qualified',
    'ACCA exams passed',
    'Passed all ACCA exams',
    'All CIMA exams',
    'CIMA: 9 of 13 exams passed',
    'NEBOSH GENERAL CERTIFICATE',
    'AAT LEVEL 3',
    'Marked exams',
    'Set exams',
    '9 ACCA exams',
  ])('is not a line that says something: %s', (line) => expect(headsPapers(line)).toBe(false));

  it('takes nothing from a paper that is named', async () => {
    expect(await letter(cvOf('Certificates', 'AAT Level 3, 2021'), ADVERT)).toContain('AAT Level 3');
  });

  it('is looked for in a moment', () => {
    const started = processorMs();
    for (let at = 0; at < 5_000; at += 1) headsPapers('ab '.repeat(20));
    expect(processorMs() - started).toBeLessThan(1_500);
  });
});
