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
    'Those who do not hold a licence need not apply.',
    'We will obtain your SIA licence for you.',
    'You must have a licence, as we do not provide one.',
    'No certificate is needed, as training is given.',
  ])('promises and refuses nothing: %s', (text) => {
    expect(answer(text)).toBe('silent');
  });

  it.each([
    'We provide the Care Certificate and visa sponsorship.',
    'We will apply to the Home Office for your Certificate of Sponsorship.',
    'Sponsorship is provided for this job. Applicants will not be charged for the certificate.',
    'We sponsor HGV drivers. Candidates who do not hold a licence need not apply.',
    'We offer visa sponsorship. No certificate is needed, as training is given.',
    'We sponsor security officers. An SIA licence is not provided.',
    'We sponsor nursery nurses. A first aid certificate is not issued at the end.',
    'Visa sponsorship available. You must have a licence, as we do not provide one.',
    'We sponsor plasterers. You need your own van, as we do not provide one.',
    'We sponsor teachers. A certificate from abroad is not accepted without a UK ENIC statement.',
    'We sponsor chefs from overseas. This job is not covered by our bonus scheme.',
  ])('takes no offer away that stands beside it: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });

  it.each([
    'We sponsor care workers. No certificates are left.',
    'We sponsor nurses. A certificate cannot be issued for this post.',
    'We sponsor chefs. This job is not covered by our sponsorship scheme.',
    'We sponsor chefs. You need a visa, as we do not provide one.',
  ])('is another one than the certificate or the licence of sponsorship: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });
});
