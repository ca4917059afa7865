import { readAdvert } from './read-advert.js';
import { allAre } from './testing/all-are.js';

const unworkable = [
  'Remote working from abroad is not possible.',
  'This role cannot be done from abroad.',
  'Working from overseas is not permitted.',
  'No remote work from abroad.',
  'Unfortunately the work cannot be carried out from another country.',
  'Please note that home working from outside the UK is not allowed.',
  'You will not be able to work remotely from overseas.',
  'We do not allow staff to work from abroad.',
  'This is not a remote role based overseas.',
  'The post cannot be performed remotely from a different country.',
  'Employees may not work while abroad.',
];

describe('from where the work is not done', () => {
  it('says nothing of who may come and do it here', () => allAre('silent', unworkable));

  it.each(unworkable)('takes back no offer: %s', (sentence) => {
    expect(readAdvert(`We offer visa sponsorship for this role. ${sentence}`).answer).toBe('offers');
    expect(readAdvert(`${sentence} Visa sponsorship is available.`).answer).toBe('offers');
  });

  it('is another matter than who is turned away', () =>
    allAre('refuses', [
      'Applications from abroad are not considered.',
      'Applicants from abroad cannot be considered.',
      'We cannot sponsor from abroad.',
      'We do not recruit from overseas.',
      'Remote working from abroad is not possible and we do not sponsor visas.',
      'This role cannot be done on a sponsored visa.',
      'You cannot work here without your own right to work.',
      'We do not offer sponsorship for work from abroad.',
    ]));
});
