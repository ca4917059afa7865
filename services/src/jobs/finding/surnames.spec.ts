import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a name that no job has', () => {
  const jobs = [
    ['Baker', 'London, United Kingdom'], ['Rain Harvester', 'Carthage, TX, United States'],
    ['Designer', 'Bangor, ME, United States'], ['Cook', 'San Ramon, CA, United States'],
    ['Server', 'Marie, AR, United States'], ['Nurse', 'Francis, OK, United States'],
    ['Service Clerk', 'Montréal, QC, Canada'],
  ]; // prettier-ignore
  const lines = jobs.flatMap(([title, location]) =>
    Array.from({ length: 4 }, (_, at) => aLine({ title, location, company: `Example ${at}`, description: 'Work.' })),
  );
  const once = aLine({ title: 'Baker', company: 'Seán Bakes', location: 'Oslo, Norway', description: 'Work.' });
  const board = new Board([...lines, once]);

  const asked = async (searchQuery: string) => {
    const { jobs, corrected, nextSteps } = await board.matching({ searchQuery });
    return { jobs: jobs.length, corrected, steps: nextSteps?.relaxed.map((step) => step.searchQuery) ?? [] };
  };

  it.each([
    'ó briain',
    'Ó Briain',
    'o briain',
    "O'Briain",
    'O’Briain',
    'ó riain',
    'Mac Cárthaigh',
    'mc briain',
    'ní riain',
    'ó sé',
  ])('is no typing error in another word where something before it says that it is a surname: %s', async (text) => {
    expect(await asked(text)).toEqual({ jobs: 0, corrected: undefined, steps: [] });
  });

  it.each(['áine', 'éamon', 'Máire', 'françois'])(
    'is none where it has an accent that the other has not: %s',
    async (text) => {
      expect(await asked(text)).toEqual({ jobs: 0, corrected: undefined, steps: [] });
    },
  );

  it('leads to what is beside it, and to nothing that was not typed', async () => {
    expect((await asked('seán ó riain')).steps).toEqual(['seán']);
    expect((await asked('baker ó briain')).steps).toEqual(['baker']);
  });

  it.each([
    ['briain', 'britain'],
    ['rian harvester', 'rain harvester'],
    ['mac desinger', 'designer'],
    ['désigner montrél', undefined],
  ])('is a typing error without that: %s', async (text, meant) => {
    const { corrected, steps } = await asked(text);
    if (meant === undefined) expect(corrected ?? steps.join()).toContain('montreal');
    else expect([corrected, ...steps]).toContain(meant);
  });
});
