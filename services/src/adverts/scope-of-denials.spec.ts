import { readAdvert, type AdvertAnswer } from './read-advert.js';

const promises = [
  'We sponsor Skilled Worker visas',
  'Visa sponsorship is available for this role',
  'The Trust offers visa sponsorship to nurses',
];
const besides = [
  ' but cannot help with housing',
  ', but not for dependants',
  ', not student visas',
  '; we do not provide accommodation',
  ', but there is no accommodation on site',
  ', though flights are not paid',
];
const sayings: [AdvertAnswer, string][] = [
  ['offers', 'We have no difficulty sponsoring visas.'],
  ['offers', 'The Trust has no objection to sponsoring overseas dentists.'],
  ['offers', 'We would not turn anyone away for needing sponsorship.'],
  ['offers', 'Nobody will be rejected because they require a visa.'],
  ['offers', 'Needing sponsorship will not count against you.'],
  ['offers', 'Sponsorship is available to nurses without a UK PIN.'],
  ['offers', 'We will sponsor teachers who have no UK experience.'],
  ['offers', 'We offer sponsorship for this role, but not part-time.'],
  ['conditional', 'Sponsorship is not always possible.'],
  ['conditional', 'Visa sponsorship is not certain and depends on your score.'],
  ['conditional', 'A certificate of sponsorship is not an entitlement; each case is assessed.'],
  ['conditional', 'Sponsorship is not offered as standard but may be considered.'],
  ['conditional', 'We do not rule out sponsorship for the right person.'],
  ['conditional', 'We cannot say yet whether this role can be sponsored.'],
  ['conditional', 'Sponsorship is not granted in every case; HR will assess yours.'],
  ['silent', 'Sponsorship of the summer fair is not part of this role.'],
  ['silent', 'There is no sponsorship target in your first year of fundraising.'],
  ['silent', 'We cannot accept Visa cards at the canteen.'],
  ['silent', 'You will ensure right to work, visa and sponsor checks are done for new starters.'],
  ['silent', 'You will own global mobility, including visa sponsorship and relocation.'],
  ['silent', 'We are a recruitment platform that lists visa sponsorship jobs.'],
  ['offers', 'We do not require experience, and offer visa sponsorship and training.'],
];
/** Each has the words of one above, and its negation reaches sponsorship or this post all the same. */
const refusals = [
  'Sponsorship is not given for this post.',
  'Sponsorship is not offered as standard or otherwise.',
  'Sponsorship is not offered, and we cannot help with housing.',
  'Visa sponsorship: not offered and no housing.',
  'We don’t offer sponsorship, accommodation or flights.',
  'Sponsorship is not always refused, but for this post it is.',
  'We have no difficulty hiring locally, so we do not sponsor.',
  'We would not turn anyone away for needing sponsorship, but we cannot sponsor visas.',
  'We sponsor doctors, but not this post.',
  'We do not offer sponsorship to nurses without a UK PIN.',
  'We sponsor visas, but not for school cooks.',
  'We offer housing but not sponsorship.',
  'Sponsorship and accommodation are not provided.',
  'We do not require experience and offer no sponsorship.',
  'You will pass right to work checks; we cannot sponsor.',
  'We don’t mind where you come from as long as you do not need sponsorship.',
];

const notRead = (texts: string[], expected: AdvertAnswer) =>
  texts.filter((text) => readAdvert(`A fine job in the town.\n\n${text}\nA week of leave.`).answer !== expected);

describe('what a negation beside a promise denies', () => {
  it('is a house, a family or another visa, and no sponsorship', () => {
    const texts = promises.flatMap((promise) => besides.map((beside) => `${promise}${beside}.`));
    expect(notRead(texts, 'offers')).toEqual([]);
  });

  it.each(['offers', 'conditional', 'silent'] as const)(
    'is how sure or how hard it is, or who is turned away: %s',
    (answer) => {
      const texts = sayings.filter(([said]) => said === answer).map(([, text]) => text);
      expect(notRead(texts, answer)).toEqual([]);
    },
  );

  it('is sponsorship, or this post, in each of these', () => {
    expect(notRead(refusals, 'refuses')).toEqual([]);
  });

  it('is quoted letter for letter', () => {
    const sentence = 'We sponsor visas  but can’t help with housing.';
    expect(readAdvert(`A nurse. ${sentence} Apply.`)).toEqual({ answer: 'offers', sentence });
  });
});
