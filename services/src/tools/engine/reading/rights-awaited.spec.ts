import { aCall, analysed, engine } from '../testing/texts.js';
import { workRightIn } from './rights.js';

describe('a permission that is applied for', () => {
  const JOB = 'Care Assistant\nHill House, Leeds\nRequirements\n- Right to work in the UK\n- Personal care';
  const cvWith = (...lines: string[]): string =>
    `Jo Tester\nLeeds\n${lines.join('\n')}\n\nExperience\nCare Assistant, Some Home, 2019 - present\n- Personal care for 20 residents`;

  it.each([
    'Applying for EU settled status',
    'Will apply for settled status in May',
    'EU settled status (pending)',
    'Settled status application submitted',
    'Settled status: application in progress',
    'Settled status, decision expected in May',
    'Settled status - pending',
    'Awaiting settled status',
    'Awaiting a decision on my settled status',
    'Waiting for indefinite leave to remain',
    'Applied for ILR, awaiting decision',
    'Pending ILR',
    'Hoping for settled status next year',
    'Settled status being processed',
    'Eligible for settled status',
    'In the process of obtaining settled status',
    'Settled status not yet granted',
    'Intend to apply for indefinite leave to remain',
  ])('is not held: %s', async (line) => {
    expect(workRightIn(line)).toBe('awaited');
    const { requirements, content } = await analysed(cvWith(line), JOB);
    expect(requirements.find(({ kind }) => kind === 'right-to-work')).toMatchObject({ state: 'missing', cvLine: line });
    expect(content).toContain('applied for or still to come');
    expect(content).not.toContain('Your CV says that you may work');
  });

  it('is told in no letter', async () => {
    const { generatedCoverLetter } = await engine.writeCoverLetter(
      { cvText: cvWith('Settled status pending'), jobDescription: JOB, customizations: '' },
      aCall(),
    );
    expect(generatedCoverLetter).not.toContain('ettled');
  });

  it('says less than what is held in another line', async () => {
    const { requirements } = await analysed(
      cvWith('Settled status application pending', 'I have indefinite leave to remain'),
      JOB,
    );
    expect(requirements.find(({ kind }) => kind === 'right-to-work')).toMatchObject({
      state: 'met',
      cvLine: 'I have indefinite leave to remain',
    });
  });
});

describe('a permission that is held', () => {
  it.each([
    'I have settled status',
    'EU settled status, granted 2021',
    'Applied for and received settled status',
    'Settled status (application approved in 2021)',
    'EU pre-settled status, settled status applied for',
    'Pre-settled status; applying for settled status in May',
    'British citizenship application submitted; ILR held',
    'I have the right to work while my settled status application is pending',
    'Right to work in the UK, DBS pending',
    'Right to work in the UK. Awaiting NMC PIN',
    'Settled status (awaiting DBS)',
    'British citizen seeking a post in care',
    'British citizen applying for care work',
    'Settled status, hoping for a permanent post',
    'Eligible to work in the UK, references to follow',
  ])('stays one beside what else is applied for: %s', (line) => {
    expect(workRightIn(line)).toBe('has');
  });
});
