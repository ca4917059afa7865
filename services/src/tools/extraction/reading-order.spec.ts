import { inReadingOrder } from './reading-order.js';

describe('a line that reads from right to left', () => {
  it.each([
    ['ﻲﻠﻋ ﺪﻤﺣأ', 'أحمد علي'],
    ['ضﺎﻳﺮﻟا ﻲﻓ تﺎﻴﺠﻣﺮﺑ سﺪﻨﻬﻣ', 'مهندس برمجيات في الرياض'],
    ['نﻮﺜﻳﺎﺑو ﺎﻓﺎﺟ ﻲﻓ اتﻮﻨﺳ ﺲﻤﺧ ةﺮﺒﺧ', 'خبرة خمس سنوات في جافا وبايثون'],
    ['2019 ﻲﻠﻋ Node.js ﺪﻤﺣأ', 'أحمد Node.js علي 2019'],
  ])('comes out of a PDF in reading order and whole letters: %s', (shown, read) => {
    expect(inReadingOrder(shown)).toBe(read);
  });

  it('is left as it is where it is in order already', () => {
    expect(inReadingOrder('أحمد علي\nAda Okafor (2019)')).toBe('أحمد علي\nAda Okafor (2019)');
  });

  it('leaves other lines alone', () => {
    expect(inReadingOrder('Ada Okafor\nﻲﻠﻋ ﺪﻤﺣأ')).toBe('Ada Okafor\nأحمد علي');
  });
});
