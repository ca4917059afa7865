import { remembered } from './remembered.js';

const asked: string[] = [];
const lengthOf = remembered({ questions: 3, characters: 10 }, (text) => {
  asked.push(text);
  return text.length;
});
const askedFor = (...texts: string[]): string[] => {
  asked.length = 0;
  for (const text of texts) expect(lengthOf(text)).toBe(text.length);
  return [...asked];
};

describe('an answer that depends on its text alone', () => {
  it('is worked out once, also where it is nothing', () => {
    expect(askedFor('one', 'two', 'one', '', 'two', '')).toEqual(['one', 'two', '']);
  });

  it('is worked out once where nothing is known', () => {
    let times = 0;
    const unknown = remembered({ questions: 3, characters: 10 }, () => {
      times += 1;
      return null;
    });
    expect([unknown('one'), unknown('one'), times]).toEqual([null, null, 1]);
  });

  it('is forgotten when it was not asked for longer than as many others as may be kept', () => {
    askedFor('one', 'two', '');
    expect(askedFor('one', 'four')).toEqual(['four']);
    expect(askedFor('one', '', 'four')).toEqual([]);
    expect(askedFor('two')).toEqual(['two']);
  });

  it('is kept for no text that is longer than may be kept', () => {
    expect(askedFor('eleven char', 'eleven char')).toEqual(['eleven char', 'eleven char']);
  });

  it('is that of the text letter for letter, halves of pairs included', () => {
    expect(askedFor('\ud800', '\udc00', '\ufffd', '\ud800', '\udc00')).toEqual(['\ud800', '\udc00', '\ufffd']);
  });
});
