import { analysed, named } from './testing/texts.js';

const stateOf = async (skills: string) =>
  named(
    await analysed(
      `Ann Lee\nLeeds\n\nExperience\nSite Engineer, Wren Ltd, 2015 - present\n- Planned the works of three sites\n\n${skills}`,
      'Site Engineer\nRequirements\n- Full driving licence\n- Planning of works',
    ),
    'Driving licence',
  )?.state;

describe('a driving licence below a list of skills', () => {
  it.each([
    'IT\nExcel, Word and MS Project\n\nSecurity: SC cleared. Full driving licence. Notice: one month.',
    'Skills\nExcel, Word, Outlook\nI hold a full driving licence and own a car.',
    'Computer skills\nExcel\n\nClean UK driving licence',
    'SKILLS\nExcel, AutoCAD\nDriving licence (full)',
  ])('is held where a sentence says so: %s', async (skills) => {
    expect(await stateOf(skills)).toBe('met');
  });

  it.each([
    'Skills\nExcel, driving licence, teamwork, leadership',
    'Skills\nExcel, Word, Outlook\nI do not have a full driving licence.',
    'Skills\nExcel, Word, Outlook\nI am learning to drive and hope to have a full driving licence soon.',
    'Skills\nExcel, Word, Outlook\nProvisional driving licence, current',
  ])('is not held by a keyword or a plan: %s', async (skills) => {
    expect(await stateOf(skills)).not.toBe('met');
  });
});
