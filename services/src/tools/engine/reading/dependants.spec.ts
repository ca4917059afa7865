import { analysed, letter, named } from '../testing/texts.js';
import { workRightIn } from './rights.js';

describe('whoever depends on a holder of a visa', () => {
  it.each([
    'Dependant of a Skilled Worker visa holder, valid to 05/2088',
    'Student dependant visa until 08/2087, full-time work allowed',
    'Student visa dependant; may work full time until 08/2087.',
    'Skilled Worker dependant visa, valid to 2088',
    'Skilled Worker dependent',
    'PBS dependant',
    'Right to work: PBS dependant partner',
    'Dependent partner of a Student visa holder',
    'I am a dependant of my husband’s Skilled Worker visa.',
    'I am on a Health and Care Worker dependant visa.',
    'On a Tier 2 dependant visa until 03/2088',
    'Visa status: dependant of a Health and Care Worker visa holder',
    'Dependant (Skilled Worker), valid until 2088',
    'York · Graduate dependant visa',
    'Skilled Worker visa (dependant)',
    'Student dependant visa, no work restrictions',
  ])('may work: %s', (line) => {
    expect(workRightIn(line)).toBe('has');
  });

  it.each([
    ['Student dependant visa, no work allowed', 'none'],
    ['Student dependant visa, work not permitted', 'none'],
    ['Student dependant visa, 20 hours a week', 'limited'],
    ['Student dependant visa, application pending', 'awaited'],
    ['Dependant of a Skilled Worker visa holder; will need sponsorship from 2028', 'needs'],
  ])('may not where the line says so: %s', (line, says) => {
    expect(workRightIn(line)).toBe(says);
  });

  it.each([
    'Two dependants',
    'No dependants',
    'Prepared Skilled Worker dependant visa applications for clients',
    'Advised dependants of Skilled Worker visa holders',
    'Skilled Worker dependant applications and renewals',
    'Student-dependent learning in small groups',
    'Worked with dependent adults',
    'Students dependent on a hoist',
    'Work dependent on a good rota',
    'Pay dependent on experience',
  ])('and nobody else: %s', (line) => {
    expect(workRightIn(line)).toBeNull();
  });

  it('has the right in an analysis, and a letter says it', async () => {
    const cv = (right: string) =>
      `Ana Silva\nLeeds\n${right}\n\nExperience\nStaff Nurse, Leeds General Infirmary, 2022 - present\n- Wound care`;
    const advert = 'Staff Nurse\nRequirements\n- Wound care\n- Right to work in the UK required';
    const right = 'Dependant of a Skilled Worker visa holder, valid to 05/2088';
    expect(named(await analysed(cv(right), advert), 'Right to work')?.state).toBe('met');
    expect(await letter(cv(right), advert)).toMatch(/dependant of a Skilled Worker visa holder/i);
  });
});
