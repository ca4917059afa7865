import { aCall, engine } from '../testing/texts.js';

const changesOf = async (head: string): Promise<string[]> => {
  const cvText = `Dave Hollins\n${head}\n\nExperience\nBaker, Some Bread Co, York, 2015 - present\n- Baked 300 loaves a night\n`;
  const { changes } = await engine.optimiseCv({ cvText, jobDescription: 'Baker\nYork\nBaking bread.' }, aCall());
  return changes.map(({ kind, summary }) => `${kind}: ${summary}`);
};

describe('a private detail among other things of a line', () => {
  it.each([
    'Address: 8 Mill View, York    DOB: 03/04/1971',
    'York | Married | Full licence',
    'I am married with a baby on the way and live in York.',
  ])('is named, and its line stays: %s', async (head) => {
    expect((await changesOf(head)).join('\n')).toContain('tells when you were born or whom you live with');
  });

  it.each(['8 Mill View, York', 'York, member of the Married Quarters Club', 'Baker of 20 years, York'])(
    'is none in: %s',
    async (head) => {
      expect((await changesOf(head)).join('\n')).not.toContain('whom you live with');
    },
  );
});
