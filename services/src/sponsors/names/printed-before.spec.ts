import { formerNamesOf } from './printed-before.js';

describe('the former names of an entry', () => {
  const asOf = '2021-11-02';

  it.each([
    ['Big Stack Ltd t/a Energie Fitness', 'Big Stack Ltd'],
    ['Leeds Hospitals NHS Trust', 'Leeds Hospitals NHS Foundation and Care'],
    ['Old Looms Ltd', 'New Looms Ltd'],
  ])('are those that say something else: %s, now %s', (name, now) => {
    expect(formerNamesOf({ name, asOf }, now)).toEqual([{ name, asOf }]);
  });

  it.each([
    ['Harbour Lights Limited', 'HARBOUR LIGHTS LTD'],
    ['The Harbour & Sons Ltd', 'Harbour and Sons Ltd'],
    ['Café Zürich Ltd', 'CAFE ZURICH LTD'],
    ['Big Stack Ltd', 'Big Stack Ltd t/a Energie Fitness'],
    ['Mr Tamsin Harbourne t/a Corner Shop', 'Corner Shop Ltd'],
  ])('are none by writing, form or a part of the name, nor of who may be a person: %s, now %s', (name, now) => {
    expect(formerNamesOf({ name, asOf }, now)).toEqual([]);
  });

  it('stay as long as it is called otherwise, the last first', () => {
    const formerNames = [{ name: 'Old Looms Ltd', asOf }];
    expect(formerNamesOf({ name: 'Newer Looms Ltd', asOf: '2025-01-05', formerNames }, 'Newest Looms Ltd')).toEqual([
      { name: 'Newer Looms Ltd', asOf: '2025-01-05' },
      { name: 'Old Looms Ltd', asOf },
    ]);
    expect(formerNamesOf({ name: 'Newer Looms Ltd', asOf: '2025-01-05', formerNames }, 'Old Looms Ltd')).toEqual([
      { name: 'Newer Looms Ltd', asOf: '2025-01-05' },
    ]);
  });
});
