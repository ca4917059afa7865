import { isForOneself, isForOneselfAlone } from './for-oneself.js';

describe('who works for nobody else', () => {
  it.each([
    'Self-employed',
    'Self employed, York',
    'Freelance',
    'Own business',
    'Own van',
    'Sole trader, Leeds',
    'Sole Practitioner',
  ])('says so where others name an employer: %s', (text) => expect(isForOneself(text)).toBe(true));

  it.each(['Sole Bay Inn', 'Sole Society', 'Owners Direct', 'Freelands Farm', 'Selfridges', 'Tesco'])(
    'is not told by a name that begins alike: %s',
    (text) => expect(isForOneself(text)).toBe(false),
  );

  it.each(['Self-employed', 'Freelance.', 'Sole trader '])('may say nothing else: %s', (text) =>
    expect(isForOneselfAlone(text)).toBe(true),
  );

  it.each(['Self-employed electrician', 'Freelance, Rees Heating', 'Own business'])('may say more: %s', (text) =>
    expect(isForOneselfAlone(text)).toBe(false),
  );
});
