import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a search for the jobs of one kind of visa, by its name', () => {
  const lines = [
    { title: 'Landscaper', location: 'Nashville, TN, United States', description: 'Mowing.' },
    { title: 'Auditor', location: 'Boston, MA, United States', description: 'Canadians may come on a TN visa.' },
    { title: 'Care Manager', location: 'Leeds, United Kingdom', description: 'Health care, and no visa.' },
    { title: 'Carer', location: 'Leeds, United Kingdom', description: 'We sponsor a Health and Care Worker visa.' },
    { title: 'Cook', location: 'Leeds, United Kingdom', description: 'A Skilled Worker visa is offered.' },
  ];
  const board = new Board(lines.map((line, at) => aLine({ company: `Example ${at}`, ...line })));
  const titles = async (searchQuery: string) => (await board.matching({ searchQuery })).jobs.map(({ title }) => title);

  it.each([
    ['tn visa', 'Auditor'],
    ['health and care visa', 'Carer'],
    ['health & care worker visa', 'Carer'],
    ['skilled worker visa', 'Cook'],
  ])('finds those first that name it: “%s”', async (searchQuery, first) => {
    expect((await titles(searchQuery))[0]).toBe(first);
  });

  it('is none of the words in it', async () => {
    expect(await titles('health and care visa')).toEqual(['Carer']);
  });

  it('leaves a state its code', async () => {
    expect(await titles('landscaper tn')).toEqual(['Landscaper']);
  });
});
