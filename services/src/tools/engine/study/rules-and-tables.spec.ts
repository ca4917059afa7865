import { testOf } from '../testing/study.js';
import { studySentencesOf } from './document.js';
import { figureDrafts } from './figure-drafts.js';
import { itemDrafts } from './item-drafts.js';
import { modalDrafts } from './modal-drafts.js';
import { rowsToAsk, tablesIn } from './tables.js';

const tableRowsIn = (text: string) => rowsToAsk(tablesIn(text));

const kitchen = `Working in the kitchen

Staff must wash their hands with soap before they handle any food. Staff must report an illness to the manager before the shift begins.
Raw meat must be kept below cooked food in the large fridge. Knives must be carried with the blade pointing to the floor.
Staff must sign the cleaning log at the end of each shift. Cleaning products will be ordered by the deputy manager every week.
Watches must not be worn in the kitchen or in the store room. A plain wedding ring may be worn under a glove by everybody.
Staff on the late shift do not need to lock the store room themselves. Meals that guests return will not be charged to the team.
An allergic reaction may be fatal within a few minutes. Cooked food must not be kept warm for more than 90 minutes.
The lift can break down when the lobby is flooded after a storm. Any member of the team can ask the manager for a copy of the rota.`;

describe('what a text of rules allows, forbids and leaves to people', () => {
  const drafts = modalDrafts(studySentencesOf(kitchen));
  const asked = (words: string) => drafts.find(({ question }) => question.includes(words));

  it.each([
    ['A plain wedding ring _____ be worn', 'may'],
    ['Watches _____ be worn in the kitchen', 'must not'],
    ['Staff on the late shift _____ lock the store room', 'do not need to'],
    ['Meals that guests return _____ be charged', 'will not'],
    ['Any member of the team _____ ask the manager', 'can'],
  ])('is asked for: %s', (words, answer) => {
    const draft = asked(words);
    expect(draft?.answer).toBe(answer);
    expect(draft?.distractors.length).toBeGreaterThanOrEqual(2);
    expect(draft?.sentence.text).toContain(answer);
  });

  it('is not asked for where it is what most sentences say, common sense, or only possible', () => {
    for (const words of ['wash their hands', 'be fatal', 'be kept warm', 'break down'])
      expect(asked(words)).toBeUndefined();
  });

  it('stands beside nothing that says the same, and beside nothing that its own sentence rules out by grammar', () => {
    expect(asked('Meals that guests return')?.distractors).not.toContain('must not');
    expect(asked('Any member')?.distractors).not.toContain('may');
    for (const { distractors } of drafts) expect(distractors).not.toContain('do not need to');
  });

  it('is not asked for in a text that orders nothing', () => {
    const story = 'A fox may be chased by a dog in the old wood. The dog must not be seen by the farmer at night.';
    expect(modalDrafts(studySentencesOf(story))).toEqual([]);
  });
});

const permits = `Permits of the harbour

| Kind of permit | Lasts for | Fee |
| --- | --- | --- |
| Day visitor | 12 hours | £15 |
| Fishing boat of 30 metres | 6 months | £240 |
| Sailing boat | 9 months | £180 |
|  | 14 months | £310 |
| House boat | 24 months | £420 |

Every boat is entered in the book of the harbour by the harbour master.`;

describe('a table', () => {
  const rows = tableRowsIn(permits);

  it('is asked about with the heads of its columns, and its row is cited as it stands', async () => {
    const questions = await testOf(permits);
    const sailing = questions.find(({ question }) => question.includes('Kind of permit: Sailing boat'));
    expect(sailing?.question).toMatch(
      /completes this row of a table in the document\? “Kind of permit: Sailing boat; /,
    );
    expect(sailing?.sentence).toBe('Sailing boat | 9 months | £180');
    expect(sailing?.explanation).toContain('Sailing boat | 9 months | £180');
    const answer = sailing?.options[sailing.correctAnswer];
    expect(['9 months', '9', '£180']).toContain(answer);
  });

  it('gives no row that goes on from the one above, and no question about what a row is of', () => {
    expect(rows.map(({ text }) => text)).toEqual([
      'Day visitor | 12 hours | £15',
      'Fishing boat of 30 metres | 6 months | £240',
      'Sailing boat | 9 months | £180',
      'House boat | 24 months | £420',
    ]);
    expect(figureDrafts(rows).map(({ answer }) => answer)).not.toContain('30 metres');
  });
});

describe('a wrong answer', () => {
  it('does not stand in the line that the item goes on from', () => {
    const text = `Courses that ran abroad between 3 May 2020 and 9 June 2022 count if:
- (a) the student began before 21 June 2021 and came back with a visa; or
- (b) the student began the year and had left the town on 4 April 2019 with a visa.
The office was closed to all visitors from 7 March 2018 until the new year. It moved to the harbour on 5 July 2017 for good.
Nobody was let into the library before 9 June 2022 without a mask.`;
    const draft = figureDrafts(studySentencesOf(text)).find(({ answer }) => answer === '21 June 2021');
    expect(draft?.distractors.toSorted()).toEqual(['4 April 2019', '5 July 2017', '7 March 2018']);
  });

  it('lies between the dates that it stands between', () => {
    const text = `The scheme was open to visitors between 4 May 2019 and 30 June 2022 in all towns.
The office was closed to all visitors on 7 March 2018 for a week. It moved to the harbour on 5 July 2015 for good.
The new rules of the town began on 1 July 2022 for all. The old ones began on 2 August 2016 for the town.`;
    const draft = figureDrafts(studySentencesOf(text)).find(({ answer }) => answer === '4 May 2019');
    expect(draft?.distractors.length).toBeGreaterThanOrEqual(2);
    expect(draft?.distractors).not.toContain('1 July 2022');
  });

  it('goes on from the same preposition as the item', () => {
    const text = `A partner may live abroad with somebody who is on service as:
- (a) a regular member of the forces of the crown or of the fleet; or
- (b) a permanent member of the council that works in other countries.
The right to stay of a person is lost for good if any of the following happens:
- (a) the person leaves the country of residence for longer than a year; or
- (b) the person breaks the conditions of a permit that was given to them; or
- (c) any change of the address that was not told to the office in time.`;
    const drafts = itemDrafts(studySentencesOf(text), new Set());
    expect(drafts.filter(({ answer }) => answer.includes('member'))).toEqual([]);
  });
});
