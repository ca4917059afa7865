import { isATimeToLearn } from './times-to-learn.js';
import { placed } from './work-done.js';

describe('a time to learn', () => {
  it.each([
    ['Summer internship, Weir Group, Glasgow', 'At Weir Group'],
    ['Summer placement, WSP, Bristol', 'At WSP'],
    ['Summer placement, Boots, Beeston', 'At Boots'],
    ['Industrial placement, GKN, Bristol', 'At GKN'],
    ['Work placement, SEPA, Dingwall', 'At SEPA'],
    ['Year in industry, Rolls-Royce, Inchinnan', 'At Rolls-Royce'],
    ['12-month internship, Airbus, Filton', 'At Airbus'],
    ['Placement year, Arup, Leeds', 'At Arup'],
    ['Work experience, Mills & Reeve, Norwich', 'At Mills & Reeve'],
    ['ECT, Clifton Green Primary School, York', 'At Clifton Green Primary School'],
  ])('is at an employer, and none itself: %s', (where, said) => expect(placed(where, false)).toBe(said));

  it.each([
    'Internship Hub Ltd',
    'Placement Solutions',
    'Summer Lodge Hotel',
    'Year One Consulting',
    'ECT Engineering',
  ])('is told from a name that begins alike: %s', (name) => expect(isATimeToLearn(name)).toBe(false));
});
