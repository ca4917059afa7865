import { readAdvert, type AdvertAnswer } from './read-advert.js';
import { allAre } from './testing/all-are.js';

const misread = (expected: AdvertAnswer, texts: string[]) =>
  texts.filter((text) => readAdvert(`A cook.\n\n${text}\n\nA kind team.`).answer !== expected);

describe('sponsorship that is to be considered', () => {
  it('is conditional, whoever considers it and in whatever words', () => {
    const said = [
      'Consideration will be given to sponsorship.',
      'Consideration will be given to sponsoring exceptional candidates.',
      'Due consideration will be given to sponsorship of overseas candidates.',
      'Consideration would be given to providing a certificate of sponsorship.',
      'The Trust will give consideration to sponsorship.',
      'Consideration given to sponsorship.',
      'Sponsorship given consideration.',
      'Sponsorship will be considered for the right candidate.',
      'Sponsorship considered.',
      'Visa sponsorship: considered',
      'Sponsorship - considered for the right applicant',
      'Requests for sponsorship will be considered.',
      'Tier 2 sponsorship may be considered.',
      'Skilled Worker visa sponsorship is under consideration for this post.',
      'Visa sponsorship will be taken into consideration.',
      'For the right candidate, sponsorship can be considered.',
      'We can consider sponsorship for this role.',
      "We're open to considering visa sponsorship.",
      'Happy to consider sponsorship.',
      'Would consider sponsoring.',
      'We may be open to sponsorship.',
      'We could be open to sponsoring the right candidate.',
      'We may possibly be open to offering sponsorship.',
      'Company may be open to visa sponsorship for the right candidate.',
    ];
    expect(misread('conditional', said)).toEqual([]);
  });

  it('is refused where that is denied, or where only others are considered', () =>
    allAre('refuses', [
      'Sponsorship will not be considered.',
      'No consideration will be given to sponsorship.',
      'Consideration for sponsorship is not possible.',
      'We are unable to consider sponsorship.',
      'Consideration will only be given to applicants who do not need sponsorship.',
      'Candidates who need sponsorship cannot be considered.',
      'We are not open to sponsorship.',
      'No visa sponsorship; part-time hours considered.',
      'Only candidates with the right to work without sponsorship will be considered.',
      'Sponsorship is not considered for this role.',
    ]));

  it('is offered where something else is considered', () =>
    allAre('offers', [
      'We sponsor visas; part-time hours considered.',
      'Visa sponsorship available, all applications considered.',
      'Part-time considered, visa sponsorship provided.',
      'Visa sponsorship considered standard: we sponsor all our engineers.',
      'We sponsor visas and all applications will be considered alongside others.',
      'We are open to sponsorship.',
    ]));

  it('is none where it is that of an event, or the work of the post', () =>
    allAre('silent', [
      'Sponsorship of our summer fete will be considered.',
      'Sponsorship of local sports teams will be considered.',
      'Consideration will be given to sponsoring local charities.',
      'Consideration will be given to candidates with experience of event sponsorship.',
      'You will consider applications for sponsor licences and sponsorship.',
      'Experience of considering sponsorship proposals for events.',
    ]));
});
