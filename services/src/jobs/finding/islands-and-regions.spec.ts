import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a search for an island or a region that no job is in', () => {
  const jobs = [
    ['Cook', 'Honolulu, HI, United States'],
    ['Nurse', 'Oslo, Norway'],
    ['Nurse', 'Munich, Germany'],
    ['Sports Tutor', 'Milan, Italy'],
    ...Array.from({ length: 25 }, () => ['Mari Kalai Bari Dora Clerk', 'Oslo, Norway']),
  ]; // prettier-ignore
  const lines = jobs.map(([title, location], at) =>
    aLine({ title, location, company: `Example ${at}`, description: 'Work.' }),
  );
  const board = new Board(lines);

  const asked = async (searchQuery: string) => {
    const { total, corrected, nextSteps } = await board.matching({ searchQuery });
    return { total, corrected, steps: nextSteps?.relaxed.map(({ searchQuery: text }) => text) };
  };

  it.each([
    ['Maui', 'Hawaii'],
    ['maui hawaii', 'Hawaii'],
    ['cook maui', 'cook Hawaii'],
    ['kauai', 'Hawaii'],
    ['Oahu', 'Hawaii'],
    ['tuscany', 'Italy'],
    ['bavaria', 'Germany'],
    ['nurse in bavaria', 'nurse in Germany'],
  ])('is no typing error, and leads to what it lies in: %s', async (text, step) => {
    const { total, corrected, steps } = await asked(text);
    expect({ total, corrected, first: steps![0] }).toEqual({ total: 0, corrected: undefined, first: step });
  });

  it.each([
    ['nurse maui', 'Hawaii'],
    ['nurse in maui', 'Hawaii'],
    ['Maui nurse', 'Hawaii'],
    ['registered nurse, Kauai', 'Hawaii'],
    ['cook bavaria', 'Germany'],
    ['cook lombardy', 'Italy'],
  ])('leads to all work of what it lies in, where there is no such work there: %s', async (text, whole) => {
    const { total, steps } = await asked(text);
    expect(total).toBe(0);
    expect(steps).toContain(whole);
  });

  it.each([
    ['cook maui', 'Hawaii'],
    ['nurse bavaria', 'Germany'],
    ['nurse oslo', 'Norway'],
  ])('does not where there is some: %s', async (text, whole) => {
    const { steps = [] } = await asked(text);
    expect(steps).not.toContain(whole);
  });

  it.each(['bali', 'doha', 'bali clerk'])('is no typing error where nothing is near either: %s', async (text) => {
    const { total, corrected, steps } = await asked(text);
    expect({ total, corrected }).toEqual({ total: 0, corrected: undefined });
    expect(steps!.join(' ')).not.toMatch(/bari|dora/);
  });

  it('stays an error where it is none of them', async () => {
    expect(await asked('milam')).toMatchObject({ total: 1, corrected: 'milan' });
  });
});
