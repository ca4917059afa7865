import { readPlace } from '../place.js';
import { mayBeBritish } from '../british-place.js';
import { Board } from '../testing/a-board.js';
import { aLine } from '../testing/some-jobs.js';

describe('a town under its everyday name', () => {
  const locations = [
    'Leamington Spa, United Kingdom', 'Tunbridge Wells, United Kingdom', 'Southend, United Kingdom',
    'Burton on Trent, United Kingdom', 'Stoke-on-Trent, United Kingdom', 'Newcastle on Tyne, United Kingdom',
    'Clacton, United Kingdom', 'Hull, United Kingdom', 'Sutton Coldfield, United Kingdom', 'Stockton, United Kingdom',
    'Newcastle, United Kingdom', 'Newcastle, NSW, Australia', 'Kingston, United Kingdom', 'Kingston, ON, Canada',
    'Leamington, ON, Canada', 'Stockton, CA, United States', 'Burton, MI, United States', 'Berwick, PA, United States',
  ]; // prettier-ignore
  const lines = locations.map((location, at) =>
    aLine({ title: 'Roofer', location, company: `Example ${at}`, description: 'Work.' }),
  );
  const board = new Board(lines);

  const places = async (searchQuery: string) => {
    const page = await board.matching({ searchQuery, limit: 50 });
    return page.jobs.map(({ location }) => location!.replace(', United Kingdom', '')).sort();
  };

  it.each([
    ['Royal Leamington Spa', ['Leamington Spa']],
    ['roofer Royal Leamington Spa', ['Leamington Spa']],
    ['Leamington Spa', ['Leamington Spa']],
    ['Warwickshire', ['Leamington Spa']],
    ['Royal Tunbridge Wells', ['Tunbridge Wells']],
    ['Tunbridge Wells', ['Tunbridge Wells']],
    ['Kent', ['Tunbridge Wells']],
    ['Southend-on-Sea', ['Southend']],
    ['Southend on Sea', ['Southend']],
    ['Essex', ['Clacton', 'Southend']],
    ['Clacton-on-Sea', ['Clacton']],
    ['Burton upon Trent', ['Burton on Trent']],
    ['Burton-upon-Trent', ['Burton on Trent']],
    ['Burton on Trent', ['Burton on Trent']],
    ['Staffordshire', ['Burton on Trent', 'Stoke-on-Trent']],
    ['Stoke upon Trent', ['Stoke-on-Trent']],
    ['Newcastle upon Tyne', ['Newcastle', 'Newcastle on Tyne']],
    ['Tyne and Wear', ['Newcastle', 'Newcastle on Tyne']],
    ['County Down', []],
    ['Kingston upon Thames', ['Kingston']],
    ['Kingston upon Hull', ['Hull']],
    ['Royal Sutton Coldfield', ['Sutton Coldfield']],
    ['Stockton-on-Tees', ['Stockton']],
    ['County Durham', ['Stockton']],
  ])('is found by its whole name, and by what it lies in: %s', async (text, expected) => {
    expect(await places(text)).toEqual(expected);
  });

  it.each([
    ['Leamington, ON', ['Leamington, ON, Canada']],
    ['Stockton, CA', ['Stockton, CA, United States']],
    ['Burton, MI', ['Burton, MI, United States']],
    ['Stockton', ['Stockton', 'Stockton, CA, United States']],
  ])('is no other place of that name: %s', async (text, expected) => {
    expect(await places(text)).toEqual(expected);
  });

  it.each([
    ['Leamington Spa', true],
    ['Tunbridge Wells', true],
    ['Southend', true],
    ['Leamington', false],
    ['Stockton', false],
    ['Newark', false],
    ['Burton', false],
  ])('%s alone may be in the United Kingdom by its name: %s', (town, may) => {
    expect(mayBeBritish(town)).toBe(may);
  });

  it.each([
    ['Stoke, UK', 'Staffordshire'],
    ['Newark, United Kingdom', 'Nottinghamshire'],
    ['Henley, United Kingdom', 'Oxfordshire'],
    ['Burton, Staffordshire, UK', 'West Midlands'],
    ['Droitwich Spa, UK', 'Worcestershire'],
    ['Stockton, CA', ''],
    ['Burton, Wirral, UK', ''],
  ])('lies where the country says: %s in %s', (town, county) => {
    const { words } = readPlace(town);
    if (county) expect(words).toContain(county);
    else expect(words).not.toMatch(/Staffordshire|County Durham/);
  });
});
