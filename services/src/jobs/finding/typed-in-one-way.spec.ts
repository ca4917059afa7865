import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('what people write in several ways', () => {
  const jobs: [title: string, location: string, type?: string][] = [
    ['Welder', 'Washington, DC, United States', 'Full-time'],
    ['Baker', 'Washington, DC, United States', 'Part-time'],
    ['Roofer', 'Seattle, WA, United States', 'Full-time'],
    ['Physician', 'Baltimore, MD, United States', 'Part-time'],
    ['Physician M.D.', 'Washington, United Kingdom', 'Part-time'],
    ['Funtime Host', 'Leeds, United Kingdom', 'Part-time'],
  ];
  const lines = jobs.map(([title, location, job_type], at) =>
    aLine({ title, location, job_type, company: `Example ${at}`, description: 'Some text.', skills: [] }),
  );
  const board = new Board(lines);

  const asked = async (searchQuery: string) => {
    const { jobs, corrected } = await board.matching({ searchQuery });
    return { titles: jobs.map(({ title }) => title).sort(), corrected };
  };

  it.each(['fulltime', 'Fulltime', 'full-time', 'full time', 'fulltime jobs'])(
    'is a type of jobs: %s',
    async (text) => {
      expect(await asked(text)).toEqual({ titles: ['Roofer', 'Welder'], corrected: undefined });
    },
  );

  it.each(['fulltime welder', 'welder fulltime', 'Welder, fulltime', 'fulltime welder washington dc'])(
    'is a type beside other words: %s',
    async (text) => {
      expect(await asked(text)).toEqual({ titles: ['Welder'], corrected: undefined });
    },
  );

  it('stays a word of its own where it is one', async () => {
    expect((await asked('funtime')).titles).toEqual(['Funtime Host']);
    expect((await asked('parttime baker')).titles).toEqual(['Baker']);
  });

  it.each([
    'washington, d.c.', 'Washington, D.C.', 'washington d.c.', 'Washington D.C', 'washington, d.c', 'washington, d. c.',
    'Washington, D.C., United States', 'Washington D.C. USA', 'jobs in Washington, D.C.', 'washington, dc',
  ])('is the state after a town: %s', async (text) => {
    expect((await asked(text)).titles).toEqual(['Baker', 'Welder']);
  }); // prettier-ignore

  it('is the state in the middle of a text too, and a degree after work', async () => {
    expect((await asked('baker washington d.c.')).titles).toEqual(['Baker']);
    expect((await asked('washington d.c. baker')).titles).toEqual(['Baker']);
    expect((await asked('Baltimore, M.D.')).titles).toEqual(['Physician']);
    expect((await asked('physician m.d.')).titles).toContain('Physician M.D.');
    expect((await asked('Seattle W.A.')).titles).toEqual(['Roofer']);
  });
});
