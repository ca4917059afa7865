import { rightSaid } from './right-said.js';

describe('who depends on a visa, or holds one', () => {
  it.each([
    ['Student visa dependant', 'I am a Student visa dependant'],
    ['Skilled Worker visa dependent', 'I am a Skilled Worker visa dependent'],
    ['Graduate visa holder', 'I am a Graduate visa holder'],
    ['Dependant of a Skilled Worker', 'I am the dependant of a Skilled Worker'],
    ['Student visa until 08/2087', 'I hold a Student visa until 08/2087'],
    ['Dependant visa until 2088', 'I hold a Dependant visa until 2088'],
  ])('is somebody: %s', (words, said) => expect(rightSaid(words, 'has')).toBe(said));
});

describe('a right that is told in other words', () => {
  it.each([
    'Spouse of a Skilled Worker; can start after biometrics',
    'Student visa, 20 hrs in term, switching to Graduate route next summer',
    'My papers are with the solicitor, right to work shared on request',
  ])('is quoted: %s', (words) => expect(rightSaid(words, 'has')).toBe(`Of my right to work my CV says: “${words}.”`));
});
