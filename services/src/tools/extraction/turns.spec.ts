import { Turns, type TurnLimits } from './turns.js';

const turnsWith = (limits: Partial<TurnLimits>) =>
  new Turns({ places: 3, perPerson: 2, mostWaiting: 10, mostWaitingPerPerson: 10, ...limits });

describe('turns', () => {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      started.push(name);
      ends.set(name, () => resolve(name));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  beforeEach(() => {
    started.length = 0;
    ends.clear();
  });

  it('gives nobody every place', async () => {
    const turns = turnsWith({ places: 3 });
    for (const name of ['m1', 'm2', 'm3']) void turns.take('mallory', work(name));
    void turns.take('ada', work('a1'));
    await settled();
    expect(started).toEqual(['m1', 'm2', 'a1']);
  });

  it('lets those go first who have the fewest running', async () => {
    const turns = turnsWith({ places: 2 });
    for (const name of ['m1', 'm2', 'm3']) void turns.take('mallory', work(name));
    void turns.take('ada', work('a1'));
    await settled();
    ends.get('m1')?.();
    await settled();
    expect(started).toEqual(['m1', 'm2', 'a1']);
  });

  it('forgets who left the queue', async () => {
    const turns = turnsWith({ places: 1, perPerson: 1 });
    const leaving = new AbortController();
    void turns.take('ada', work('a1'));
    const left = turns.take('sam', work('s1'), leaving.signal);
    leaving.abort();
    await expect(left).rejects.toThrow('went away');
    ends.get('a1')?.();
    await settled();
    expect(started).toEqual(['a1']);
  });

  it('frees the place of work that failed', async () => {
    const turns = turnsWith({ places: 1, perPerson: 1 });
    await expect(turns.take('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(turns.take('ada', () => Promise.resolve('next'))).resolves.toBe('next');
  });

  it('turns a person away who has too many waiting, and nobody else', async () => {
    const turns = turnsWith({ places: 1, perPerson: 1, mostWaitingPerPerson: 1 });
    for (const name of ['m1', 'm2']) void turns.take('mallory', work(name));
    await expect(turns.take('mallory', work('m3'))).rejects.toMatchObject({ areOwn: true });
    void turns.take('ada', work('a1'));
    ends.get('m1')?.();
    await settled();
    expect(started).toEqual(['m1', 'm2']);
    ends.get('m2')?.();
    await settled();
    expect(started).toEqual(['m1', 'm2', 'a1']);
  });

  it('turns people away once too many wait', async () => {
    const turns = turnsWith({ places: 1, perPerson: 1, mostWaiting: 1 });
    void turns.take('ada', work('a1'));
    void turns.take('ada', work('a2'));
    await expect(turns.take('sam', work('s1'))).rejects.toMatchObject({ areOwn: false });
  });
});
