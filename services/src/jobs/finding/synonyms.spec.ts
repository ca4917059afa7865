import { aLine } from '../testing/some-jobs.js';
import { otherSpellings } from './spelling-variants.js';
import { synonymsOf } from './synonyms.js';
import { searchAmong } from './testing/search-among.js';

const meant = (text: string) => synonymsOf(text.split(' ')).map(({ parts }) => parts.join(' '));

describe('a trade that is called otherwise in another country', () => {
  it.each([
    ['radiographer', 'radiologic technologist'],
    ['x ray technologist', 'radiologic technologist'],
    ['x ray technician', 'radiographer'],
    ['dental nurse', 'dental assistant'],
    ['veterinary nurse', 'veterinary technician'],
    ['phlebotomist', 'phlebotomy technician'],
  ])('is found by either name: %s, %s', (one, other) => {
    expect(meant(one)).toContain(other);
    expect(meant(other)).toContain(one);
  });
});

describe('a software tester', () => {
  it.each(['qa engineer', 'test engineer', 'software tester', 'software test engineer', 'qa tester', 'test analyst'])(
    'is called a tester and no more in many titles: %s',
    (text) => expect(meant(text)).toEqual(expect.arrayContaining(['tester', 'information systems testing technician'])),
  );
});

describe('who cares for people', () => {
  it.each(['caregiver', 'care worker', 'care assistant'])(
    'is found by any name of the trade as by another: %s',
    (text) => {
      const all = (name: string) => [name, ...meant(name)].toSorted();
      expect(all(text)).toEqual(all('carer'));
    },
  );
});

describe('whoever works somewhere as a boy, a girl, a lady or a guy', () => {
  it.each([
    ['sales girl', 'salesman'],
    ['sales ladies', 'retail salesperson'],
    ['delivery guy', 'delivery driver'],
    ['shop boy', 'shop assistant'],
    ['kitchen boys', 'kitchen helper'],
    ['laundry lady', 'laundry worker'],
    ['store boy', 'storeman'],
    ['bar girl', 'bartender'],
  ])('is called otherwise by jobs: %s, %s', (text, other) => {
    expect(meant(text)).toContain(other);
  });
  it.each([
    ['salesgirl', 'salesperson'],
    ['housegirl', 'houseperson'],
    ['salesladies', 'salesman'],
  ])('in one word too: %s, %s', (word, other) => expect(otherSpellings(word)).toContain(other));
  it.each(['girls', 'lady', 'old town boy'])('is nobody without a place of work: %s', (text) => {
    expect(meant(text)).toEqual([]);
  });
});

describe('what lists have in two spellings', () => {
  const search = searchAmong([
    aLine({ title: 'Customer Service Representative', location: 'Oslo, Norway', description: 'Work.' }),
  ]);
  it.each(['call center representative', 'call centre representative', 'Call Center Representatives'])(
    'means all that either of them does: %s',
    async (text) => expect((await search(text)).titles).toEqual(['Customer Service Representative']),
  );
});
