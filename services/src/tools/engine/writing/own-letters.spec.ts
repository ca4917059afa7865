import { letter } from '../testing/texts.js';
import { articled, postSaid } from './post-said.js';
import { rightSaid } from './right-said.js';
import { employerSaid } from './why-employer.js';

describe('a letter', () => {
  it('speaks in the first person of what its person does, where, and of the employer as the advert does', async () => {
    const cv = [
      'Marissa Delgado',
      'Graduate visa (valid to Aug 2080)',
      'Experience',
      'Methodist Hospital, San Antonio, TX',
      'Registered Nurse, Emergency Department, 07/2019 – Present',
      '- Triage up to 40 patients a shift. Handled the narcotics count',
      '- Precept new graduate nurses',
    ].join('\n');
    const text = await letter(
      cv,
      'Registered Nurse\nRiverside Medical Center is a 400-bed hospital with a proud history.\nYou will have triage experience with patients.',
    );
    expect(text).toContain('Dear hiring team at Riverside Medical Center,');
    expect(text).toContain('I work as a Registered Nurse, Emergency Department, at Methodist Hospital');
    expect(text).toContain('“Triage up to 40 patients a shift. Handled the narcotics count”');
    expect(text).toContain('I hold a Graduate visa (valid to Aug 2080).');
    expect(text).toContain('I would like to do this work at a 400-bed hospital such as yours.');
  });

  it.each([
    ['Front Desk Agent | Marriott Courtyard, Orlando', 'a Front Desk Agent at Marriott Courtyard, Orlando'],
    ['Welder/fitter — Seaspan Shipyards, North Vancouver', 'a Welder/fitter at Seaspan Shipyards, North Vancouver'],
    ['Amazon PHX6; Process Assistant; lead 25 associates, safety talks', 'a Process Assistant at Amazon PHX6'],
    ['HGV driver, Some Haulage Ltd', 'an HGV driver at Some Haulage Ltd'],
  ])('names “%s” as “%s”', (title, said) => {
    expect(articled(postSaid(title))).toBe(said);
  });

  it.each([
    ['Settled status', 'I have settled status'],
    ['British citizen', 'I am a British citizen'],
    ['Open work permit (CUAET) until Dec 2087', 'I hold an Open work permit (CUAET) until Dec 2087'],
    ['I am US permanent resident', 'I am US permanent resident'],
    ['Authorized to work in Canada', 'I am authorized to work in Canada'],
    ['no sponsorship required', 'I need no sponsorship'],
  ])('tells “%s” as “%s”', (words, said) => {
    expect(rightSaid(words, 'has')).toBe(said);
  });

  it.each([
    ['We are a family-owned general contractor. The right person can frame.', 'a family-owned general contractor'],
    ["About Maplewave: we're a 60-person fintech building payroll tools.", 'a 60-person fintech'],
    ['We are an equal opportunity employer and a great company.', null],
    ['Red Seal is an asset.', null],
  ])('takes from “%s” who the employer is: %s', (advert, kind) => {
    expect(employerSaid(advert)).toBe(kind);
  });
});
