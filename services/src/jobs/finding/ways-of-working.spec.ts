import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';
import { askedWords } from './asked-words.js';

describe('how one works, of which no such job is', () => {
  const several = (count: number, fields: object) =>
    Array.from({ length: count }, (_, at) =>
      aLine({ company: `Example ${at}`, job_type: 'Full-time', description: 'Work.', ...fields }),
    );
  const lines = [
    ...several(6, { title: 'Cashier', location: 'Oslo, Norway' }),
    ...several(3, { title: 'Librarian', location: 'Leeds, United Kingdom', job_type: 'Part-time' }),
    ...several(2, {
      title: 'Porter',
      location: 'Bergen, Norway',
      description: 'A night shift, home based, zero hours. No experience, or without experience. Immediate start.',
    }),
    ...several(2, { title: 'Shift Manager', location: 'Bergen, Norway' }),
    ...several(2, { title: 'Night Nurse', location: 'Bergen, Norway' }),
  ];
  const board = new Board(lines);

  const asked = async (searchQuery: string) => {
    const { total, nextSteps } = await board.matching({ searchQuery });
    const steps = nextSteps?.relaxed.map(({ searchQuery: text }) => text!.toLowerCase().replace(/-/g, ' '));
    return { total, steps, nearest: nextSteps?.nearest[0]?.title };
  };

  it.each([
    ['part time cashier', 'part time'],
    ['part-time cashier', 'part time'],
    ['cashier part time', 'part time'],
    ['cashier Part-Time', 'part time'],
    ['night shift cashier', 'night shift'],
    ['night-shift cashier', 'night shift'],
    ['cashier night shift', 'night shift'],
    ['home based cashier', 'home based'],
    ['zero hours cashier', 'zero hours'],
    ['cashier no experience', 'no experience'],
    ['cashier without experience', 'without experience'],
    ['cashier immediate start', 'immediate start'],
  ])('is given up as a whole, after the work: %s', async (text, way) => {
    expect(await asked(text)).toEqual({ total: 0, steps: ['cashier', way], nearest: 'Cashier' });
  });

  it.each(['part time cashier uk', 'cashier part time leeds', 'part-time cashier in Leeds'])(
    'leads to the work where nothing else keeps it: %s',
    async (text) => {
      const { steps, nearest } = await asked(text);
      expect(steps).toHaveLength(2);
      expect(steps![0]).toBe('cashier');
      expect(steps![1]).toMatch(/^part time/);
      expect(nearest).toBe('Cashier');
    },
  );

  it.each([
    ['full time nurse', ['full time', 'nurse']],
    ['nurse Full Time', ['nurse', 'Full Time']],
    ['entry level welder', ['entry level', 'welder']],
    ['work from home clerk', ['work from home', 'clerk']],
    ['fixed term teacher', ['fixed term', 'teacher']],
    ['evening shifts baker', ['evening shifts', 'baker']],
    ['night nurse', ['night', 'nurse']],
    ['shift manager', ['shift', 'manager']],
    ['night shift manager', ['night', 'shift', 'manager']],
    ['time clerk', ['time', 'clerk']],
    ['full stack developer', ['full', 'stack', 'developer']],
    ['level designer', ['level', 'designer']],
    ['part', ['part']],
  ])('is one thing where it is, and no part of the work: %s', (text, words) => {
    expect(askedWords(text)).toEqual(words);
  });

  it('leaves a shift to the title that begins with it', async () => {
    expect((await asked('night shift manager')).steps![0]).toBe('shift manager');
  });
});
