import { letter } from './testing/texts.js';

describe('a permission to work is told', () => {
  const told = (right: string) =>
    letter(
      `Ana Silva\nLeeds\n\nExperience\nStaff Nurse, Leeds General Infirmary, 2022 - present\n- Wound care\n\nOther\n${right}`,
      'Staff Nurse\nRequirements\n- Wound care',
    );

  it.each([
    [
      'On a Skilled Worker visa (sponsor: Leeds Teaching Hospitals) until May 2087.',
      'I am on a Skilled Worker visa until May 2087.',
    ],
    ['On a Skilled Worker visa.', 'I am on a Skilled Worker visa.'],
    ['Currently on a Graduate visa until June 2087', 'I am currently on a Graduate visa until June 2087.'],
    ['On a Health and Care Worker visa', 'I am on a Health and Care Worker visa.'],
    ['Skilled Worker visa', 'I hold a Skilled Worker visa.'],
    ['Graduate visa until 2087', 'I hold a Graduate visa until 2087.'],
  ])('as somebody would say it: %s', async (right, said) => {
    expect(await told(right)).toContain(said);
  });

  it.each([
    [
      'Skilled Worker visa, current sponsor; would need a new certificate of sponsorship.',
      'I hold a Skilled Worker visa and would need a new certificate of sponsorship.',
    ],
    [
      'On a Skilled Worker visa; will need a new certificate of sponsorship.',
      'I am on a Skilled Worker visa and will need a new certificate of sponsorship.',
    ],
    [
      'Graduate visa; will require sponsorship from 2027.',
      'I hold a Graduate visa and will need sponsorship from 2027.',
    ],
  ])('with the condition that stands behind it: %s', async (right, said) => {
    expect(await told(right)).toContain(said);
  });
});
