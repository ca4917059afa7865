import { OrdersShown } from './orders-shown.js';

describe('the order that a first page showed', () => {
  const begun = { ids: [2, 1, 3], compared: 1 };

  it('goes on behind it, for the same jobs and the same CV', () => {
    const shown = new OrdersShown();
    shown.keep('ada', [1, 2, 3], begun);
    expect(shown.behind('ada', [1, 2, 3])).toBe(begun);
    expect(shown.behind('ada', [1, 2])).toBeUndefined();
    expect(shown.behind('ada', [1, 3, 2])).toBeUndefined();
    expect(shown.behind('ben', [1, 2, 3])).toBeUndefined();
  });

  it('is the one that was shown last', () => {
    const shown = new OrdersShown();
    const whole = { ids: [3, 2, 1], compared: 3 };
    shown.keep('ada', [1, 2, 3], begun);
    shown.keep('ada', [1, 2, 3], whole);
    expect(shown.behind('ada', [1, 2, 3])).toBe(whole);
  });
});
