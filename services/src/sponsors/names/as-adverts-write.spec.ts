import { matchName } from './name-match.js';

/** Entries by name and town. */
const known = (...entries: [name: string, town?: string][]) =>
  entries.map(([name, town = ''], id) => ({ id, name, town, isNormalised: false }));

const entries = known(
  ['Harbour and Mill Hospitals NHS Foundation Trust', 'Leicester'],
  ['University Hospitals of Harbourshire NHS Trust', 'Nottinghamshire'],
  ['Millshire Community Care NHS Foundation Trust', 'Derby'],
  ['NHS North Harbour Integrated Care Board'],
  ['Sandholme School', 'Hornchurch'],
  ['Whitethorn Kitchen Ltd', 'Leeds'],
  ['Saltmarsh Brewers PLC', 'Scotland'],
  ['The City of Edinburgh Council', 'Edinburgh'],
  ['Bury Council'],
  ['Wirral Metropolitan Borough Council', 'Wallasey'],
  ['University of Stirling'],
);

describe('a name as adverts write it', () => {
  it.each([
    ['Harbour & Mill Hospitals', 'Leicester', 'Harbour and Mill Hospitals NHS Foundation Trust'],
    ['University Hospitals Harbourshire', 'Mansfield', 'University Hospitals of Harbourshire NHS Trust'],
    ['Harbour and Mill Hospitals NHS', '', 'Harbour and Mill Hospitals NHS Foundation Trust'],
    ['Millshire Community Care Foundation Trust', '', 'Millshire Community Care NHS Foundation Trust'],
    ['Millshire Community Care NHS', 'Leeds', 'Millshire Community Care NHS Foundation Trust'],
    ['North Harbour Integrated Care Board', '', 'NHS North Harbour Integrated Care Board'],
    ['North Harbour ICB', '', 'NHS North Harbour Integrated Care Board'],
    ['Sandholme School, Hornchurch', 'Hornchurch', 'Sandholme School'],
    ['Sandholme School - Hornchurch', 'Hornchurch', 'Sandholme School'],
    ['Whitethorn Kitchen (Leeds)', 'Leeds', 'Whitethorn Kitchen Ltd'],
    ['Whitethorn Kitchen Ltd, York', 'York', 'Whitethorn Kitchen Ltd'],
    ['Saltmarsh Brewers', 'Aberdeen', 'Saltmarsh Brewers PLC'],
    ['Edinburgh City Council', 'Edinburgh', 'The City of Edinburgh Council'],
    ['Bury MBC', 'Bury', 'Bury Council'],
    ['Bury Metropolitan Borough Council', 'Bury', 'Bury Council'],
    ['Wirral Council', 'Wallasey', 'Wirral Metropolitan Borough Council'],
    ['Stirling University', 'Stirling', 'University of Stirling'],
  ])('"%s" in "%s" is %s', (name, town, entry) => {
    expect(matchName(name, town, entries)).toMatchObject({ result: 'match', sponsor: { name: entry } });
  });

  it.each([
    ['Harbour & Mill Hospitals', 'Truro'],
    ['Harbour & Mill Hospitals', ''],
    ['Harbour & Mill Hospitals Ltd', 'Leicester'],
    ['Harbour & Mill Hospitals Charity', 'Leicester'],
    ['Millshire Community Care', 'Derby'],
    ['Millshire Community Care Trust', 'Derby'],
    ['North Harbour Care Board', ''],
    ['Sandholme School, Truro', 'Truro'],
    ['Sandholme School, Hornchurch Sixth Form', 'Hornchurch'],
    ['Whitethorn Kitchen (York)', 'York'],
    ['Whitethorn Kitchen, Leeds Catering', 'Leeds'],
    ['Edinburgh City Mission', 'Edinburgh'],
    ['Bury Town Council', 'Bury'],
  ])('"%s" in "%s" is none that is sure', (name, town) => {
    expect(matchName(name, town, entries).result).not.toBe('match');
  });

  it('is no trust where a company bears the name too', () => {
    const both = [...entries, { id: 99, name: 'Harbour & Mill Hospitals Ltd', town: 'Leicester', isNormalised: false }];
    expect(matchName('Harbour & Mill Hospitals', 'Leicester', both).result).toBe('review');
  });
});
