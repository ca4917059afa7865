import { readAdvert } from './read-advert.js';
import { processorMs } from '../platform/testing/processor-time.js';

const answer = (text: string) => readAdvert(text, 'United Kingdom').answer;

describe('a promise for some people', () => {
  it.each([
    'Nurses get visa sponsorship. Porters do not. This is a porter post.',
    'Sponsorship is offered to engineers. Technicians do not receive it. This is a technician role.',
    "Visa sponsorship is given to teachers. Teaching assistants don't get it. We are hiring a teaching assistant.",
    'We sponsor overseas nurses. The same is not true of the cleaner we are looking for.',
    'Sponsorship is for senior grades. Junior grades, such as this, are not covered.',
  ])('refuses where the next sentence denies it to others: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it.each([
    'Nurses get visa sponsorship. Porters do not. This is a nurse post.',
    'Consultants get visa sponsorship. Weekends do not count.',
    'We sponsor visas for nurses. Our porters are friendly.',
  ])('stands where the advert seeks those, or denies nothing: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });
});

describe('a short sentence right behind a promise that denies it without naming it', () => {
  it.each([
    'Consultants get visa sponsorship. Registrars do not.',
    "Sponsorship is available for senior carers. Care assistants can't have it.",
    'Visa sponsorship is available to qualified teachers. Teaching assistants are not eligible.',
    "Skilled Worker sponsorship is available to registered managers. It isn't for support workers.",
    "We sponsor doctors. For healthcare assistants we don't.",
    "We can sponsor HGV drivers. Van drivers, sadly, we can't.",
    'We provide sponsorship for doctors. For all other roles you must have the right to work in the UK.',
    'We offer visa sponsorship. Apart from kitchen porters.',
    'Visa sponsorship is open to welders. Labourers have no access to it.',
    'Our Birmingham hotel can sponsor chefs. Our Oxford hotel cannot.',
    'We sponsor anaesthetists. Those on bank contracts are not.',
    'We sponsor chefs. Waiters, no.',
    'We are able to sponsor senior engineers. We are unable to do so for technicians.',
    'We sponsor overseas nurses. We cannot do the same for healthcare assistants.',
    'We are happy to sponsor experienced bricklayers. We will not do so for apprentices.',
    "Sponsorship is offered for software engineers. We can't extend this to the support desk.",
    'We sponsor dairy managers. We are not able to for milkers.',
    'We sponsor senior developers. Junior candidates are not covered by this.',
    'The Trust sponsors Band 5 nurses. Band 3 applicants are not eligible.',
    'We sponsor software engineers. Applicants to our internship are not eligible.',
    'We sponsor registered nurses. Healthcare assistants fall outside this.',
    'Visa sponsorship is available for chefs. The hotel does not offer it to waiting staff.',
  ])('is a condition of which both sentences are shown, where it is of others: %s', (text) => {
    expect(readAdvert(text, 'United Kingdom')).toEqual({ answer: 'conditional', sentence: text });
  });

  it('takes the place of a promise that was a condition already', () => {
    const text = "We may sponsor nurses. Care assistants can't have it.";
    expect(readAdvert(text, 'United Kingdom')).toEqual({ answer: 'conditional', sentence: text });
  });

  it.each([
    ['this post', "We offer sponsorship to permanent staff. Bank staff, as in this post, don't get it."],
    ['this post', 'We sponsor visas. Except for this role.'],
    ['this post', 'Some of our roles come with visa sponsorship. Sadly, this is not such a role.'],
    ['who reads it', 'Our nurses are sponsored. You would not be.'],
    ['who comes new', 'We sponsor visas for existing staff. New joiners aren’t.'],
    ['the place of the job', "Visa sponsorship is available in Leeds. It isn't at our York site, where this job is."],
    ['the place of the job', "Location: Leeds\nOur York office offers visa sponsorship. Our Leeds office doesn't."],
    ['the country of the job', 'In Ireland we sponsor work permits. In the UK we do not.'],
    ['the country of the job', 'Visa sponsorship is offered in Germany. For the UK it is not.'],
    ['the trade that is sought', "Kitchen Porter, York\nWe sponsor chefs. Kitchen porters can't have it."],
    ['the time to come', "Until this summer we offered sponsorship for this role. We don't any more."],
    ['whoever looks for it here', 'Looking for visa sponsorship? Please see our nursing jobs instead.'],
  ])('refuses where it is of %s: %s', (_, text) => {
    expect(answer(text)).toBe('refuses');
  });

  it.each([
    "Staff Nurse, Leeds\nWe sponsor nurses. Care assistants can't have it.",
    'Science Teacher\nVisa sponsorship is available to qualified teachers. Teaching assistants are not eligible.',
    'Visa sponsorship is available for this role. Bank staff are not eligible.',
  ])('changes nothing where the advert is for those who are promised it: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });

  it.each([
    "We sponsor visas. The office doesn't open on Sundays.",
    "We offer visa sponsorship. Relocation isn't included.",
    'Visa sponsorship is available. Free parking is not.',
    'Sponsorship available. Agencies are not eligible to apply.',
    'We offer visa sponsorship. Applicants under 18 are not eligible.',
    "We sponsor. Late applications can't be considered.",
    "We sponsor nurses. You don't need NMC registration yet.",
    'We sponsor nurses. You will not be alone.',
    "We sponsor visas. Most care homes don't.",
    "We can sponsor developers. It isn't for the faint-hearted.",
    'We sponsor nurses. All applicants must have the right to work in the UK before they start.',
    'Skilled Worker visas are offered. It is not possible to park on site.',
    'We sponsor chefs. Not your average kitchen.',
    "We sponsor chefs. Parking we don't.",
  ])('changes nothing where something of its own is denied: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });
});

describe('a denial without a “not”', () => {
  it.each([
    'If you need sponsoring, please refrain from applying.',
    'People who need sponsoring should refrain from applying.',
    'This role fails to meet the criteria for sponsorship.',
    'The job fails the criteria for sponsorship.',
    'We have yet to obtain a sponsor licence.',
    'Applications that need a visa sponsor go straight in the bin.',
    '"visa_sponsorship": false',
  ])('refuses: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it('is none where it is denied itself', () => {
    expect(answer("Don't refrain from applying if you need sponsoring; we sponsor all our chefs.")).toBe('offers');
  });
});

it.each([
  'We offer sponsorship opportunities for exhibitors.',
  'Sponsorship opportunities for exhibitors are available.',
  'We have an employee sponsorship programme for women in tech: mentoring and sponsorship offered.',
])('promises nobody a visa: %s', (text) => {
  expect(answer(text)).toBe('silent');
});

it.each([`${'porters '.repeat(80)}do not x.`, `Porters do not${', because they'.repeat(13)}; x`])(
  'reads a long row of the same words in a moment: %s',
  (behind) => {
    const started = processorMs();
    readAdvert(`We offer visa sponsorship. ${behind}`);
    expect(processorMs() - started).toBeLessThan(20_000);
  },
);

describe('what is denied behind a promise by its pronoun', () => {
  it.each([
    'We are a licensed sponsor and sponsor nurses. We will not be doing so for this post.',
    'We are proud to sponsor site managers from overseas. We cannot do the same for this trainee role.',
  ])('refuses where it is this post: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it.each([
    'We sponsor visas. We cannot offer this to agencies.',
    'We sponsor nurses. Candidates without an NMC pin are not eligible.',
    'We sponsor visas. Late applicants are not considered.',
    'Our home sponsors visas. Other homes do not.',
    "Our home sponsors visas. The others don't.",
    'We offer visa sponsorship. We do not provide accommodation for families.',
    'Visa sponsorship available. We are unable to respond to every applicant.',
  ])('changes nothing where it is something else, or of nobody who is employed: %s', (text) => {
    expect(answer(text)).toBe('offers');
  });
});

describe('what was done once', () => {
  it.each([
    'We have sponsored many chefs from overseas. We are no longer doing so.',
    "We have sponsored overseas staff for ten years. The rules have changed and we can't any more.",
    'We have recruited and sponsored more than 60 nurses from overseas. Our overseas recruitment has now stopped.',
    'We have sponsored carers from abroad. At present we are not.',
  ])('is refused where the next sentence ends it: %s', (text) => {
    expect(answer(text)).toBe('refuses');
  });

  it('is not ended by how the post is worked', () => {
    expect(
      answer('We can sponsor overseas teachers for a Skilled Worker visa. This post is not available as a job share.'),
    ).toBe('offers');
  });
});

describe('the title of a job whose advert promises a visa to some and denies it to others', () => {
  it.each([
    ['Healthcare Assistant', "We sponsor doctors. For healthcare assistants we don't.", 'refuses'],
    ['Kitchen Porter', 'We offer visa sponsorship to chefs. Sorry, not for kitchen porters.', 'refuses'],
    ['Care Assistant', 'We sponsor nurses. Healthcare assistants and care assistants are excluded.', 'refuses'],
    ['Healthcare Assistant', 'We sponsor nurses. Healthcare assistants and care assistants are excluded.', 'refuses'],
    ['Kitchen Porter', 'We sponsor chefs. Waiters, kitchen porters and cleaners are excluded.', 'refuses'],
    ['Nursery Assistant', 'We sponsor teachers. Nursery and teaching assistants are excluded.', 'refuses'],
    ['Nursery Cook', 'We sponsor teachers. Nursery and teaching assistants are excluded.', 'conditional'],
    ['Chef', 'We sponsor chefs. Waiters, kitchen porters and cleaners are excluded.', 'offers'],
    ['Doctor', "We sponsor doctors. For healthcare assistants we don't.", 'offers'],
    ['Staff Nurse', "We sponsor doctors. For healthcare assistants we don't.", 'conditional'],
  ])('says which of them it is: %s', (title, text, said) => {
    expect(readAdvert(text, 'United Kingdom', title).answer).toBe(said);
  });
});

describe('what is denied to others by their name in the sentence behind a promise', () => {
  it.each([
    ['We can sponsor nurses. We cannot sponsor care assistants.', 'Registered Nurse', 'offers'],
    ['We offer visa sponsorship. We cannot sponsor kitchen porters.', 'Chef de Partie', 'offers'],
    ['We offer visa sponsorship. We are unable to sponsor care assistants.', '', 'conditional'],
    ['We can sponsor nurses. We cannot sponsor care assistants.', 'Care Assistant', 'refuses'],
    ['We sponsor visas at other sites. We cannot sponsor applicants for this post.', '', 'refuses'],
    ['We offer sponsorship. We cannot sponsor overseas applicants.', '', 'refuses'],
    ['We sponsor visas. We do not sponsor football teams.', '', 'offers'],
  ])('%s (%s): %s', (text, title, answer) => {
    expect(readAdvert(text, 'United Kingdom', title).answer).toBe(answer);
  });
});
