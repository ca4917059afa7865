import { readCv } from './cv-reader.js';

const SIDE = `Contact
olu.b@example.test
www.linkedin.com/in/example-olu (LinkedIn)

Top Skills
Customer Success
Salesforce

Languages
Yoruba (Native or Bilingual)
English (Full Professional)
`;
const HEAD = `Olu Bankole
Customer Success Manager at Beamery
London, England, United Kingdom
`;
const REST = `Summary
I help customers get value from HR software.

Experience

Beamery
Customer Success Manager
March 2022 - Present (4 years 9 months)
London, England, United Kingdom
Own 35 accounts worth £4m. Run quarterly business reviews.

Workable
2 years 6 months
Implementation Specialist
September 2020 - February 2022 (1 year 6 months)
Set up the product for 60 customers.
Support Agent
September 2019 - August 2020 (1 year)
Answered 40 tickets a day in Zendesk.

Education
University of Lagos
Bachelor of Science - BSc, Economics · (2014 - 2018)
`;
const DAY = new Date(2026, 10, 30);
const WHOLE = [SIDE, HEAD, REST].join('\n');
const read = (text: string) => readCv(text, DAY);
const dated = (text: string) =>
  read(text)
    .posts.filter(({ spans }) => spans.length > 0)
    .map(({ title, spans: [span] }) => [title, Math.floor((span?.from ?? 0) / 12)]);

describe('the export of a profile with its side column first', () => {
  it('has its person’s name', () => expect(read(WHOLE).name).toBe('Olu Bankole'));
  it('begins with name, headline and place, as a reader sees it', () =>
    expect(
      read(WHOLE)
        .lines.slice(0, 3)
        .map(({ text }) => text),
    ).toEqual(HEAD.trim().split('\n')));
  it('lets a headline be whatever somebody wrote', () =>
    expect(read(WHOLE.replace('Customer Success Manager at Beamery', 'Helping HR teams | Ex-Workable')).name).toBe(
      'Olu Bankole',
    ));
  it('has the skills under their own heading', () =>
    expect(read(WHOLE).lines.find(({ text }) => text === 'Salesforce')?.section).toBe('skills'));
  it('has each post with its employer, and two of one employer', () =>
    expect(dated(WHOLE)).toEqual([
      ['Customer Success Manager, Beamery', 2022],
      ['Implementation Specialist, Workable', 2020],
      ['Support Agent, Workable', 2019],
    ]));
  it('is as long in work as it says', () => expect(read(WHOLE).years).toBeCloseTo(7.2, 0));
  it('reads the same with no empty lines, as some copies are', () => {
    const close = WHOLE.replace(/\n\n+/g, '\n');
    expect(read(close).name).toBe('Olu Bankole');
    expect(dated(close)).toEqual(dated(WHOLE));
  });
  it('leaves a CV that begins with its name as it is', () =>
    expect(read(`${HEAD}\n${SIDE}\n${REST}`).lines[0]?.text).toBe('Olu Bankole'));
});
