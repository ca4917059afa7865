import { blocksOf } from './blocks.js';
import { wordsOfTheSubject } from './about.js';
import { consequenceDrafts } from './consequences.js';
import { studySentencesOf } from './document.js';
import { figureDrafts } from './figure-drafts.js';
import { itemDrafts } from './item-drafts.js';
import { nameDrafts } from './name-drafts.js';
import { studyTest } from './study-test.js';

const testOf = async (studyMaterial: string) =>
  (await studyTest({ studyMaterial, batch: 0, asked: [] }, () => Promise.resolve())).questions;

const loan = `Lending rules

LR 1.1. A reader may keep a book for longer if:
    1.   (a) the book is not on the list of any other reader; or
    2.   (b) the reader was ill and shows the note of a doctor, unless:
        1.   (i) the book was due before the illness had begun; or
        2.   (ii) the note is older than the loan itself; or
    3.   (c) the library was closed on the day on which it was due.

LR 1.2. A member is shut out of the library where:
    1.   (a) the member has damaged three books within one year; or
    2.   (b) the fine was not paid when the second letter was sent; or
    3.   (c) the card was given to somebody who is no member.

If a book is lost, the member must pay its price within a month. If a card is stolen, the old number will be closed on the same day.
Unless a parent has signed, no child may borrow a film. Where a visitor comes from another town, they can read in the hall.`;

describe('a list inside a list', () => {
  it('ends where the outer one goes on: each item knows the line that it goes on from', () => {
    const leads = new Map(studySentencesOf(loan).map(({ text, lead }) => [text, lead]));
    expect(leads.get('the note is older than the loan itself')).toMatch(/if: … the reader was ill .*unless:$/);
    expect(leads.get('the library was closed on the day on which it was due.')).toBe(
      'A reader may keep a book for longer if:',
    );
  });

  it('goes on with an item that begins with a capital', () => {
    const blocks = blocksOf(
      'The holder is one of these:\n(a) somebody with a card; or\n(b) P with a letter from them.',
    );
    expect(blocks.at(-1)?.lead).toBe('The holder is one of these:');
  });
});

describe('the questions about a list', () => {
  const sentences = studySentencesOf(loan);
  const drafts = itemDrafts(sentences, wordsOfTheSubject(sentences));

  it('have one item of it among items of other lists', () => {
    const paid = drafts.find(({ answer }) => answer.startsWith('the fine was not paid'));
    expect(paid?.question).toContain('A member is shut out of the library where: …');
    expect(paid?.distractors.length).toBeGreaterThanOrEqual(2);
    for (const other of paid?.distractors ?? []) expect(other).not.toMatch(/damaged|no member/);
  });

  it('never offer what stands in both lists', () => {
    const twice = loan
      .replace('LR 1.2.', 'LR 1.2.')
      .replace(
        '(c) the card was given to somebody who is no member.',
        '(c) the card was given to somebody who is no member; or\n    4.   (d) the library was closed on the day on which it was due.',
      );
    const both = studySentencesOf(twice);
    for (const { distractors } of itemDrafts(both, wordsOfTheSubject(both)))
      for (const other of distractors) expect(other).not.toContain('the library was closed');
  });
});

it('what comes of a condition is asked for, beside what comes of others', () => {
  const sentences = studySentencesOf(loan);
  const lost = consequenceDrafts(sentences, wordsOfTheSubject(sentences)).find(({ question }) =>
    question.includes('“If a book is lost, …”'),
  );
  expect(lost?.answer).toBe('the member must pay its price within a month');
  expect(lost?.distractors).toEqual(
    expect.arrayContaining(['no child may borrow a film', 'the old number will be closed on the same day']),
  );
});

describe('people and places', () => {
  const revolt = `The revolt began in Brentwood on a day of May. Wat Tyler led the rebels of the county. John Ball, a radical priest, was seen on the heath.
William Walworth killed the leader at Smithfield. Robert Hales was taken out of the Tower. The crowd met the king at Mile End.
The Savoy Palace was burnt in London by angry men.`;
  const drafts = nameDrafts(studySentencesOf(revolt));

  it('are asked for, people beside people and places beside places', () => {
    const leader = drafts.find(({ answer }) => answer === 'Wat Tyler');
    expect(leader?.question).toContain('Which person');
    expect(leader?.distractors).toEqual(expect.arrayContaining(['John Ball', 'Robert Hales', 'William Walworth']));
    const place = drafts.find(({ answer }) => answer === 'Brentwood');
    expect(place?.distractors).toEqual(expect.arrayContaining(['Smithfield', 'Mile End', 'London']));
    expect(leader?.distractors).not.toContain('London');
  });

  it('are not where the other half of a pair tells them, nor where the word is written small elsewhere', () => {
    const text = `A firm in England and Wales may act for itself. A firm in Scotland asks the court at Leeds. A worker lives in Leeds or near York.
Skilled Worker was the name of the route for a skilled worker.`;
    const answers = nameDrafts(studySentencesOf(text)).map(({ answer }) => answer);
    expect(answers).not.toContain('England');
    expect(answers).not.toContain('Skilled Worker');
  });
});

it('wrong figures are figures of the document: none is made up', () => {
  const text = `A loan lasts three weeks in all. A film is lent for 2 days at most. A card is valid for 5 years in every branch. The hall is open for 10 hours on each day.
The library has 16,569 books in its cellar.`;
  const drafts = figureDrafts(studySentencesOf(text));
  for (const { distractors } of drafts) for (const other of distractors) expect(text).toContain(other);
  expect(drafts.some(({ answer }) => answer === '16,569')).toBe(false);
});

describe('slides', () => {
  it('are read line by line, also where a line begins small', async () => {
    const slides = `Slide 3\nBCG matrix\nstar: high growth high share\ncash cow: low growth high share\nquestion mark: high growth low share\ndog: low growth, low share\nSlide 4\nprice elasticity = change of quantity / change of price\npenetration pricing vs skimming of the whole of the market`;
    const terms = (await testOf(slides)).map(({ sentence }) => sentence.split(/:| =/)[0]);
    expect(terms).toEqual(expect.arrayContaining(['star', 'cash cow', 'question mark', 'dog']));
  });

  it('have titles and dates of exams, which explain nothing', async () => {
    const notes = `Cell Biology - lecture 3 notes\nGolgi apparatus: modifies and packs proteins\nLysosome: vesicle with enzymes\nStroma: fluid around the thylakoids\nExam: 12 June, room B204. Bring a calculator.`;
    const questions = await testOf(notes);
    expect(questions).toHaveLength(3);
    for (const { options } of questions) expect(Object.values(options).join()).not.toMatch(/Exam|Cell Biology/);
  });
});

it('a sentence ends after a unit or a kind that is a capital', () => {
  const texts = studySentencesOf(
    'Most human enzymes work best at 37 degrees C. Louis Pasteur disproved spontaneous generation in 1861.',
  ).map(({ text }) => text);
  expect(texts).toEqual([
    'Most human enzymes work best at 37 degrees C.',
    'Louis Pasteur disproved spontaneous generation in 1861.',
  ]);
});

it('a list of names is not called another language', async () => {
  const names = ['Belsonic', 'Creamfields', 'DaDaFest International', 'Dance Umbrella', 'Glastonbury', 'Hay Festival'];
  const list = Array.from({ length: 8 }, () => names.map((name) => `- ${name}`)).flat();
  const call = { studyMaterial: `List of festivals\n${list.join('\n')}`, batch: 0, asked: [] };
  const { questions, isForeign } = await studyTest(call, () => Promise.resolve());
  expect([questions.length, isForeign]).toEqual([0, undefined]);
});
