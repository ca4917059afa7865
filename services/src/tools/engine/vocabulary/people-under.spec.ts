import { readCv } from '../reading/cv-reader.js';
import { analysed, named } from '../testing/texts.js';

const shown = (line: string) => [
  ...readCv(`Ann Lee\nExperience\nManager, Wren Ltd, 2019 - present\n- ${line}`, new Date('2026-11-28')).shown.keys(),
];

describe('people who are led, by their number', () => {
  it.each([
    'Supervise two Band 5 therapists',
    'Manage a group of nine',
    'I line-manage two officers in the Leeds office',
    'Led six analysts',
    'Managed twelve volunteers',
    'Supervised three night nurses',
    'Oversee four senior paralegals',
    'Lead a gang of five on night shifts',
    'Supervising 14 pickers',
    'Managing 20 colleagues over two floors',
  ])('%s', (line) => {
    expect(shown(line)).toContain('Team leadership');
  });

  it.each([
    'Manage two stock rooms',
    'Lead two projects for officers',
    'Managed a group of nine companies',
    'Managed three databases',
    'Led a guided walk',
    'Oversaw four building sites',
    'Supervise exams',
    'Managed 20 accounts',
    'Lead the two-day audit',
    'Managed twelve properties',
  ])('%s: nobody', (line) => {
    expect(shown(line)).not.toContain('Team leadership');
  });

  it('are the junior staff that an advert speaks of', async () => {
    const cv =
      'Tha Mokoena\nExperience\nOccupational Therapist, Wren Trust, 2021 - present\n- Supervise two Band 5 therapists';
    const advert =
      'Occupational Therapist\nRequirements\n- Experience of supervising junior staff\n- HCPC registration';
    expect(named(await analysed(cv, advert), 'Supervising junior staff')?.state).toBe('met');
  });
});
