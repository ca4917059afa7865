import { readCv } from '../reading/cv-reader.js';
import { whyUntold } from './work-untold.js';

const whyOf = (line: string, isNoDeed = true): string | null => {
  const cv = readCv(
    `Priya Sharma\nLeeds\n\nExperience\nStaff Nurse, Hill Hospital, 2018 - 2024\n- ${line}\n- Ran audits of the ward\nBUSY BEES, ALDERSHOT\nNursery Nurse, 2014 - 2018\n- Read stories`,
    new Date('2024-06-15'),
  );
  return whyUntold(cv)({ text: line, isNoDeed });
};

describe('a letter tells as work', () => {
  it.each([
    'Wound care for 30 surgical patients',
    'Led a team of five',
    'Rota and stock of the ward, 12% less waste in 2023',
  ])('%s', (line) => expect(whyOf(line)).toBeNull());

  it.each([
    ['Not involved in the rota', 'it was not done'],
    ['Public liability insurance 2 million', 'it is a paper, an insurance, tools or a title'],
    ['She specialises in wound care', 'somebody else tells it'],
    ['Coded pipe welder', 'it says what somebody is'],
    ['Shift leader on nights', 'it is a role'],
    ['Before 2010 various agency', 'it is the head of a post'],
  ])('and not “%s”, for %s', (line, why) => expect(whyOf(line)).toBe(why));

  it('and neither the line of a post nor what stands nowhere in the CV', () => {
    const cv = readCv('Priya Sharma\n\nExperience\nStaff Nurse, Hill Hospital, 2018 - 2024\n- Ran audits', new Date());
    const why = whyUntold(cv);
    expect(why({ text: 'Hill Hospital', isNoDeed: true })).toBe('it names a post');
    expect(why({ text: 'Ran the audits', isNoDeed: false })).toBe('it does not stand so in the CV');
  });
});
