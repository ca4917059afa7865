import { readAdvert } from './read-advert.js';

const asides = [
  'We don’t mind where you are from',
  'There is no better place to work',
  'You do not need UK experience',
  'It doesn’t matter where you trained',
  'You will not pay for training',
  'We cannot offer flights',
  'There are no night shifts',
  'Not sure about moving',
  'Agents are not welcome',
  'We have sponsored nurses before',
  'We are a licensed sponsor',
];
const offers = [
  'we sponsor Skilled Worker visas',
  'we offer visa sponsorship',
  'visa sponsorship is available',
  'the Trust provides a Certificate of Sponsorship',
];
const refusals = [
  'we do not sponsor visas',
  'this role cannot be sponsored',
  'sponsorship is not available',
  'the post does not qualify for sponsorship',
  'you must already have the right to work in the UK',
  'we have no sponsor licence',
  'sponsorship has ended',
];
const joints = [': ', '; ', ' - ', ', and ', ', but ', '. '];
const turned = [', however ', ' because ', ', although ', ', so '];

const joined = (firsts: string[], between: string[], seconds: string[]) =>
  firsts.flatMap((first) =>
    between.flatMap((joint) =>
      seconds.map((second) => `${capital(first)}${joint}${joint === '. ' ? capital(second) : second}.`),
    ),
  );
const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
const notRead = (texts: string[], expected: string) => texts.filter((text) => readAdvert(text).answer !== expected);

describe('a sentence of two halves', () => {
  it('promises what its second half promises, whatever else the first denies', () => {
    expect(notRead(joined(asides, joints, offers), 'offers')).toEqual([]);
  });

  it('is never listed where either half refuses', () => {
    const texts = [
      ...joined(asides, [...joints, ...turned], refusals),
      ...joined(offers, [...joints, ...turned], refusals),
      ...joined(refusals, [...joints, ...turned], offers),
    ];
    expect(texts.map((text) => [readAdvert(text).answer, text]).filter(([answer]) => answer === 'offers')).toEqual([]);
    expect(texts.filter((text) => readAdvert(text).answer === 'conditional')).toEqual([]);
  });

  it('lets the later half win only where the first denies somebody else’s visa', () => {
    const own = ', but we will sponsor a Skilled Worker visa for you.';
    for (const other of ['student visas', 'your spouse', 'dependants’ visas', 'family members']) {
      expect(readAdvert(`We cannot sponsor ${other}${own}`).answer).toBe('offers');
      expect(readAdvert(`We cannot sponsor ${other}.`).answer).not.toBe('offers');
    }
    expect(readAdvert(`We cannot sponsor this role${own}`).answer).toBe('refuses');
  });
});
