import { readFileSync } from 'node:fs';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { AdvertsModule } from './adverts.module.js';
import { asides } from './asides.js';
import { ofSomethingElse } from './other-sponsorship.js';
import * as moneyDenied from './money-denied.js';
import * as scamRules from './scam-rules.js';
import { conditional } from './conditions.js';
import { nothingPromised } from './nothing-promised.js';
import * as sponsorshipRules from './sponsorship-rules.js';
import { answerOf, readAdvert, type AdvertAnswer } from './read-advert.js';
import { takingBack } from './taken-back.js';

const sentencesIn = (file: string) =>
  readFileSync(new URL(`testing/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [AdvertAnswer, string]);
const labelled = sentencesIn('labelled-sentences.tsv');
/** Adverts of two sentences and more; `unclear` where one offers, another refuses, and no word says which is of this job. */
const adverts = sentencesIn('labelled-adverts.tsv');

const readings = labelled.map(([said, sentence]) => ({ said, sentence, answer: answerOf(sentence) }));
const read = (label: AdvertAnswer) => readings.filter(({ said }) => said === label);
const others = (label: AdvertAnswer) => read(label).filter(({ answer }) => answer !== label);

describe('what an advert says of sponsoring a visa', () => {
  it('takes no refusal and no silence for an offer', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(500);
    expect(read('refuses').filter(({ answer }) => answer === 'offers' || answer === 'conditional')).toEqual([]);
    expect(others('silent')).toEqual([]);
  });

  it('finds the offers', () => {
    expect(others('offers').length).toBeLessThanOrEqual(read('offers').length * 0.05);
    expect(others('offers')).toEqual([]);
  });

  it('tells a condition from a promise, and hears each refusal', () => {
    expect(others('conditional')).toEqual([]);
    expect(others('refuses')).toEqual([]);
  });

  it('takes none of the refusals that it does not understand yet for an offer', () => {
    const misread = sentencesIn('misread-sentences.tsv').map(([label, sentence]) => ({
      label,
      answer: readAdvert(sentence).answer,
    }));
    expect(misread.filter(({ label, answer }) => label === answer)).toEqual([]);
    expect(misread.filter(({ answer }) => answer === 'offers')).toEqual([]);
    expect(misread.filter(({ label, answer }) => label === 'refuses' && answer !== 'silent')).toEqual([]);
  });

  it('reads each sentence alike among others and alone', () => {
    const among = labelled.filter(
      ([said, sentence]) => readAdvert(`A fine job in the town.\n\n${sentence}\nA week of leave.`).answer !== said,
    );
    expect(among).toEqual([]);
  });

  it('tells this job from other places, other posts and other times, and says where it cannot', () => {
    expect(adverts.length).toBeGreaterThanOrEqual(18);
    const readings = adverts.map(([said, text]) => {
      const { answer, offered } = readAdvert(text);
      return { text, said, answer: offered === undefined ? answer : 'unclear' };
    });
    expect(readings.filter(({ said, answer }) => said !== answer)).toEqual([]);
  });

  it('quotes both sentences of an advert that offers and refuses', () => {
    const offered = 'We offer Skilled Worker visa sponsorship for this role.';
    const sentence = 'Part-time posts cannot be sponsored.';
    expect(readAdvert(`A baker. ${offered} Bread. ${sentence} Apply.`)).toEqual({
      answer: 'refuses',
      sentence,
      offered,
    });
    expect(readAdvert(`A baker. ${sentence} Apply. ${offered}`)).toEqual({ answer: 'refuses', sentence, offered });
  });

  it('reads a question together with its answer', () => {
    const sentence = 'Visa sponsorship?\nSadly not.';
    expect(readAdvert(`A nurse.\n${sentence}\nApply now.`)).toEqual({ answer: 'refuses', sentence });
    expect(readAdvert('A nurse. Do you sponsor visas? Yes, we do. Apply.').answer).toBe('offers');
    expect(readAdvert('A nurse. Do you need visa sponsorship?').answer).toBe('silent');
  });

  it('takes a question to the employer before something else for no promise', () => {
    const question = 'We received a question: do you sponsor visas?';
    expect(readAdvert(`A nurse.\n${question}\nA week of leave.`).answer).toBe('silent');
    expect(readAdvert(`A nurse.\n${question}\nYes, gladly.`).answer).toBe('offers');
    expect(readAdvert(`A nurse.\n${question}\nSadly not.`).answer).toBe('refuses');
  });

  it.each([
    'Similar jobs: Care assistant - visa sponsorship available',
    'We ask all applicants whether they require sponsorship.',
    'The trust asks candidates if they need visa sponsorship.',
  ])('takes neither another job nor a question to everybody for a promise: %s', (text) => {
    expect(readAdvert(`A nurse.\n${text}\nA week of leave.`).answer).toBe('silent');
  });

  it('reads marks in one line each with what stands before it', () => {
    expect(readAdvert('Visa sponsorship ✔ Relocation ✔ Parking ✘').answer).toBe('offers');
    expect(readAdvert('Parking ✔ Relocation ✔ Visa sponsorship ✘').answer).toBe('refuses');
  });

  it.each([
    ['H-1B sponsorship available.', 'United States'],
    ['LMIA available for the successful applicant.', 'Canada'],
    ['CoS available.', 'United Kingdom'],
    ['Health and Care Worker visa sponsorship is available.', 'United Kingdom'],
    ['Tier 2 sponsorship offered.', 'United Kingdom'],
  ])('takes the wording of one country for its own jobs only: %s', (text, country) => {
    for (const place of ['United States', 'Canada', 'United Kingdom', 'Germany']) {
      expect(readAdvert(text, place).answer).toBe(place === country ? 'offers' : 'silent');
    }
    expect(readAdvert(text).answer).toBe('offers');
    expect(readAdvert(`${text} Visa sponsorship is offered.`, 'Germany').sentence).toBe('Visa sponsorship is offered.');
  });

  it('takes the EU Blue Card for jobs in the countries that give it', () => {
    for (const place of ['Germany', 'Netherlands', 'Czechia', 'Spain']) {
      expect(readAdvert('We sponsor the EU Blue Card.', place).answer).toBe('offers');
    }
    for (const place of ['United Kingdom', 'Ireland', 'United States']) {
      expect(readAdvert('We sponsor the EU Blue Card.', place).answer).toBe('silent');
    }
  });

  it.each<[string, AdvertAnswer]>([
    ['Visa sponsorship | No', 'refuses'],
    ['| Salary | Visa sponsorship |\n|---|---|\n| £30k | No |', 'refuses'],
    ['Visa sponsorship | Parking\nNo | Yes', 'refuses'],
    ['Parking | Visa sponsorship\nNo | Yes', 'offers'],
    ['Salary\tVisa sponsorship\n£30k\tNot available', 'refuses'],
    ['Role | Sponsorship\nNurse | Yes\nPorter | No', 'refuses'],
    ['Sponsorship | Yes | Parking | No', 'offers'],
    ['Visa sponsorship ... No', 'refuses'],
    ['Leeds | Visa sponsorship available | No agencies', 'offers'],
  ])('reads a table by its cells: %j', (text, answer) => {
    const read = readAdvert(`A nurse.\n\n${text}\n\nApply now.`);
    expect(read.answer).toBe(answer);
    expect(text).toContain(read.sentence!);
  });

  it.each<[string, AdvertAnswer]>([
    ['We decline sponsorship for all roles.', 'refuses'],
    ['The Trust now declines visa sponsorship for bands 2 to 4.', 'refuses'],
    ['We decline sponsorship from tobacco companies.', 'silent'],
  ])('hears who declines to sponsor, and not whose money is declined: %s', (text, answer) => {
    expect(readAdvert(text).answer).toBe(answer);
  });

  it.each(['£38k pa.', '€52,000 a year.', '"Great team."', '(Ref 12)', '37.5 hours a week.', '✔ Pension.'])(
    'ends what it quotes where the sentence ends, before %s',
    (behind) => {
      const sentence = 'Sponsorship may be considered for exceptional candidates.';
      expect(readAdvert(`${sentence} ${behind} Apply by Friday.`)).toEqual({ answer: 'conditional', sentence });
    },
  );

  it.each(['approx. £38k', 'min. £41,700', 'c. £40k', 'e.g. £45,000', 'max. 5 years'])(
    'ends no sentence behind the short form in "%s"',
    (sum) => {
      const sentence = `We will sponsor your visa, ${sum}, from the first day.`;
      expect(readAdvert(`A baker. ${sentence} Apply by Friday.`)).toEqual({ answer: 'offers', sentence });
    },
  );

  it('quotes the sentence letter for letter', () => {
    const sentence = 'We’re a licensed sponsor (A-rated)  and can   sponsor your visa.';
    expect(readAdvert(`About us\n\nWe are 30 people. ${sentence} Apply by 3 p.m.`)).toEqual({
      answer: 'offers',
      sentence,
    });
  });

  it('lets one refusal outweigh an offer, and one condition a promise', () => {
    const offer = 'We are a licensed sponsor and sponsor our nurses. ';
    expect(readAdvert(`${offer}We cannot sponsor this role.`).answer).toBe('refuses');
    expect(readAdvert(`${offer}Sponsorship may be considered.`).answer).toBe('conditional');
    expect(readAdvert(offer).answer).toBe('offers');
  });

  it('reads no trap of thousands of promises to its end, and a promise that is repeated once', () => {
    const promise = (to: number | string) => `We offer visa sponsorship to the right welder ${to}. `;
    const different = Array.from({ length: 5_000 }, (_, number) => promise(number)).join('');
    expect(readAdvert(different).answer).toBe('silent');
    expect(readAdvert(promise('too').repeat(5_000)).answer).toBe('offers');
    expect(readAdvert(`We cannot sponsor visas. ${different}`).answer).toBe('refuses');
  });

  it('hears a refusal wherever it stands in a text without full stops', () => {
    const refusal = 'unfortunately we are not able to offer visa sponsorship for this role';
    const answers = Array.from({ length: 200 }, (_, at) => {
      const before = 'word and more '.repeat(200).slice(0, 400 + 11 * at);
      return readAdvert(`${before} ${refusal} and more words`).answer;
    });
    expect(answers).toEqual(answers.map(() => 'refuses'));
    expect(readAdvert(`${'no '.repeat(50_000)}sponsorship`).answer).not.toBe('offers');
  });

  it('has no rule that looks from every letter for what may be anywhere behind it', () => {
    const rules = [
      sponsorshipRules,
      { conditional, nothingPromised, ofSomethingElse, takingBack, asides },
      scamRules,
      moneyDenied,
    ].flatMap((lists) => Object.values(lists).flat());
    const sources = rules.flatMap((rule) => (rule instanceof RegExp ? [rule.source] : []));
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((source) => /^(?:\[\^?[^\]]+\]|\.|\\[wsSWD])[*+]/.test(source))).toEqual([]);
  });

  it.each(['', '   ', '\0', '…', 'sponsor', '签证担保', '\ud800', 'a'.repeat(500_000), 'no sponsor '.repeat(50_000)])(
    'takes any text',
    (text) => {
      expect(['silent', 'refuses', 'offers']).toContain(readAdvert(text).answer);
    },
  );
});

describe('the call that reads an advert', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp([AdvertsModule]);
  });
  afterAll(() => app.close());

  it('answers an administrator who has entered the password with the sentence, and nobody else', async () => {
    const path = '/api/sponsors/admin/read-advert';
    const text = 'Nurse. We sponsor Health and Care Worker visas.';
    const admin = await app.as({ username: 'root', role: 'admin', elevated: true });
    const { body } = await admin.post(path).send({ text }).expect(200);
    expect(body).toEqual({ answer: 'offers', sentence: 'We sponsor Health and Care Worker visas.' });
    for (const no of ['can&#39;t', 'don&rsquo;t', 'won&apos;t'])
      expect((await admin.post(path).send({ text: `We ${no} sponsor visas.` })).body.answer).toBe('refuses');
    await admin.post(path).send({ text: 5 }).expect(400);
    await (await app.as({ username: 'other', role: 'admin' })).post(path).send({ text }).expect(403);
    await (await app.as({ username: 'ada' })).post(path).send({ text }).expect(403);
    await app.http.post(path).send({ text }).expect(401);
  });

  it('takes a text of 400,000 characters, and answers a longer one that it is too large', async () => {
    const path = '/api/sponsors/admin/read-advert';
    const admin = await app.as({ username: 'root', role: 'admin', elevated: true });
    const said = 'We sponsor Skilled Worker visas. ';
    const longest = said + 'é'.repeat(400_000 - said.length);
    expect((await admin.post(path).send({ text: longest }).expect(200)).body.answer).toBe('offers');
    const { body } = await admin
      .post(path)
      .send({ text: `${longest}!` })
      .expect(413);
    expect(body).toMatchObject({
      detail: 'text is longer than 400,000 characters.',
      errors: [{ field: 'text', message: 'text is longer than 400,000 characters' }],
    });
  });
});
