import { directionOf } from './direction';

describe('the direction of a field', () => {
  it.each([
    ['', 'ltr'],
    ['... ', 'ltr'],
    ['12. We look for a nurse (مهندس). ', 'ltr'],
    ['12. «مطلوب مهندس» in Leeds', 'rtl'],
    ['דרוש מהנדס', 'rtl'],
  ])('is that of its first letter, and never left to the browser: %j', (text, direction) => {
    expect(directionOf(text)).toBe(direction);
    expect(directionOf(text.repeat(6_000))).toBe(direction);
  });
});
