import { askedBy, namesAskedBy } from '../testing/asked-for.js';

describe('what is asked of a trade', () => {
  it('is coffee of a barista and tables of a waiter, and no bar of either', async () => {
    expect(await namesAskedBy('Supervisor', ['Barista experience'])).toEqual(['Coffee making']);
    expect(await namesAskedBy('Supervisor', ['Waiting tables'])).toEqual(['Table service']);
    expect(await namesAskedBy('Supervisor', ['Bartending'])).toEqual(['Bar service']);
  });

  it.each([
    ['Good knowledge of GCSE and A level specifications', 'skill'],
    ['Understanding of the NVQ framework', 'skill'],
    ['GCSE English at grade C', 'certificate'],
    ['NVQ Level 2 in Customer Service', 'certificate'],
  ])('is a paper only where it is held: %s', async (line, kind) => {
    expect((await askedBy('Tutor', [line])).map((each) => each.kind)).toEqual([kind]);
  });

  it.each(['Temporary works', 'Temporary works design', 'Timber', 'Temporary traffic management'])(
    'is not the contract that it is done under: %s',
    async (line) => {
      expect(await namesAskedBy('Structural Engineer', [line])).toHaveLength(1);
    },
  );

  it.each(['Temporary contract', 'Temporary', 'Temporary role for six months'])(
    'is nothing in what says how long the post lasts: %s',
    async (line) => {
      expect(await namesAskedBy('Structural Engineer', [line])).toEqual([]);
    },
  );
});

describe('a program', () => {
  const line = 'Experience with Dentally';
  it('is not known by whoever worked in the trade that its name is made of', async () => {
    const state = async (duty: string) => (await askedBy('Receptionist', [line], duty)).map((each) => each.state);
    expect(await state('Booked patients at a dental surgery')).toEqual(['missing']);
    expect(await state('Booked patients in Dentally')).toEqual(['met']);
  });
});
