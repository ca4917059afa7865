import { readdirSync } from 'node:fs';
import { asksOf } from '../match/asks.js';
import { weighed } from '../match/score.js';
import { readAdvert } from '../reading/advert-reader.js';
import { readCv } from '../reading/cv-reader.js';
import { advert, cvText, samples } from '../testing/texts.js';
import { coverLetter } from './cover-letter.js';

const names = readdirSync(new URL('../../fixtures/cv-texts/', import.meta.url))
  .filter((file) => file.endsWith('.txt'))
  .map((file) => file.replace('.txt', ''));
const adverts = samples.filter((_, at) => at % 2 === 0).map(({ title }) => title);

const letterOf = (cvOf: string, job: string): string => {
  const [facts, read] = [readAdvert(job), readCv(cvOf, new Date('2026-01-15'))];
  return coverLetter(weighed(asksOf(facts, read)), facts, read, { jobDescription: job, customizations: '' }).text;
};
const companyOf = (job: string) => readAdvert(job).company;

describe('any cover letter', () => {
  const read = adverts.map((title) => ({ title, facts: readAdvert(advert(title)) }));

  it.each(names)(
    'for %s is made of whole sentences, argues a skill once and holds no dates of a post',
    (name) => {
      const cv = readCv(cvText(name), new Date('2026-01-15'));
      for (const { title, facts } of read) {
        const input = { jobDescription: advert(title), customizations: '' };
        const letter = coverLetter(weighed(asksOf(facts, cv)), facts, cv, input).text;
        expect(letter).not.toMatch(/\.\.|\.,/);
        // A paper is quoted whole, with its dates.
        expect(letter.replace(/My qualifications for this post: .*/g, '')).not.toMatch(
          /(?:19|20)\d{2}\s?[–—-]\s?(?:\p{L}|\d)/u,
        );
        expect(letter).not.toMatch(/\bI \p{Lu}?\p{L}+ (?:Intern|Engineer|Manager|Assistant)\b,/u);
        const argued = [
          ...letter.matchAll(/You (?:also )?ask for ([^:]+):|experience of (.+?)(?:, and I know|\.)|I know (.+?)\./g),
        ].flatMap(([, first, second, third]) => (first ?? second ?? third ?? '').split(/, | and /));
        expect(new Set(argued).size).toBe(argued.length);
        expect(facts.company === null || facts.company.length <= 60).toBe(true);
      }
    },
    60_000,
  );

  it('does not take the name of a post for work done, nor one employer for another', () => {
    const cv = `Ada Lee
Experience
Google DeepMind, Research Scientist
June 2021 – present
• Built machine learning pipelines for protein models
Research Intern, Apple ML Research – Cupertino, CA May 2020 – Aug 2020
• Designed machine learning benchmarks with Python`;
    const letter = letterOf(cv, 'Machine Learning Engineer at Northwind Ltd\nYou know machine learning and Python.');
    expect(letter).not.toContain('I research Intern');
    expect(letter).not.toMatch(/DeepMind, I designed/);
  });
});

describe('the employer in an advert', () => {
  it.each([
    ['React developer at Harbour Ltd in Leeds. React and Kubernetes required.', 'Harbour Ltd'],
    ['React developer\nNorthwind Ltd, London\nYou know React.', 'Northwind Ltd'],
    ['Data Engineer at Meridian Cloud', 'Meridian Cloud'],
    ['Company: Example Quayside Brewing\nAccountant', 'Example Quayside Brewing'],
    ['Leeds Teaching NHS Trust is recruiting a nurse.', 'Leeds Teaching NHS Trust'],
  ])('is read up to its legal form or the place: %s', (job, company) => {
    expect(companyOf(job)).toBe(company);
  });

  it.each(['React developer in Leeds.\nWe are looking for somebody who knows React.', 'Nurse, nights, Leeds'])(
    'is left out when unsure: %s',
    (job) => {
      expect(companyOf(job)).toBeNull();
      expect(letterOf(cvText('nurse'), job)).toMatch(/^Dear hiring team,/);
    },
    60_000,
  );
});
