import { directionOf } from './direction';

describe('the direction of a field', () => {
  it('is left to the browser where that is quick', () => {
    expect(directionOf('مرحبا')).toBe('auto');
    expect(directionOf('')).toBe('auto');
  });

  it.each([
    ['12. We look for a nurse. ', 'ltr'],
    ['«مطلوب مهندس» ', 'rtl'],
    ['... ', 'ltr'],
  ])('is that of the first letter of a long text: %s', (text, direction) => {
    expect(directionOf(text.repeat(6_000))).toBe(direction);
  });
});
