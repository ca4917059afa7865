import { readFileSync } from 'node:fs';
import { occupationOf, occupationsFor } from './occupations.js';

describe('occupations by the titles of jobs', () => {
  it.each([
    ['Software Engineer', '2134'],
    ['Civil engineers', '2121'],
    ['Staff nurse', '2237'],
    ['physiotherapist', '2221'],
    ['Chef', '5434'],
    ['Graphic designer', '2142'],
  ])('"%s" is among the first', (title, code) => {
    expect(occupationsFor(title, 3).map((one) => one.code)).toContain(code);
  });

  it.each([
    ['Civil Engineer 8', 'Civil Engineer'],
    ['Civil Engineer II', 'Civil Engineer'],
    ['Civil Engineer x3', 'Civil Engineer'],
    ['Software Engineer 2', 'Software Engineer'],
    ['HGV Driver Class 1', 'HGV Driver'],
    ['HGV Driver (Class 2)', 'HGV Driver'],
    ['Staff Nurse - Band 5', 'Staff Nurse'],
    ['Chef 2', 'Chef'],
  ])('a step of the employer\'s own changes nothing: "%s"', (title, bare) => {
    expect(occupationsFor(bare)).not.toEqual([]);
    expect(occupationsFor(title)).toEqual(occupationsFor(bare));
  });

  it.each([
    ['HGV Class 1 Driver', '8211'],
    ['HGV Class 2 Driver Nights', '8211'],
    ['Class 1 Driver', '8211'],
    ['C+E Driver', '8211'],
    ['LGV C1 Driver', '8211'],
    ['Driver (Class 2)', '8211'],
    ['VNA Driver', '8222'],
    ['Senior QS', '2453'],
    ['BIM Coordinator', '3120'],
    ['M&E Engineer', '2121'],
    ['HCA nights', '6131'],
    ['RN', '2237'],
    ['RVN', '3240'],
    ['Band 5 OT', '2222'],
    ['SHO in Cardiology', '2211'],
    ['SEN TA', '6112'],
    ['KS2 Teacher', '2314'],
    ['EYFS Teacher', '2315'],
    ['FP&A Analyst', '2422'],
    ['Junior CDP', '5434'],
    ['FOH Manager', '1222'],
    ['Herdsperson', '9111'],
  ])('a short title of everyday adverts is known: "%s"', (title, code) => {
    expect(occupationsFor(title)[0]?.code).toBe(code);
    expect(occupationOf(title)).toBeUndefined();
  });

  it.each([
    ['Train Driver', '8231'],
    ['Bus Driver', '8212'],
    ['Year 9 Science Teacher', '2313'],
    ['Class Teacher', '2314'],
  ])('and takes none that is no such one: "%s"', (title, code) => {
    expect(occupationsFor(title)[0]?.code).toBe(code);
  });

  it.each([
    ['Plumbers', '5315'],
    ['Physiotherapist', '2221'],
  ])('"%s" is one occupation', (title, code) => {
    expect(occupationOf(title)?.code).toBe(code);
  });

  it.each(['', '   ', '???', 'zzzz qqqq', '护士', '\u{1F469}‍⚕️', 'a'.repeat(300)])('"%s" is none', (title) => {
    expect(occupationOf(title)).toBeUndefined();
    expect(occupationsFor(title)).toEqual([]);
  });

  it.each([
    ['Accountant', ['4122', '2421']],
    ['Financial Accountant', ['4122', '2421']],
    ['Management Accountant', ['4122', '2421']],
    ['Data scientist', ['2433', '2133']],
    ['Lecturer', ['2311', '2211']],
    ['Civil engineer', ['2121', '5319']],
  ])('"%s" is a title of several, and none of them until one is chosen', (title, codes) => {
    expect(occupationOf(title)).toBeUndefined();
    expect(occupationsFor(title).map(({ code }) => code)).toEqual(expect.arrayContaining(codes));
  });

  it.each([
    ['Frontend Engineer', '2134'],
    ['Front-end developer (React)', '2134'],
    ['Senior Full Stack Engineer', '2134'],
    ['Trainee accountant', '2421'],
    ['Site Reliability Engineer', '2134'],
    ['Senior Backend Engineer', '2134'],
    ['React Engineer', '2134'],
    ['Lead Physiotherapist', '2221'],
    ['Truck driver', '8211'],
    ['CDL trucker', '8211'],
    ['Attorney', '2412'],
    ['Realtor', '3555'],
    ['Drywall installer', '5321'],
    ['Line cook', '5435'],
  ])('"%s", which the index says in other words, is offered as %s and not taken for it', (title, code) => {
    expect(occupationsFor(title)[0]?.code).toBe(code);
    expect(occupationOf(title)).toBeUndefined();
  });

  it('keeps a rank that the index has', () => {
    expect(occupationsFor('Senior care assistant', 1)[0]?.code).toBe('6136');
    expect(occupationsFor('Fork-lift truck driver', 1)[0]?.code).toBe('8222');
  });

  it('finds what is still being typed', () => {
    expect(occupationsFor('physioth', 3).map((one) => one.code)).toContain('2221');
  });
});

interface Labelled {
  title: string;
  codes: string[];
}

describe('a labelled title', () => {
  const labelled = JSON.parse(
    readFileSync(new URL('fixtures/labelled-titles.json', import.meta.url), 'utf8'),
  ) as Labelled[];
  const offered = (title: string) => occupationsFor(title, 3).map(({ code }) => code);

  it('has a right occupation among the first three, and none where it is no occupation', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(60);
    const missed = labelled.filter(({ title, codes }) => {
      const first = offered(title);
      return codes.length === 0 ? first.length > 0 : !codes.some((code) => first.includes(code));
    });
    // the index has no title for it, and to guess from "engineer" alone would be worse than to ask
    expect(missed.map(({ title }) => title)).toEqual(['Water Resources Engineer']);
  });

  it.each([
    ['Site Reliability Engineer', '2121'],
    ['Senior Backend Engineer', '5241'],
    ['nurse', '5112'],
    ['nurse', '9119'],
    ['nurse', '6116'],
    ['doctor', '8139'],
    ['architect', '2122'],
    ['Water Resources Engineer', '3571'],
    ['Underwater Basket Dreamer', '8111'],
  ])('"%s" is not offered as %s', (title, code) => {
    expect(occupationsFor(title).map((one) => one.code)).not.toContain(code);
  });

  it.each([
    ['Customer Service Advisor', 'Customer Service Adviser'],
    ['Financial Advisors', 'Financial Advisers'],
    ['Call Center Manager', 'Call Centre Manager'],
  ])('"%s" is offered the same as "%s"', (title, other) => {
    expect(offered(title)).not.toEqual([]);
    expect(offered(title)).toEqual(offered(other));
  });

  it.each([
    ['IT Support', '3132'],
    ['2nd line support', '3132'],
    ['accountant', '2421'],
    ['nurse', '2237'],
    ['Data Engineer', '2133'],
    ['Electrical Engineer, Offshore Wind', '2123'],
    ['Solicitor, Immigration and Asylum', '2412'],
    ['NHS - Staff Nurse', '2237'],
    ['Engineer, Software', '2134'],
  ])('"%s" is offered as %s first', (title, code) => {
    expect(offered(title)[0]).toBe(code);
  });
});
