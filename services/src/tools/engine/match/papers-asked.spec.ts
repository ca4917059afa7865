import { analysed, named } from '../testing/texts.js';

const asking = (title: string, ...lines: string[]) =>
  `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

const OF = (post: string, duties: readonly string[], rest = '') =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${post}\n${duties.map((duty) => `- ${duty}`).join('\n')}\n\n${rest}`;

describe('a paper', () => {
  const NURSE = OF(
    'Social Worker, Some Council, 2015 - 2026',
    ['Child protection work in AWS and Excel'],
    'Qualifications\nDipSW, 1999',
  );

  it.each([
    ['DipSW or equivalent social work qualification', /DipSW/, 'met'],
    ['Practice Educator Professional Standards (PEPS)', /PEPS/, 'missing'],
    ['AWS certification', /AWS certification/, 'partly'],
    ['HGV licence', /HGV licence/, 'missing'],
  ])('is a certificate and no skill of what it is in: %s', async (line, name, state) => {
    const { requirements } = await analysed(NURSE, asking('Social Worker', line, 'Court reports'));
    const own = requirements.filter(({ jobLine }) => jobLine?.includes(line));
    expect(own).toMatchObject([{ name: expect.stringMatching(name) as string, kind: 'certificate', state }]);
  });

  it('for one lorry is one for the smaller too, and not the other way round', async () => {
    const driver = (licence: string) =>
      OF('HGV Driver, Haul Ltd, 2015 - 2026', ['Drove to depots'], `Licences\n${licence}`);
    const state = async (cv: string, line: string) =>
      (await analysed(cv, asking('HGV Driver', line, 'Tail lift'))).requirements.find(({ jobLine }) =>
        jobLine?.includes(line),
      )?.state;
    expect(await state(driver('Cat C+E'), 'HGV Class 2 licence')).toBe('met');
    expect(await state(driver('Cat C'), 'HGV Class 1 licence')).not.toBe('met');
  });

  it('that is a course still under way is met in part', async () => {
    const cv = OF(
      'Pharmacist, Some Pharmacy, 2015 - 2026',
      ['Dispensing'],
      'Education\nEnrolled on independent prescribing course, finishes June 2027',
    );
    const { requirements } = await analysed(cv, asking('Clinical Pharmacist', 'Independent prescriber', 'SystmOne'));
    expect(named({ requirements } as never, 'Independent prescriber')?.state).toBe('partly');
  });

  it('is asked for under "Other", where as much is offered as asked', async () => {
    const job = `${asking('Pharmacist', 'GPhC registration')}\nDesirable\n- Hospital pharmacy\nOther\n- Full UK driving licence`;
    expect(named(await analysed(NURSE, job), 'Driving licence')?.state).toBe('missing');
  });

  it('is no A level where "a Level 3" is asked for', async () => {
    const { requirements } = await analysed(
      NURSE,
      asking('Cook', 'Holds a Level 3 food hygiene certificate', 'Pastry'),
    );
    expect(named({ requirements } as never, 'A level teaching')).toBeUndefined();
  });
});
