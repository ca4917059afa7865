import { synonymsOf } from './synonyms.js';

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
