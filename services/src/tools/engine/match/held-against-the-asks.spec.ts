import { analysed, named } from '../testing/texts.js';

describe('what a CV says', () => {
  const CV = (...lines: string[]) =>
    `Jo Tester\n12 Mill Lane, Doncaster. British.\n\nExperience\nWeb Developer, Some Shop, Berlin, 2018 - 2026\n- Built pages\n- Trained new team members\n\n${lines.join('\n')}`;
  const asking = (...lines: string[]) => `Web Developer\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`;

  it.each([
    ['English C1, German B1, Korean native', 'Fluent German (C1)', 'German', 'partly'],
    ['English C1, German C2', 'Fluent German (C1)', 'German', 'met'],
    ['English C1, German B1', 'German B1 or better', 'German', 'met'],
    ['English, German (basic)', 'German would help', 'German', 'partly'],
  ])('of a language is held against how well it is asked for: %s, %s', async (own, line, name, state) => {
    expect(named(await analysed(CV(`Languages: ${own}`), asking(line, 'CSS')), name)?.state).toBe(state);
  });

  it('of a degree may be written with its dots', async () => {
    const cv = CV('B.S. Computer Science, Some Place, 2018');
    const { requirements } = await analysed(cv, asking('Degree in computer science', 'CSS'));
    expect(requirements.find(({ kind }) => kind === 'degree')?.state).toBe('met');
  });

  it('of the right to work may be a nationality by itself', async () => {
    const { requirements } = await analysed(CV(), `${asking('CSS')}\nYou must have the right to work in the UK.`);
    expect(requirements.find(({ kind }) => kind === 'right-to-work')?.state).toBe('met');
  });

  it('of one paper of a body is no other one of it', async () => {
    const cv = CV('Certificates', 'NEBDN National Diploma in Dental Nursing, 2021');
    const { requirements } = await analysed(cv, asking('Sedation qualification (NEBDN)', 'CSS'));
    expect(requirements.find(({ name }) => name.includes('Sedation'))?.state).not.toBe('met');
    const passport = CV('Certificates', 'PDP, 2025');
    const driver = await analysed(passport, asking('PDP (Petroleum Driver Passport)', 'CSS'));
    expect(driver.requirements.find(({ name }) => name.includes('PDP'))?.state).toBe('met');
  });

  it('of people it trained is training', async () => {
    const analysis = await analysed(CV(), asking('Evidence of training staff', 'CSS'));
    expect(analysis.requirements.find(({ jobLine }) => jobLine?.includes('training staff'))?.state).toBe('met');
  });

  it('of a paper that the advert gives a choice of counts beside a card', async () => {
    const cv = CV('Certificates', 'NVQ Level 3 Electrotechnical, 2021');
    const { requirements } = await analysed(cv, asking('NVQ Level 3 or JIB gold card', 'CSS'));
    expect(requirements.find(({ name }) => name.includes('NVQ'))?.state).toBe('met');
  });
});
