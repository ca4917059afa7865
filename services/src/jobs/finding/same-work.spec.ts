import { sameWork } from './same-work.js';

describe('other titles of the same work', () => {
  it.each([
    ['scaffolder', 'roofer'],
    ['Scaffolders', 'roofer'],
    ['advanced scaffolder', 'scaffolding erector'],
    ['babysitter', 'nanny'],
    ['tree feller', 'forester'],
  ])('of a %s are such as %s', (text, other) => {
    expect(sameWork(text)!.titles).toContain(other);
  });
  it('are of our own list first, and never the title itself', () => {
    const { titles } = sameWork('scaffolder')!;
    expect(titles[0]).toBe('roofer');
    expect(titles).not.toContain('scaffolder');
  });
  it('leave a place where it is', () => {
    expect(sameWork('experienced scaffolder in Leeds')).toMatchObject({ asked: 'scaffolder', beside: ' in leeds' });
  });
  it.each(['', 'zzqqxx', 'leeds', 'kubernetes', 'in'])('are none for "%s"', (text) => {
    expect(sameWork(text)).toBeUndefined();
  });
});
