import { synonymsOf } from './vocabulary.js';

describe('a trade that is called otherwise in another country', () => {
  const meant = (text: string) => synonymsOf(text.split(' ')).map(({ parts }) => parts.join(' '));

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
