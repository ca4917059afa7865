import { analysed } from '../testing/texts.js';
import { standingAt } from './standing.js';

const standing = (line: string, name: string): string => standingAt(line, line.indexOf(name));

describe('a course that is booked', () => {
  it.each([
    ['Heat pumps: BPEC course booked for February.', 'Heat pumps'],
    ['Heat pumps: course arranged for May 2027', 'Heat pumps'],
    ['BPEC course booked', 'BPEC'],
    ['Booked onto a Gaelic course in January', 'Gaelic'],
    ['Gaelic course booked for January', 'Gaelic'],
  ])('is still to come: %s', (line, name) => expect([line, standing(line, name)]).toEqual([line, 'begun']));

  it.each([
    ['Booked training courses for staff', 'training'],
    ['Planned and booked courses for 40 drivers', 'courses'],
    ['Food hygiene: course completed in 2021', 'Food hygiene'],
    ['Of course booked flights and hotels', 'hotels'],
  ])('is told from what was done: %s', (line, name) => expect([line, standing(line, name)]).toEqual([line, 'held']));

  it('meets a language in part', async () => {
    const { requirements } = await analysed(
      'Callum Reid\nDundee\n\nExperience\nTeacher, Ancrum Road Primary, Dundee, 2023 to present\n- Plan lessons\n\nGaelic course booked for January.',
      'Primary Teacher\nRequirements\n- Gaelic\n- Lesson planning',
    );
    expect(requirements.find(({ name }) => name === 'Gaelic')?.state).toBe('partly');
  }, 60_000);
});
