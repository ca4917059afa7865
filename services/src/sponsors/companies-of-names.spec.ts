import { ofNames } from './companies-of-names.js';
import { identityOf } from './register/register-entry.js';

describe('the companies of a name', () => {
  const { key } = identityOf('Example Looms Ltd');

  it('are found however they write it, each with the key of its name', async () => {
    const companies = ['Example Looms Limited', 'EXAMPLE LOOMS LTD.', 'Example Looms', 'Other Looms Ltd'];
    const found = new Map([
      ['Example Looms Limited', key],
      ['EXAMPLE LOOMS LTD.', key],
    ]);
    expect(await ofNames(companies, [key])).toEqual(found);
    expect(await ofNames(companies, [key, identityOf('Another Ltd').key])).toEqual(found); // and so they are remembered
    expect(await ofNames(companies, [])).toEqual(new Map());
  });

  it('are looked for without keeping everybody else waiting', async () => {
    const companies = Array.from({ length: 8_000 }, (_, n) => `Weavers of Parish ${n} (Holdings) Limited`);
    let isDone = false;
    let turns = 0;
    const next = () => {
      if (isDone) return;
      turns += 1;
      setImmediate(next);
    };
    setImmediate(next);
    expect((await ofNames([...companies, 'Example Looms Ltd'], [key])).size).toBe(1);
    isDone = true;
    expect(turns).toBeGreaterThan(1);
  });
});
