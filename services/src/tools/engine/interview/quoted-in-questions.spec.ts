import { interview } from '../testing/texts.js';

const CV = `Ann Reed
Leeds
Staff Nurse, Wren Hospital, 2019 - present
- Care for 8 patients per shift with two healthcare assistants.
- Mentored 11 student nurses.`;
const asked = async (job: string): Promise<string[]> => (await interview(CV, job)).map(({ question }) => question);

describe('what a question quotes', () => {
  it('is set off where the advert words it, whatever letter it begins with', async () => {
    const questions = (
      await asked('Staff Nurse\nRequirements\n- Assess, plan and deliver care to acutely unwell patients\n- BLS')
    ).join('\n');
    expect(questions).not.toMatch(/(?:asks? for|requires) Assess/);
  });

  it('is no mark of a list', async () => {
    const questions = await asked(
      'Nurse\nYou will be:\n>> helping people with washing and dressing\n>> keeping records',
    );
    expect(questions.join('\n')).not.toContain('>>');
  });

  it('has one full stop at its end', async () => {
    const whole = await interview(CV, 'Staff Nurse\nRequirements\n- Mentoring\n- Patient care\n- NMC registration');
    expect(JSON.stringify(whole)).not.toMatch(/\.”\./);
  });

  it('is no quality of a person that somebody should go about', async () => {
    const questions = await asked(
      'Nurse\nDuties\n- You will be calm, hands-on and a natural teacher\n- You will be running the morning clinic',
    );
    expect(questions.join('\n')).not.toMatch(/calm[^"]*How would you go about it/);
  });

  it('is a name without marks where it is one', async () => {
    const questions = await asked('Nurse\nRequirements\n- Diploma in Health and Social Care\n- NMC registration');
    expect(questions.join('\n')).not.toMatch(/“NMC registration”|“Diploma in Health and Social Care”\. (?:How|Where)/);
  });

  it('is no deed where a thing is meant', async () => {
    const questions = await interview(
      'Jo Kirk\nStore Manager, Wren Ltd, 2016 - present\n- Led a team of 22\n- Increased sales by 12%',
      'Area Manager\nResponsibilities\n- Coach shop managers\n- Drive sales',
    );
    expect(JSON.stringify(questions)).not.toMatch(/worked with led|You list led/);
  });
});
