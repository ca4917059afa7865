import { readAdvert } from './read-advert.js';

const answer = (text: string) => readAdvert(text, 'United Kingdom').answer;

describe('a paper that is none of sponsorship', () => {
  it.each([
    'We provide the Care Certificate to all new starters.',
    'Full training is given, and new carers are provided with the Care Certificate.',
    'We pay for the Care Certificate for all new carers.',
    'You will obtain a Home Office certificate for the role.',
    'We will obtain Home Office clearance for you.',
    'We will provide you with a Home Office security pass.',
    'This role needs a DCO certificate issued by the Home Office.',
    'We will arrange your visa for business trips.',
    'Candidates who do not hold a licence need not apply.',
  ])('promises and refuses nothing: %s', (text) => {
    expect(answer(text)).toBe('silent');
  });

  it.each([
    'We provide the Care Certificate and visa sponsorship.',
    'We will apply to the Home Office for your Certificate of Sponsorship.',
    'Sponsorship is provided for this job. Applicants will not be charged for the certificate.',
    'We sponsor HGV drivers. Candidates who do not hold a licence need not apply.',
  ])('takes no offer away that stands beside it: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });
});
