import { readAdvert } from './read-advert.js';

describe('a need that may be met', () => {
  it.each([
    'Candidates who need sponsorship can apply; however, we cannot guarantee it.',
    'Candidates who need sponsorship can apply, but we cannot guarantee it.',
    "Applicants who require visa sponsorship are welcome to apply; however we can't guarantee it.",
    'Anyone who needs sponsorship may apply; this cannot be guaranteed, however.',
    'People who need a visa may apply; we make no promises, however.',
    'Nurses who need sponsorship should apply, although there is no guarantee of it.',
    'If you require sponsorship you are welcome to apply, but please note that we cannot guarantee that it will be offered.',
    'Candidates who need sponsorship can apply. However, we cannot guarantee it.',
    'Candidates who need sponsorship are welcome to apply. It cannot be guaranteed, though.',
    'We offer visa sponsorship. Please note this is not guaranteed.',
  ])('is promised to nobody in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('conditional');
  });

  it.each([
    'Candidates who need sponsorship can apply; however, we cannot offer it.',
    'Candidates who need sponsorship cannot apply; we can guarantee it.',
    'Candidates who need sponsorship can apply elsewhere; we cannot offer it.',
  ])('is refused in “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('refuses');
  });

  it.each([
    'Candidates who need sponsorship can apply and we will sponsor them, but we cannot guarantee an interview.',
    'We offer visa sponsorship. We cannot guarantee overtime.',
    'We offer visa sponsorship. Parking is on site. It cannot be guaranteed.',
  ])('is met where something else is not sure: “%s”', (text) => {
    expect(readAdvert(text).answer).toBe('offers');
  });
});
