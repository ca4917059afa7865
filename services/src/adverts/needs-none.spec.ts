import { readAdvert } from './read-advert.js';

describe('who needs no visa by law', () => {
  it.each([
    'British and Irish citizens do not need a visa to work in the UK.',
    'Irish citizens do not need a visa.',
    'NZ citizens do not need a visa.',
    'European and Commonwealth nationals do not need a visa.',
    'Scottish or Welsh residents do not need sponsorship.',
    'Volunteers do not need a visa.',
    'People with settled status do not need sponsorship.',
    'Anyone who has indefinite leave to remain does not need a Certificate of Sponsorship.',
    'Please note that US citizens will not require sponsorship for this role.',
  ])('says nothing of what others are given: %s', (text) => {
    expect(readAdvert(text).answer).toBe('silent');
    expect(readAdvert(`We sponsor overseas nurses. ${text}`).answer).toBe('offers');
    expect(readAdvert(`We cannot sponsor overseas nurses. ${text}`).answer).toBe('refuses');
  });

  it.each([
    'Applicants must not need sponsorship.',
    'We want people who do not need a visa.',
    'British citizens who do not need sponsorship only.',
    'Candidates with settled status only, as we do not sponsor.',
    'You must be a British citizen and not require sponsorship.',
  ])('is another thing than who is looked for: %s', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });
});
