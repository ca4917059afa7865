import { readAdvert } from '../reading/advert-reader.js';
import { readCv } from '../reading/cv-reader.js';
import { qualifiedFor } from './since-qualified.js';

const advert = readAdvert('Solicitor\nRequirements\n- 2 years PQE');
const qualifiedOn = (day: string, line: string) =>
  qualifiedFor(advert.years!, advert, readCv(`Ada Lee\nLeeds\n\nProfile\n${line}`, new Date(day)));

describe('when somebody qualified', () => {
  it('is not known from a year that is ahead on the day that the CV is read', () => {
    expect(qualifiedOn('2021-05-20', 'Solicitor, admitted September 2019.')?.month).toBe(2019 * 12 + 8);
    expect(qualifiedOn('2018-05-20', 'Solicitor, admitted September 2019.')).toBeNull();
  });
});
