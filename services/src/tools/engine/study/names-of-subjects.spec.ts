import { isOfASubject } from './names-of-subjects.js';

const isSubject = (before: string, name: string, after = '.') =>
  isOfASubject(`${before}${name}${after}`, before.length, name);

describe('what somebody learns', () => {
  it.each([
    ['The course is an ACCA Foundations in ', 'Accountancy', ' qualification'],
    ['An applicant must have a GCSE level qualification or above in ', 'Welsh', ', Scots Gaelic, or Irish language.'],
    ['She holds a degree in ', 'History', '.'],
    ['A GCSE in ', 'Geography', ' is enough.'],
    ['He was awarded a diploma in ', 'Midwifery', ' in 1910.'],
    ['A bachelor’s degree in ', 'Law', ' is needed.'],
    ['The test may be taken in ', 'Urdu', '.'],
    ['The letter was written in ', 'Latin', '.'],
    ['Those with a certificate in ', 'Gaelic', ' may apply.'],
    ['The Level 3 apprenticeship in ', 'Carpentry', ' takes two years.'],
  ])('%s%s is no place', (before, name, after) => {
    expect(isSubject(before, name, after)).toBe(true);
  });

  it.each([
    ['The first outbreak was in ', 'Oxford', '.'],
    ['The battle was fought near ', 'Hastings', ' in 1066.'],
    ['The course is held in ', 'Leeds', ' every spring.'],
    ['The bridge was built in ', 'Fife', '.'],
    ['He was born in ', 'Wales', ' and moved away.'],
    ['The qualification was first offered by a college near ', 'Paisley', '.'],
    ['The mill stands in ', 'Derby', '.'],
    ['The treaty was signed in ', 'Paris', '.'],
    ['The fleet sailed from ', 'Lisbon', '.'],
    ['The river rises in ', 'Powys', '.'],
  ])('%s%s is one', (before, name, after) => {
    expect(isSubject(before, name, after)).toBe(false);
  });
});
