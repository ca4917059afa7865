import { analysed } from '../testing/texts.js';

describe('a heading with a full stop', () => {
  it.each(['Education.', 'Qualifications.', 'Studies.', 'Education:'])('is one: %s', async (heading) => {
    const cv = `Jo Lee\n\nCareer\nEngineer, Acme, Leeds, 2016 - present. Designed pumps.\n\n${heading} BEng (Hons) Mechanical Engineering, University of Leeds, 2015.\nSystems. SolidWorks.`;
    const { requirements } = await analysed(cv, 'Engineer\nRequirements\n- Degree in engineering\n- Pump design');
    expect(requirements.find(({ name }) => name === 'Degree')?.state).toBe('met');
  });
});
