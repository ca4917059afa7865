import { readCv } from '../reading/cv-reader.js';
import { surelyAt } from './where-surely.js';

const isAt = (experience: string, text: string, where: string): boolean =>
  surelyAt(readCv(`Priya Sharma\nLeeds\n\nExperience\n${experience}`, new Date('2024-03-15')))(text, where);
const WHERE = 'Staff Nurse, Hill Hospital';

describe('a line was surely done where it is said to have been', () => {
  it.each([
    ['below its post', 'Staff Nurse, Hill Hospital, 2018 - 2024\n- Gave wound care'],
    ['behind other lines of it', 'Staff Nurse, Hill Hospital, 2018 - 2024\n- Ran audits\n- Gave wound care'],
    ['below an employer with what somebody was there', 'Hill Hospital\nStaff Nurse, 2018 - 2024\n- Gave wound care'],
    [
      'below the nearer of two posts',
      'Carer, Oak House, 2014 - 2018\n- Served meals\nStaff Nurse, Hill Hospital, 2018 - 2024\n- Gave wound care',
    ],
  ])('%s', (_, experience) => expect(isAt(experience, 'Gave wound care', WHERE)).toBe(true));

  it.each([
    [
      'below the head of another post',
      'Staff Nurse, Hill Hospital, 2018 - 2024\n- Ran audits\nCarer – Oak House\n2014 - 2018\n- Gave wound care',
    ],
    ['below another heading', 'Staff Nurse, Hill Hospital, 2018 - 2024\n- Ran audits\n\nProjects\n- Gave wound care'],
    [
      'below two posts that stand right above each other',
      'Ward Manager, Hill Hospital (2020 - 2024)\nStaff Nurse, Hill Hospital (2018 - 2020)\n- Gave wound care',
    ],
    ['above its post', '- Gave wound care\nStaff Nurse, Hill Hospital, 2018 - 2024'],
  ])('and not %s', (_, experience) => expect(isAt(experience, 'Gave wound care', WHERE)).toBe(false));

  it('and what stands nowhere was done nowhere', () =>
    expect(isAt('Staff Nurse, Hill Hospital, 2018 - 2024\n- Ran audits', 'Gave wound care', WHERE)).toBe(false));
});
