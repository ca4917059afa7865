import { processorMs } from '../platform/testing/processor-time.js';
import { isConsidered } from './considered.js';
import { readAdvert, type AdvertAnswer } from './read-advert.js';
import { allAre } from './testing/all-are.js';

const misread = (expected: AdvertAnswer, texts: string[]) =>
  texts.filter((text) => readAdvert(`A cook.\n\n${text}\n\nA kind team.`).answer !== expected);

const timeOf = (said: string) => {
  const before = processorMs();
  isConsidered(said);
  return processorMs() - before;
};

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

  it('is conditional for whatever it is thought about', () => {
    const said = [
      'We will consider sponsorship for shortage subjects.',
      "We'll consider sponsorship for shortage subjects.",
      'We will consider visa sponsorship for maths and physics teachers.',
      'The school will consider sponsorship for hard-to-fill subjects.',
      'We would consider sponsorship for shortage specialties.',
      'Sponsorship will be considered for shortage subjects such as physics.',
      'The university will consider sponsorship for specialist subjects.',
      "We'd consider sponsorship for STEM subjects.",
      'Governors will consider sponsorship for science subjects.',
      'We can consider sponsorship for languages and other shortage subjects.',
    ];
    expect(misread('conditional', said)).toEqual([]);
  });

  it('is conditional where its clause begins with the giving of it', () => {
    const said = [
      'Offering sponsorship is under consideration.',
      'Offering visa sponsorship: under consideration.',
      'Providing sponsorship is open to consideration.',
      'Granting a certificate of sponsorship is worth consideration.',
      'Arranging a work permit is under consideration for this post.',
    ];
    expect(misread('conditional', said)).toEqual([]);
  });

  it('is conditional for whoever is named before it, without a comma, and as a question that is open', () => {
    const said = [
      'For the right candidate sponsorship will be considered.',
      'For an exceptional candidate visa sponsorship may be considered.',
      'For the right person Skilled Worker sponsorship can be considered.',
      'For the right nurse offering sponsorship will be considered.',
      'For an outstanding teacher requests for sponsorship will be considered.',
      'Offering sponsorship will be considered.',
      'Providing visa sponsorship may be considered.',
      'Any requests for sponsorship will be considered.',
      'Whether to offer sponsorship is under consideration.',
      'Whether to provide a certificate of sponsorship will be considered.',
      'A kind team. - For the right candidate sponsorship will be considered.',
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
      'For the right candidate sponsorship will not be considered.',
      'Offering sponsorship will not be considered.',
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

  it('is offered where something else is considered behind its own name', () =>
    allAre('offers', [
      'Visa sponsorship is available and flexible hours will be considered.',
      'Visa sponsorship is available and part-time working may be considered.',
      'Visa sponsorship is offered, and job shares will be considered.',
      'We offer visa sponsorship and flexible working can be considered.',
      'We sponsor Skilled Worker visas, and secondments will be considered.',
      'Skilled Worker sponsorship is provided and a hybrid pattern will be considered.',
      'Flexible hours will be considered and visa sponsorship is available.',
      'Certificates of sponsorship are available; reduced hours considered.',
      'Visa sponsorship is available, while term-time contracts will also be considered.',
      'Part-time hours may be considered, and we offer visa sponsorship.',
    ]));

  it('stays conditional where sponsorship itself, or for whom, is what is considered', () =>
    allAre('conditional', [
      'Visa sponsorship is available and will be considered for experienced cooks.',
      'Sponsorship and flexible hours will be considered.',
      'Flexible hours and visa sponsorship will be considered.',
      'Visa sponsorship is available and each case will be considered individually.',
      'Visa sponsorship is available and requests will be considered case by case.',
      'Visa sponsorship may be available and flexible hours will be considered.',
      'Visa sponsorship is available in exceptional cases and flexible hours will be considered.',
      'Visa sponsorship will be considered and flexible hours are available.',
      'Flexible hours are available and visa sponsorship will be considered.',
    ]));

  it('stays refused where flexible hours are considered instead', () =>
    allAre('refuses', [
      'Visa sponsorship is not available and flexible hours will be considered.',
      'We do not offer visa sponsorship, but flexible hours will be considered.',
      'Flexible hours will be considered and visa sponsorship is not available.',
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

  it.each(['. ', '; ', '. . ', ', ', '- ', 'any ', 'will ', 'for the ', 'and any '])(
    'is looked for in time that grows with the text: %j',
    (run) => {
      expect(timeOf(run.repeat(40_000 / run.length))).toBeLessThan(250);
    },
  );

  it.each(['requests for ', 'for the nurse offering ', 'for the any ', 'the possibility of '])(
    'is read in one way only, however often it says %j',
    (run) => {
      expect(timeOf(`Sponsorship. ${run.repeat(24)}sponsorship is gone`)).toBeLessThan(250);
    },
  );
});
