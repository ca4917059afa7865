import { letter } from '../testing/texts.js';

const CV = (work: string) => `Ana Reed\nLeeds\n\nWork experience\n${work}\nQualifications\nPGCE with QTS, 2018\n`;
const JOB = 'Teacher of Mathematics\nLeeds\nRequirements\n- Behaviour management\n- QTS';
const DUTIES = '- Taught a class of 30 in Year 4\n';

describe('a letter names the school, however the post is laid out', () => {
  it.each([
    'Teacher - 2019 - present - Hill Primary',
    'Teacher (2019 - present) Hill Primary, Leeds',
    'Teacher, Hill Primary, Leeds, 2019 - present',
    'Hill Primary, Leeds: Teacher, 2019 - present',
    'Teacher\tHill Primary\t2019 - present',
    '2019 - present Teacher\nHill Primary, Leeds',
    'Teacher | 2019 - present\nHill Primary, Leeds, LS1',
  ])('%j', async (head) => {
    const text = await letter(CV(`${head}\n${DUTIES}`), JOB);
    expect(text).toMatch(/I work as a Teacher at Hill Primary/);
    expect(text).toMatch(/At Hill Primary, I taught/);
  });

  it.each([
    ['Teacher, Hill Primary School, Leeds, Leeds, 2019 - present', 'Teacher at Hill Primary School, Leeds, and'],
    ['Hill Primary School (Leeds), Leeds\nTeacher 2019 - present', 'Teacher at Hill Primary School (Leeds), and'],
    ['Leeds, Hill Primary School, Leeds – Teacher – 2019 to present', 'Teacher at Hill Primary School, and'],
  ])('and no place twice: %j', async (head, said) => {
    const text = await letter(CV(`${head}\n${DUTIES}`), JOB);
    expect(text).toContain(said);
    expect(text).not.toMatch(/Leeds, Leeds|At Leeds/);
  });
});

describe('a job for a time says how long, and not where', () => {
  const waiting = (head: string) =>
    letter(CV(`${head}\n- Served 60 tables a night\n`), 'Waiter\nLeeds\n- Table service');

  it.each([
    ['Waiter\nSummer job\nJune–Sept 2021', 'worked as a Waiter.'],
    ['Waiter – Summer job – June–Sept 2021', 'worked as a Waiter.'],
    ['Waiter\nThe Salt Room, Leeds\nSummer job\nJune–Sept 2021', 'worked as a Waiter at The Salt Room, Leeds.'],
    ['Waiter, Christmas temp, The Salt Room, Nov 2021 - Jan 2022', 'The Salt Room'],
  ])('%j', async (head, said) => {
    const text = await waiting(head);
    expect(text).toContain(said);
    expect(text).not.toMatch(/(?:at|At) (?:Summer|Christmas)|Summer job/);
  });
});
