import { readAdvert } from './read-advert.js';

const answer = (text: string) => readAdvert(text, 'United Kingdom').answer;

describe('a sentence behind a promise that asks whoever applies for the thing itself', () => {
  it.each([
    'We sponsor visas. For this job you must already have one.',
    'We sponsor visas. For this job you need your own.',
    'We sponsor visas. This job is for people who already have one.',
    "We sponsor visas. Please don't apply if you need one.",
    'We sponsor visas. If you need one, this job is not for you.',
    'We sponsor visas. This role is closed to people who need one.',
    'We offer sponsorship. Please do not count on it for this post.',
  ])('refuses: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it.each([
    'We sponsor visas. For this job you need your own car.',
    'We sponsor visas. For this job you must already have experience.',
    "We sponsor visas. Please don't apply if you dislike dogs.",
    'We sponsor visas. If you need a quiet life, this job is not for you.',
    'We sponsor visas. This role is closed to agencies.',
    'We sponsor visas. The role is open to all who need one.',
  ])('offers where it asks for something else: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });
});
