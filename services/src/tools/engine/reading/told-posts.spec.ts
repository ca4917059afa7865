import { readCv } from './cv-reader.js';

describe('a post that is told', () => {
  const posts = (cv: string) => readCv(cv, new Date('2026-06-15')).posts.map(({ title }) => title);

  it('with its employer and dates first in a sentence is one', () => {
    expect(posts('Ann Lee\nAt the Glassboat (Bristol, 2015-2018) I was chef de partie on sauce.')).toEqual([
      expect.stringMatching(/chef de partie at Glassboat/i),
    ]);
  });

  it('“Since 2019 I’m …” is one', () => {
    expect(posts("Ann Lee\nSince 2019 I'm a receptionist at Park Surgery, where I book patients in.")).toHaveLength(1);
  });
});
