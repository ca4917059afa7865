import { analysed } from '../testing/texts.js';

const cvOf = (title: string, duty: string) =>
  `Jo Tester\nYork, United Kingdom\n\nExperience\n${title}, Acme Ltd, 2015 - 2026\n- ${duty}\n`;

const askedBy = async (title: string, lines: readonly string[], duty = 'Answered the phone') => {
  const { requirements } = await analysed(
    cvOf(title, duty),
    `${title}\nRequirements\n${lines.map((line) => `- ${line}`).join('\n')}`,
  );
  return requirements.filter(({ jobLine }) => lines.some((line) => jobLine?.includes(line.slice(0, 20))));
};

const names = async (...of: Parameters<typeof askedBy>) => (await askedBy(...of)).map(({ name }) => name);

describe('what is asked of a trade', () => {
  it('is coffee of a barista and tables of a waiter, and no bar of either', async () => {
    expect(await names('Supervisor', ['Barista experience'])).toEqual(['Coffee making']);
    expect(await names('Supervisor', ['Waiting tables'])).toEqual(['Table service']);
    expect(await names('Supervisor', ['Bartending'])).toEqual(['Bar service']);
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
      expect(await names('Structural Engineer', [line])).toHaveLength(1);
    },
  );

  it.each(['Temporary contract', 'Temporary', 'Temporary role for six months'])(
    'is nothing in what says how long the post lasts: %s',
    async (line) => {
      expect(await names('Structural Engineer', [line])).toEqual([]);
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
