import { testOf } from '../testing/study.js';
import { lookOf } from './names-by-look.js';

const HANDBOOK = `The Marsh Mill at Fenby: Notes for Guides

1. How it was built
The mill at Fenby was built in 1822 by Thomas Orde, a millwright from Boston. His partner, Hannah Kells, paid for the stones. The sails were made by Lowther Foundry in Lincoln. The tower has six floors and is 21 metres high. In 1840 Henry Pask bought the mill from Orde. The cap was repaired by Pask in 1851.

2. How it works
A fantail is a small wheel that turns the cap into the wind. The stones turn at 120 revolutions a minute. The miller stops the sails when the wind is stronger than force 7. The bakery in Spalding buys half of the flour.

3. Opening
The tower is closed to visitors between November and March. Tickets are sold by the Fenby Trust. The sails are inspected once a year by Harrow Engineering. Children under six may not go above the third floor.

4. Wildlife
Dogs are forbidden in the meadow between April and August. Bats were counted by Alice Moor in 2011.`;

describe('the names in a question', () => {
  it.each([
    ['August', 'month'],
    ['Tuesday', 'day'],
    ['Harrow Engineering', 'body'],
    ['Office of Fair Trading', 'body'],
    ['Orde & Sons', 'body'],
    ['Welsh', 'language'],
    ['Angus Rae', null],
    ['Beacon Hill', null],
    ['Kirkhaven', null],
  ])('are told by their look: %s', (name, look) => {
    expect(lookOf(name)).toBe(look);
  });

  it('are of one look', async () => {
    const questions = await testOf(HANDBOOK);
    expect(questions.length).toBeGreaterThan(8);
    for (const { options } of questions) {
      const looks = new Set(Object.values(options).map(lookOf));
      expect([Object.values(options), looks.size]).toEqual([Object.values(options), 1]);
    }
  });
});
