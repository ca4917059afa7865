import { keysBegun } from './keys-begun.js';
import { synonymLists } from './synonym-lists.js';

describe('keys by their first letters', () => {
  it('are those that begin so, in their own order', () => {
    const begun = keysBegun(['nurse', 'k8s', 'nur', 'nurs aide', 'cook', 'öl']);
    expect(begun('nur')).toEqual(['nurse', 'nur', 'nurs aide']);
    expect(begun('nurse')).toEqual(['nurse']);
    expect(begun('')).toEqual(['nurse', 'k8s', 'nur', 'nurs aide', 'cook', 'öl']);
    expect(begun('ö')).toEqual(['öl']);
    expect(begun('z')).toEqual([]);
    expect(keysBegun([])('a')).toEqual([]);
  });

  it('are the same as a look at every key of our lists gives', () => {
    const keys = [...synonymLists().synonyms.keys()];
    const begun = keysBegun(keys);
    for (const letters of ['a', 'mun', 'k8', 'san fr', 'st', 'é'])
      expect(begun(letters)).toEqual(keys.filter((key) => key.startsWith(letters)));
  });
});
