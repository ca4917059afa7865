import { wholePlace } from './whole-place.js';

describe('a place of a job', () => {
  it.each([
    ['Cardiff', 'United Kingdom', 'Cardiff, United Kingdom'],
    ['Cardiff, United Kingdom', 'United Kingdom', 'Cardiff, United Kingdom'],
    ['Cardiff, Wales', 'United Kingdom', 'Cardiff, United Kingdom'],
    ['Cardiff, Wales, United Kingdom', 'United Kingdom', 'Cardiff, United Kingdom'],
    ['Leeds, West Yorkshire', 'United Kingdom', 'Leeds, United Kingdom'],
    ['Leeds, West Yorkshire, England, United Kingdom', 'United Kingdom', 'Leeds, United Kingdom'],
    ['Leeds, West Yorkshire', null, 'Leeds, United Kingdom'],
    ['Leeds, Kent', 'United Kingdom', 'Leeds, Kent, United Kingdom'],
    ['Leeds, Alabama', null, 'Leeds, Alabama'],
    ['Toronto, ON', 'Canada', 'Toronto, ON, Canada'],
    ['United Kingdom', 'United Kingdom', 'United Kingdom'],
    ['Wales', 'United Kingdom', 'Wales, United Kingdom'],
    ['Newport, Wales', 'United Kingdom', 'Newport, Wales, United Kingdom'],
    ['Newport, Isle of Wight', 'United Kingdom', 'Newport, Isle of Wight, United Kingdom'],
    ['Richmond, Scotland', 'United Kingdom', 'Richmond, Scotland, United Kingdom'],
    ['Cardiff', null, 'Cardiff, United Kingdom'],
    ['Cambridge', null, 'Cambridge'],
    ['Remote', null, 'Remote'],
    ['Cambridge, MA', 'United States', 'Cambridge, MA, United States'],
    ['', 'United Kingdom', ''],
    ['—', 'United Kingdom', '—'],
  ])('"%s" in %s is %s', (location, country, whole) => {
    expect(wholePlace(location, country)).toBe(whole);
  });
});
