import { readCv } from './cv-reader.js';

const today = new Date(2026, 10, 22);
const rightOf = (line: string) => readCv(`Jo Tester\n${line}\n\nExperience\nWelder, Acme, 2015 - 2024`, today).right;

describe('the visa of somebody else', () => {
  it.each([
    'Wife is on a Skilled Worker visa',
    'My wife is on a Skilled Worker visa.',
    'Partner has a Student visa and works as a nurse',
    'My wife needs sponsorship',
    'My husband’s Skilled Worker visa ends in 2088',
    'Here with my wife (Skilled Worker visa)',
    'My son is on a Student visa',
    'My wife is a British citizen',
    'My partner has settled status',
    'My parents are Irish citizens',
    'Married to a British citizen',
    'My employer sponsors my wife',
  ])('says nothing of whoever writes: %s', (line) => expect(rightOf(line)).toBeNull());

  it.each([
    'My husband holds a Health and Care Worker visa, I am his dependant',
    'Husband on Skilled Worker visa; I have dependant status',
    'I am the dependant of my wife, who is on a Skilled Worker visa',
    'My wife is on a Skilled Worker visa and I have a dependant visa',
    'Dependant visa. My wife is on a Skilled Worker visa.',
    'Wife on Skilled Worker visa, full right to work',
    'Partner visa until 2089',
    'Spouse visa until 2089',
    'My wife is Polish; I am a British citizen.',
  ])('leaves what they may themselves: %s', (line) => expect(rightOf(line)?.says).toBe('has'));

  it.each([
    'My wife is on a Skilled Worker visa; I need sponsorship',
    'I need a sponsor as my wife is on a Student visa',
    'I am on a Skilled Worker visa, my wife is a dependant',
    'Skilled Worker visa (wife is dependant)',
    'My wife has settled status but I need a Skilled Worker visa',
  ])('does not hide that they need one: %s', (line) => expect(rightOf(line)?.says).toBe('needs'));
});
