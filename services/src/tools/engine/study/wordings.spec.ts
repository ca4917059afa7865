import { blocksOf } from './blocks.js';
import { studySentencesOf } from './document.js';
import { endingDrafts } from './endings.js';
import { figureDrafts } from './figure-drafts.js';
import { keyTermsOf } from './key-terms.js';
import { studyTest } from './study-test.js';
import { kindOfHead } from './term-kinds.js';

const testOf = (studyMaterial: string) => studyTest({ studyMaterial, batch: 0, asked: [] }, () => Promise.resolve());

describe('lecture notes', () => {
  const notes = [
    'Lecture 3 - Photosynthesis',
    '',
    '- takes place in chloroplasts',
    '- Light-dependent reaction = thylakoid membrane',
    '',
    'Key terms',
    'Chlorophyll: green pigment, absorbs red + blue light',
    'Stomata: pores on the leaf underside',
    'Limiting factor: what is in shortest supply (light / CO2 / temp)',
    'Exam tip: learn the graph of the lecture',
    'Rubisco: enzyme that fixes CO2',
    'E-mail: ada@example.org',
  ].join('\n');

  it('are asked about by what they explain, each line cited as it stands', async () => {
    const { questions } = await testOf(notes);
    const terms = questions.map(({ sentence }) => sentence.split(/:| =/)[0]);
    expect(terms).toEqual(['Light-dependent reaction', 'Chlorophyll', 'Stomata', 'Limiting factor', 'Rubisco']);
    for (const { sentence, options } of questions) {
      expect(notes).toContain(sentence);
      expect(Object.values(options)).not.toContain('Exam tip');
    }
  });

  it('are none where a line or two look like them', async () => {
    const { questions } = await testOf('Stomata: pores on the leaf underside\nRubisco: enzyme that fixes CO2');
    expect(questions).toEqual([]);
  });
});

it('lines that end before the edge of the page are lines of their own, and go on where the width has broken them', () => {
  const list = [
    'Filed three patents on efficient model techniques for edge inference',
    'Cupertino, CA',
    'Raised the share of answered calls to 80% of all calls',
    'Won the Fulbright Scholarship',
    'Developed a platform that serves all of the twelve offices of the whole company in one afternoon',
  ];
  expect(blocksOf(list.join('\n')).map(({ text }) => text)).toEqual(list);
  const prose =
    'The applicant must show that they have lived in the United\nKingdom for ten years, and were not in breach of any of the\nrules.';
  expect(blocksOf(prose)).toMatchObject([{ text: prose.replaceAll('\n', ' ') }]);
});

describe('how a sentence goes on', () => {
  const drafts = (text: string) => endingDrafts(studySentencesOf(text));
  const text = [
    'Holders of a licence are eligible for points under option K set out in Appendix Skilled Worker.',
    'Occupations in Table 3 are eligible under points option K in Appendix Skilled Worker.',
    'New entrants are paid at a lower rate during their first years in the country.',
    'Sponsors are told of every change of address within ten days.',
    'In these circumstances, they are asked to leave before the end of the month.',
  ].join('\n');

  it('has one right answer: no other end says nearly the same', () => {
    const ends = drafts(text).filter(({ answer }) => /option K/.test(answer));
    expect(ends.length).toBeGreaterThan(0);
    for (const { distractors } of ends) for (const other of distractors) expect(other).not.toMatch(/option K/);
  });

  it('is not asked of a beginning that points at another sentence, nor of a line that may be a title', () => {
    const questions = drafts(`${text}\n- Fulbright Scholarship for Graduate Studies of the Arts`).map(
      (one) => one.question,
    );
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) expect(question).not.toMatch(/these circumstances|Fulbright/);
  });
});

it('a figure in a row is not asked for: the row says where it stands', () => {
  const asked = (text: string) => figureDrafts(studySentencesOf(text)).map(({ answer }) => answer);
  expect(asked('The table sets out 60%, 80% and 90% of the going rate for each of the jobs.')).toEqual([]);
  expect(
    asked(
      'The table sets out 60% of the going rate for each of the jobs in it.\nA shortage lowers it to 80% of the rate. A trainee is paid 70% of the rate.',
    ),
  ).toContain('60%');
});

it('many are told from one, and people from things, where no ending says so', () => {
  const terms = keyTermsOf(
    studySentencesOf(
      'The children of a worker may stay. The children and a businessman must apply for the permission.',
    ),
    1,
  );
  expect(terms.find(({ text }) => text === 'children')?.isPlural).toBe(true);
  expect(kindOfHead('businessman')).toBe('person');
  expect(kindOfHead('sport')).not.toBe('person');
});
