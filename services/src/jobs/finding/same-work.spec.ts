import { sameWork } from './same-work.js';

describe('other titles of the same work', () => {
  it.each([
    ['scaffolder', 'roofer'],
    ['Scaffolders', 'roofer'],
    ['advanced scaffolder', 'scaffolding erector'],
    ['babysitter', 'nanny'],
    ['tree feller', 'forester'],
  ])('of a %s are such as %s', (text, other) => {
    expect(sameWork(text)!.titles.flat()).toContain(other);
  });
  it('are of our own list first, and never the title itself', () => {
    const [own, coded] = sameWork('scaffolder')!.titles;
    expect(own).toEqual(expect.arrayContaining(['advanced scaffolder', 'roofer']));
    expect(coded).toContain('scaffolding erector');
    expect([...own!, ...coded!]).not.toContain('scaffolder');
  });
  it('are of the same kind of work, not of its whole unit group', () => {
    const titles = sameWork('archaeologist')!.titles.flat();
    expect(titles).toContain('archaeological officer');
    expect(titles).not.toContain('policy researcher');
  });
  it('are none of a single word that mostly ends the titles of other kinds of work', () => {
    expect(sameWork('registrar')!.titles.flat()).toEqual([]);
    expect(sameWork('academic registrar')!.titles.flat()).toContain('curriculum manager');
    expect(sameWork('jockey')!.titles.flat()).toContain('athlete');
  });
  it('are no more than can be looked for', () => {
    for (const title of ['cobbler', 'crane driver', 'nurse', 'engineer'])
      for (const titles of sameWork(title)!.titles) expect(titles.length).toBeLessThanOrEqual(40);
  });
  it('leave a place where it is', () => {
    expect(sameWork('experienced scaffolder in Leeds')).toMatchObject({ asked: 'scaffolder', beside: ' in leeds' });
  });
  it.each(['civil servant', 'civil servants', 'public servant', 'government worker'])(
    'are of an office, not of a household, for a %s',
    (text) => {
      const titles = sameWork(text)!.titles.flat();
      expect(titles).toContain('administrative officer');
      expect(titles).not.toContain('maid');
    },
  );
  it.each(['', 'zzqqxx', 'leeds', 'kubernetes', 'in'])('are none for "%s"', (text) => {
    expect(sameWork(text)).toBeUndefined();
  });
});
