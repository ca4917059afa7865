import { analysed } from '../testing/texts.js';

const cvSaying = (line: string): string => `Jo Tester\n${line}\n\nExperience\nWelder, Acme, 2015 - 2024`;

describe('what an advert says of sponsorship', () => {
  it.each([
    ['Visa sponsorship: No', 'The advert says that the employer does not sponsor: “Visa sponsorship: No”'],
    ['Visa sponsorship: Yes', 'The advert speaks of sponsorship or a visa: “Visa sponsorship: Yes”'],
    ['This role does not meet the requirements for a Skilled Worker visa.', 'does not sponsor'],
    ['You will be sponsored to do your mentorship course.', 'The advert says nothing about sponsorship'],
  ])(
    'is read from “%s”',
    async (line, said) => {
      const { content } = await analysed(cvSaying('Leeds'), `Welder\nRequirements\n- MIG welding\n${line}`);
      expect(content).toContain(said);
    },
    60_000,
  );
});
