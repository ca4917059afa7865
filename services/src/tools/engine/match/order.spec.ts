import { BuiltInEngine } from '../built-in-engine.js';
import { BuiltInMatchScorer } from '../built-in-match-scorer.js';
import { aCall, cvText } from '../testing/texts.js';

const scorer = new BuiltInMatchScorer();
const engineer = scorer.readCv(`Jane Tester
jane@example.org  Leeds, UK
Experience
Software Engineer, Acme Ltd, 2018 - 2024
- Built the customer portal in React and moved the service layer to Node.js for 200,000 users
Education
BSc Computer Science, University of Leeds, 2017`);
const record = (title: string, location = 'Waco, TX, United States', experienceLevel: string | null = null) =>
  scorer.readJob({ title, company: 'SOME EMPLOYER', location, experienceLevel, description: '' });
const ordered = (cv: object, titles: readonly string[]): string[] =>
  titles
    .map((title) => ({ title, order: scorer.order(cv, record(title)) }))
    .toSorted((one, other) => other.order - one.order)
    .map(({ title }) => title);

describe('the order of records that have little but a title', () => {
  const SOFTWARE = ['Software engineers and designers', 'Web designers and developers', 'programmer'];
  const OTHERS = [
    'Associate Doctor',
    'Specialist physicians',
    'Laundry Attendant',
    'WEED CONTROLLER',
    'Program Director',
  ];

  it('has a software engineer’s own trade above all others', () => {
    expect(
      ordered(engineer, [...OTHERS, ...SOFTWARE])
        .slice(0, 3)
        .toSorted(),
    ).toEqual(SOFTWARE.toSorted());
  });

  it('has nurses above physicians for a nurse, and both above programmers', () => {
    const titles = ['developer', 'Emergency Department Physician', 'Emergency Department RN'];
    expect(ordered(scorer.readCv(cvText('nurse')), titles)).toEqual(titles.toReversed());
  });

  it('has an advert of the same trade that was compared above a bare title', () => {
    const compared = scorer.readJob({
      ...{ title: 'Software Engineer', company: 'SOME EMPLOYER', location: '', experienceLevel: null },
      description: 'Requirements\n- React\n- Kubernetes\n- Go\n- Terraform\n- Kafka\n- Payment systems of banks',
    });
    expect(scorer.order(engineer, compared)).toBeGreaterThan(scorer.order(engineer, record('Software Engineer')));
  });

  it.each([
    ['Laundry Attendant', 'Leeds, United Kingdom', null],
    ['Grounds Support Associate', 'Fort Collins, Colorado, United States', 'Junior'],
    ['Contractors and supervisors, pipefitting trades', 'LIVINGSTON, EH545PQ, Canada', null],
  ])(
    'gives no high score for level and place alone: %s',
    (title, location, level) => {
      expect(scorer.score(engineer, record(title, location, level))).toBeLessThan(30);
    },
    60_000,
  );
});

describe('what is read of an advert', () => {
  const analysed = async (
    job: string,
    cv = 'Jane Tester\njane@example.org Leeds, UK\nExperience\nSoftware Engineer, Acme Ltd, 2022 - 2024\n- Built shops in React',
  ) => new BuiltInEngine().analyseCv({ cvText: cv, jobDescription: job }, aCall());

  it('is each name of a list, and the place after “in”', async () => {
    const listed = await analysed('Python, Django, AWS, PhD required');
    expect(listed.requirements.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Python', 'Django', 'AWS', 'Doctorate']),
    );
    const { requirements, content } = await analysed('React developer in Leeds. React required.');
    expect(requirements).toContainEqual(expect.objectContaining({ name: 'Based in Leeds', state: 'met' }));
    expect(content).toContain('The job is in Leeds, United Kingdom; your CV says Leeds.');
  });

  it.each([
    ['Reading, Berkshire — priya@example.org', 'Reading, United Kingdom'],
    ['Lisbon, Portugal | ana@example.org', 'Lisbon, Portugal'],
    ['Priya.Nair@example.org | Nigeria', 'Nigeria'],
    ['priya@example.org\nBased in the United Kingdom', 'United Kingdom'],
  ])('is beside the town that the CV names: %s', async (address, said) => {
    const cv = `Priya Nair\n${address}\nExperience\nSoftware Engineer, Acme Ltd, 2022 - 2024\n- Built shops in React`;
    const { content } = await analysed('React developer in Swindon. React required.', cv);
    expect(content).toContain(`The job is in Swindon, United Kingdom; your CV says ${said}.`);
  });

  it('is a level that a title alone does not prove', async () => {
    const { requirements } = await analysed('Senior React Developer\nReact required.');
    const senior = requirements.find(({ name }) => name === 'Senior level');
    expect(senior?.state).toBe('partly');
  });

  it.each([
    'Wir suchen einen erfahrenen Softwareentwickler mit Kenntnissen in React und Datenbanken.',
    'مطلوب مهندس برمجيات للعمل في الرياض',
    'Nous recherchons une infirmière pour travailler dans une équipe avec des enfants.',
  ])(
    'is said to be little when it is not English: %s',
    async (job) => {
      const { content } = await analysed(job);
      expect(content).toContain('The built-in engine reads English adverts');
      expect(content).not.toContain('Paste the whole advert');
    },
    60_000,
  );
});
