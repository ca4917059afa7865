import { readAdvert } from './advert-reader.js';

/** The same in a paragraph of sentences and below a heading. */
const places = (said: string, title = 'Backend Engineer') => [
  `${title}\nLeeds\nWe are a small team that builds payments. ${said} You will work in Leeds.`,
  `${title}\nLeeds\nAbout you\n${said}`,
];

describe('years asked in an ordinary sentence', () => {
  it.each([
    ['You’ve spent 5+ years writing production code on the JVM (Java, Kotlin or Scala).', 5],
    ["You've spent 5+ years writing production code on the JVM (Java, Kotlin or Scala).", 5],
    ['You have spent at least 4 years coding in Java.', 4],
    ['5+ years writing production code in Java or Kotlin.', 5],
    ['You bring 3 years delivering software to banks.', 3],
    ['You will have spent 6 years maintaining production systems.', 6],
    ['At least 2 years post-qualification.', 2],
    ['Minimum 2 years post qualification.', 2],
    ['You will be at least 3 years post-registration.', 3],
    ['You should be 2 years post-qualified.', 2],
    ['At least 4 years since qualifying.', 4],
  ])('“%s”', (said, count) => {
    for (const job of places(said)) expect(readAdvert(job, true).years?.years).toBe(count);
  });

  it.each([
    'We have spent 5 years writing the software of banks.',
    'You will have passed probation within 2 years.',
    'Our team has grown for 5 years running.',
    'We were voted best employer 5 years running.',
    'The contract is for 2 years.',
  ])('but not of anything else: “%s”', (said) => {
    for (const job of places(said)) expect(readAdvert(job, true).years).toBeNull();
  });
});

describe('points for something are a wish', () => {
  const skills = (job: string, importance: string) =>
    readAdvert(job, true)
      .skills.filter((each) => each.importance === importance)
      .map(({ skill }) => skill.name);

  it.each([
    'Bonus points for GraphQL, React or experience with PCI DSS.',
    'Bonus points for GraphQL and React.',
    'Bonus points if you know GraphQL or React.',
    'Bonus points if you’ve used GraphQL and React.',
    'Extra points for React and GraphQL.',
    'Brownie points for GraphQL or React.',
    'Bonus for experience with GraphQL or React.',
    'A plus if you have GraphQL and React.',
  ])('“%s”', (said) => {
    for (const job of places(said))
      expect(skills(job, 'preferred')).toEqual(expect.arrayContaining(['GraphQL', 'React']));
  });

  it('and what the vocabulary does not know is wished for as well', () => {
    const [, job = ''] = places('Bonus points for GraphQL, React or experience with PCI DSS.');
    expect(JSON.stringify(readAdvert(job, true))).toContain('Experience with PCI DSS');
  });

  it.each([
    'Bonus for passing your probation.',
    'Annual bonus of 10%.',
    'Bonus points are paid with your salary.',
    'A bonus for every customer you bring.',
  ])('but money asks for nothing: “%s”', (said) => {
    for (const job of places(said)) expect(skills(job, 'preferred')).toEqual([]);
  });
});
