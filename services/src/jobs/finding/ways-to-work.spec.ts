import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a search for work that few jobs have, and none in its title', () => {
  const several = (count: number, fields: object) =>
    Array.from({ length: count }, (_, at) => aLine({ company: `Example ${at}`, description: 'Work.', ...fields }));
  const board = new Board([
    ...several(1, { title: 'Nurse', company: 'Scaffolder & Sons', location: 'Oslo, Norway' }),
    ...several(12, { title: 'Roofer', location: 'Oslo, Norway' }),
    ...several(3, { title: 'Roofer', location: 'Leeds, United Kingdom' }),
    ...several(1, { title: 'Nurse', location: 'Oslo, Norway', description: 'A bookbinder gave us the house.' }),
    ...several(10, { title: 'Cook', location: 'Oslo, Norway', description: 'The stockbroker eats here.' }),
    ...several(41, { title: 'Cook', location: 'Oslo, Norway', description: 'A porter brings the milk.' }),
    ...several(2, { title: 'Hotel Porter', location: 'Turin, Italy', description: 'Bags.', skills: ['Porter'] }),
    ...several(2, { title: 'Investment Analyst', location: 'Oslo, Norway' }),
    ...several(1, { title: 'Cook', location: 'Turin, Italy', description: 'A blacksmith made the stove.' }),
    ...several(2, { title: 'Blacksmith', location: 'Oslo, Norway' }),
    ...several(1, {
      title: 'Payroll Clerk',
      description: 'Senior relationship with the manager of the care assistant.',
    }),
    ...several(3, { title: 'Fund Manager', location: 'Oslo, Norway' }),
    ...several(2, { title: 'Care Assistant', location: 'Oslo, Norway' }),
  ]);
  const steps = async (searchQuery: string, more: object = {}) => {
    const { total, nextSteps } = await board.matching({ searchQuery, ...more });
    return { total, relaxed: nextSteps?.relaxed };
  };

  it('leads to what others call the same work', async () => {
    const { total, relaxed } = await steps('scaffolder');
    expect(total).toBe(1);
    expect(relaxed).toEqual([{ field: 'searchQuery', searchQuery: 'roofer', total: 15 }]);
  });
  it('leads there in the place that is asked', async () => {
    const { relaxed } = await steps('scaffolder oslo');
    expect(relaxed).toEqual([{ field: 'searchQuery', searchQuery: 'roofer oslo', total: 12 }]);
  });
  it('leads to where the work is, if titles elsewhere name it', async () => {
    const { total, relaxed } = await steps('blacksmith turin');
    expect(total).toBe(1);
    expect(relaxed).toEqual([{ field: 'searchQuery', searchQuery: 'blacksmith', total: 3 }]);
    const filtered = await steps('blacksmith', { location: ['Italy'] });
    expect(filtered.relaxed).toEqual([{ field: 'location', total: 3 }]);
  });
  it('leads to the work without a word that no title has beside it', async () => {
    expect((await steps('relationship manager')).relaxed![0]).toMatchObject({ searchQuery: 'manager', total: 4 });
    expect((await steps('senior care assistant')).relaxed![0]).toMatchObject({ searchQuery: 'care assistant' });
  });
  it.each([
    ['a title names the work', 'investment analyst'],
    ['the board has nothing of that kind', 'bookbinder'],
    ['there is enough to read', 'porter'],
    ['no work is asked for', 'eats'],
  ])('leads nowhere where %s', async (_, text) => {
    const { total, relaxed } = await steps(text);
    expect(total).toBeGreaterThan(0);
    expect(relaxed).toBeUndefined();
  });
  it('leads on from nothing where only a company is called so', async () => {
    const { total, relaxed } = await steps('scaffolder leeds');
    expect(total).toBe(0);
    expect(relaxed![0]).toMatchObject({ searchQuery: 'roofer leeds', total: 3 });
  });
});

describe('a search for work that few of its jobs have in their title', () => {
  const several = (count: number, fields: object) =>
    Array.from({ length: count }, (_, at) => aLine({ company: `Example ${at}`, description: 'Work.', ...fields }));
  const scattered = 'Take care of the payroll as an assistant of the bursar. A chef cooks for all of us.';
  const board = new Board([
    aLine({
      title: 'Care Assistant',
      location: 'Leeds, United Kingdom',
      description: 'Work.',
      posted_at: '2020-01-01',
    }),
    ...several(9, { title: 'Payroll Clerk', location: 'York, United Kingdom', description: scattered }),
    ...several(15, { title: 'Care Assistant', location: 'Cork, Ireland' }),
    ...several(12, { title: 'Teacher', location: 'Cork, Ireland' }),
    aLine({ title: 'SEN Teacher', location: 'Leeds, United Kingdom', description: 'Work.' }),
    ...several(3, { title: 'Welder', location: 'Leeds, United Kingdom', job_type: 'Part-time' }),
    ...several(4, { title: 'Welder', location: 'Cork, Ireland', job_type: 'Full-time' }),
    ...several(11, { title: 'Baker', location: 'Leeds, United Kingdom' }),
    ...several(9, { title: 'Baker', location: 'Cork, Ireland' }),
    ...several(2, { title: 'Vineyard Owner', location: 'Cork, Ireland', description: 'Not one worker yet.' }),
    ...several(4, { title: 'Mill Worker', location: 'Cork, Ireland' }),
  ]);
  const steps = async (searchQuery: string, more: object = {}) => {
    const { jobs, nextSteps } = await board.matching({ searchQuery, ...more });
    return { first: jobs[0]?.title, named: nextSteps?.named, relaxed: nextSteps?.relaxed };
  };
  const field = 'searchQuery';

  it('leads to where more of it is, whatever else has its words somewhere', async () => {
    expect(await steps('care assistant uk')).toEqual({
      first: 'Care Assistant',
      named: 1,
      relaxed: [{ field, searchQuery: 'care assistant', total: 25 }],
    });
    expect((await steps('care assistant', { location: ['United Kingdom'] })).relaxed).toEqual([
      { field: 'location', total: 25 },
    ]);
  });
  it('leads there too where all that it finds are of that work', async () => {
    expect(await steps('welder leeds')).toMatchObject({ named: 3, relaxed: [{ searchQuery: 'welder', total: 7 }] });
    const both = await steps('welder leeds', { jobType: ['Part-time'] });
    expect(both.relaxed).toEqual([{ field, searchQuery: 'welder', isTextAlone: true, total: 7 }]);
  });
  it('leads to the same whichever way the list is ordered, and however the work is typed', async () => {
    expect((await steps('care assistant uk', { sort: 'desc' })).named).toBe(1);
    expect((await steps('care asistant uk')).relaxed).toEqual([{ field, searchQuery: 'care assistant', total: 25 }]);
  });
  it('leads to the work without a word beside it, and without its place as well', async () => {
    expect((await steps('sen teacher')).relaxed).toEqual([{ field, searchQuery: 'teacher', total: 13 }]);
    expect((await steps('sen teacher leeds')).relaxed).toEqual([{ field, searchQuery: 'teacher', total: 13 }]);
  });
  it.each([
    ['enough of that work is found', 'baker leeds'],
    ['there is no more of it', 'payroll clerk york'],
    ['a worker of any kind is all that is left', 'vineyard worker'],
    ['no work is asked for', 'york'],
  ])('leads nowhere where %s', async (_, text) => {
    expect(await steps(text)).toMatchObject({
      first: expect.any(String) as string,
      named: undefined,
      relaxed: undefined,
    });
  });
});

describe('a search for work by what it is done with, or with much before its name', () => {
  const several = (count: number, fields: object) =>
    Array.from({ length: count }, (_, at) => aLine({ company: `Example ${at}`, description: 'Work.', ...fields }));
  const board = new Board([
    ...several(12, { title: 'Software Developer', location: 'Oslo, Norway' }),
    ...several(2, { title: 'Long Haul Trailer Mechanic', location: 'Oslo, Norway' }),
    ...several(1, { title: 'Haul Truck Driver', location: 'Oslo, Norway' }),
    ...several(13, { title: 'Truck Driver', location: 'Oslo, Norway' }),
    ...several(1, { title: 'Mental Health Nurse', location: 'Oslo, Norway' }),
    ...several(12, { title: 'Nurse', location: 'Oslo, Norway' }),
    ...several(12, { title: 'Warehouse Worker', location: 'Oslo, Norway' }),
    ...several(1, { title: 'Archivist', location: 'Austin, TX, United States', skills: ['IT'] }),
    ...several(8, { title: 'Archivist', location: 'Oslo, Norway', skills: ['IT'] }),
    ...several(1, { title: 'Analyst', location: 'Oslo, Norway', skills: ['Kotlin'] }),
  ]);
  const relaxed = async (searchQuery: string) => (await board.matching({ searchQuery })).nextSteps?.relaxed ?? [];
  const developer = { field: 'searchQuery', searchQuery: 'developer', total: 12 };

  it.each(['c#', 'c++', '.net', 'f#', 'C Sharp', 'react', 'visual basic', 'kotlin'])(
    'leads from a tool of those who write software to them: %s',
    async (tool) => {
      expect(await relaxed(tool)).toContainEqual(developer);
    },
  );
  it('leads to the title that a text ends with, past what few have before it', async () => {
    expect(await relaxed('long haul truck driver')).toContainEqual({
      field: 'searchQuery',
      searchQuery: 'truck driver',
      total: 14,
    });
    expect(await relaxed('mental health nurse')).toContainEqual({
      field: 'searchQuery',
      searchQuery: 'nurse',
      total: 13,
    });
  });
  it('leads from a helper of whom nobody has heard to those who work there', async () => {
    expect(await relaxed('warehouse helper')).toContainEqual({
      field: 'searchQuery',
      searchQuery: 'warehouse worker',
      total: 12,
    });
  });
  it('leads out of a place with little of what no title is called by', async () => {
    expect(await relaxed('IT jobs in texas')).toEqual([{ field: 'searchQuery', searchQuery: 'IT', total: 9 }]);
  });
});
