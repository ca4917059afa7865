import { readAdvert } from './advert-reader.js';
import { readCv } from './cv-reader.js';

const today = new Date(2026, 10, 22);

const advert = (title: string, ...lines: string[]) =>
  readAdvert(`${title}\nLeeds\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`);

const cvWith = (...lines: string[]) => ['Jo Tester', '', 'Experience', ...lines].join('\n');

describe('what an advert does not ask for', () => {
  const skillsIn = (title: string, ...lines: string[]) => advert(title, ...lines).skills.map(({ skill }) => skill.name);

  it('is Assessment, where a verb of every trade stands', () => {
    expect(skillsIn('Team Manager', 'Assess the needs of customers', 'Assess candidates')).not.toContain('Assessment');
    expect(skillsIn('Team Manager', 'You assess risks and report them')).toContain('Risk assessment');
    expect(skillsIn('Primary Teacher', 'Assess pupils every term', 'Phonics')).toContain('Assessment');
    expect(skillsIn('Team Manager', 'Experience of formative assessment')).toContain('Assessment');
  });

  it('is Survey design, where homes are surveyed', () => {
    expect(skillsIn('Damp Technician', 'You survey homes', 'Surveys of buildings')).not.toContain('Survey design');
    expect(skillsIn('Research Executive', 'Questionnaires and online surveys')).toContain('Survey design');
    const { shown } = readCv(cvWith('Surveyor, Some Ltd, 2015 - 2020', '- Surveyed homes, survey of 40 roofs'), today);
    expect([...shown.keys()]).not.toContain('Survey design');
  });
});
