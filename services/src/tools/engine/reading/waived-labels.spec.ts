import { readAdvert } from './advert-reader.js';

const HEAD = 'Housing Officer\nSome Firm\nLeeds\n\nRequirements\n- Negotiation\n';

/** What an advert asks for beside its "Negotiation". */
function asked(rest: string): string[] {
  const { skills, degree, worded, languages } = readAdvert(`${HEAD}${rest}`);
  return [
    ...skills.map(({ skill }) => skill.name),
    ...(degree ? ['Degree'] : []),
    ...worded.map(({ name }) => name),
    ...languages.map(({ language }) => language),
  ].filter((name) => name !== 'Negotiation');
}

describe('what an advert says that nobody needs', () => {
  it.each([
    'Not required: Salesforce, degree, SQL.',
    'Not needed: a degree, agency background or Photoshop.',
    'Not needed for this post: Excel, Welsh, a degree.',
    'Not essential: Docker, Jenkins',
    'Not strictly necessary: CIPD, Excel',
    'Not a must: Salesforce',
    'You need no: Docker, degree.',
    'We ask for no: SAP.',
    'You will need none of: SAP, Oracle.',
    'We don’t require: Docker.',
    'We are not asking for: a degree, Docker.',
    'We never insist on: a degree, Excel',
    'No need for: a degree, French.',
    'You do not need: SAP, Oracle or French',
    "You won't have to know: SAP, Excel.",
    'Candidates do not need to have: a degree, Excel or Sage',
    'What we do not ask for: a degree, SQL.',
    'What is not required: Docker; Kubernetes; a degree',
    'Skills that are not needed: Docker, French',
    'For this post you do not need: Docker, Excel',
    'Not a prerequisite: Excel, Sage',
    'Nobody needs: a degree, Sage',
    'Unnecessary: Photoshop, Welsh.',
    'NOT REQUIRED: Excel, Photoshop',
  ])('behind a label is no requirement: %s', (said) => {
    expect(asked(`- ${said}`)).toEqual([]);
    expect(asked(`\n${said}`)).toEqual([]);
  });

  it.each([
    'What we do not ask for\n- Excel\n- a degree\n- French',
    'What you do not need:\n• Docker\n• Welsh\n• A degree',
    'Not required\n- Docker\n- Welsh',
    'Not needed:\nDocker\nWelsh\nA degree',
    "You don't need to have\n- A degree\n- Excel",
  ])('below a heading is no requirement: %j', (said) => expect(asked(`\n${said}`)).toEqual([]));

  it.each([
    'A degree or ALS are not expected.',
    'Docker, Kubernetes and a degree are not expected.',
    'You are not expected to know Docker or Jira.',
    'A driving licence, French or Excel are not essential.',
  ])('in a sentence is no requirement: %s', (said) => {
    expect(asked(`- ${said}`)).toEqual([]);
    expect(asked(`\n${said}`)).toEqual([]);
  });
});

describe('what is asked for beside it', () => {
  it.each([
    ['Not negotiable: a degree, Docker', ['Docker', 'Degree']],
    ['Not just SQL: Docker as well', ['Docker']],
    ['Required, not optional: Docker', ['Docker']],
    ['Don’t apply without: a driving licence', ['Driving licence']],
    ['Not required to have a car but must have Docker experience', ['Docker']],
    ['Not essential but useful: Docker', ['Docker']],
    ['Not required: Photoshop, but Docker is a must.', ['Docker']],
    ['Not required: Photoshop. Required: Docker.', ['Docker']],
    ['No experience needed: you must hold a driving licence', ['Driving licence']],
    ['Not required:\n- a degree\nRequired:\n- Docker', ['Docker']],
    ['What we don’t ask for\n- a degree\n\nYou must know Docker and Kubernetes.', ['Docker', 'Kubernetes']],
    ['Not needed:\nA degree\nFrench\nWhat you need:\nDocker', ['Docker']],
    ['Not needed:\nA degree\nRequirements\nDocker', ['Docker']],
    ['Experience\nNot required\nLanguages\nFrench and Welsh', ['French', 'Welsh']],
    ['No experience needed\n- Driving licence\n- Docker', ['Driving licence', 'Docker']],
  ])('is asked for as before: %j', (said, names) => expect(asked(`\n${said}`)).toEqual(expect.arrayContaining(names)));
});
