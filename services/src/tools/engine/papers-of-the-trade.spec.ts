import { analysed } from './testing/texts.js';

const stateOf = async (title: string, ask: string, post: string, paper: string) =>
  (
    await analysed(
      `Ana Reed\nLeeds\n\nExperience\n${post}, Some Firm, Leeds, 2015 - present\n- Did the work of it\n\nQualifications\n${paper}\n`,
      `${title}\nLeeds\nRequirements\n- ${ask}\n- Own transport`,
    )
  ).requirements.find(({ jobLine, name }) => jobLine?.includes(ask) && !name.startsWith('Work as'))?.state;

describe('a vocational paper of which an advert says the level alone', () => {
  describe.each([
    'SVQ/NVQ level 3',
    'NVQ Level 3',
    'Level 3 NVQ',
    'NVQ Level 3 or equivalent',
    'SVQ Level 3 or above',
    'Qualified to NVQ Level 3',
    'A relevant NVQ Level 3 qualification',
  ])('“%s” of an electrician', (ask) => {
    it.each([
      ['Electrician', 'NVQ Level 3 Electrical Installation', 'met'],
      ['Electrician', 'City & Guilds Level 3 Diploma in Electrical Installations', 'met'],
      ['Electrician', 'NVQ Level 3', 'met'],
      ['Electrician', 'NVQ Level 3 Plumbing', 'partly'],
      ['Electrician', 'SVQ Level 3 Customer Service', 'partly'],
      ['Electrician', 'NVQ Level 2 Electrical Installation', 'partly'],
      ['Hairdresser', 'NVQ Level 3 Hairdressing', 'partly'],
      ['Hairdresser', 'NVQ Level 3', 'partly'],
      ['Electrician', 'GCSEs', 'missing'],
    ])('of a %s with “%s” is %s', async (post, paper, state) => {
      expect(await stateOf('Electrician', ask, post, paper)).toBe(state);
    });
  });

  it.each([
    ['Care Assistant', 'Care Assistant', 'NVQ Level 3 Health and Social Care', 'met'],
    ['Care Assistant', 'Support Worker', 'QCF Level 3 Diploma in Adult Care', 'met'],
    ['Care Assistant', 'Care Assistant', 'NVQ Level 3 Plumbing', 'partly'],
    ['Administrator', 'Administrator', 'NVQ Level 3 Business Administration', 'met'],
    ['Administrator', 'Administrator', 'NVQ Level 3 Hairdressing', 'partly'],
    ['Vehicle Technician', 'Mechanic', 'NVQ Level 3 Light Vehicle Maintenance and Repair', 'met'],
    ['Vehicle Technician', 'Mechanic', 'NVQ Level 3 Beauty Therapy', 'partly'],
    ['Chef', 'Chef', 'NVQ Level 3 Professional Cookery', 'met'],
    ['Nursery Nurse', 'Nursery Nurse', 'NVQ Level 3 Childcare', 'met'],
  ])('is in its own trade: %s, of a %s with “%s”: %s', async (title, post, paper, state) => {
    expect(await stateOf(title, 'NVQ Level 3', post, paper)).toBe(state);
  });

  it('while one with a subject is in that', async () => {
    const ask = 'NVQ Level 3 in Plumbing';
    expect(await stateOf('Maintenance Electrician', ask, 'Electrician', 'NVQ Level 3 Plumbing')).toBe('met');
    expect(
      await stateOf('Maintenance Electrician', ask, 'Electrician', 'NVQ Level 3 Electrical Installation'),
    ).not.toBe('met');
  });
});
