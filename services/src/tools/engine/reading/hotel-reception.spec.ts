import { analysed, work } from '../testing/texts.js';

describe('a receptionist of a hotel works at its front desk', () => {
  const CV = (post: string, line: string) => `Ana Reed\nLeeds\n\nExperience\n${post}, 2015 - present\n- ${line}\n`;
  const JOB = (title: string, ask: string) => `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`;

  const WAITRESS = '\nWaitress (part-time), Some Bistro, 2012 - 2015\n- Served guests\n';

  it.each([
    'Receptionist, The Imperial Quay Hotel, Cape Town',
    'Receptionist at the Imperial Quay Hotel',
    'Receptionist | Holiday Inn Leeds',
    'Day receptionist, Some Beach Resort',
    'Receptionist, Radisson Blu, Durban',
  ])('%s', async (post) => {
    const found = work(await analysed(CV(post, 'Checked guests in') + WAITRESS, JOB('Front Desk Agent', 'Opera')));
    expect([found?.state, found?.cvLine?.startsWith(post)]).toEqual(['met', true]);
  });

  it('also where the hotel is named above', async () => {
    const cv = `Ana Reed\nLeeds\n\nExperience\nThe Imperial Quay Hotel, Cape Town\nReceptionist, 2015 - present\n- Checked guests in\n${WAITRESS}`;
    expect(work(await analysed(cv, JOB('Front Desk Agent', 'Opera')))?.state).toBe('met');
  });

  it.each([
    'Receptionist, Some Dental Surgery, Leeds',
    'Medical Receptionist, Some Hospital',
    'Receptionist, Some Law LLP',
  ])('and another’s does not: %s', async (post) => {
    expect(work(await analysed(CV(post, 'Answered the telephone'), JOB('Front Desk Agent', 'Opera')))?.state).not.toBe(
      'met',
    );
  });
});
