import { withinNamed } from './place-within.js';

describe('a place that lies in what somebody looks for', () => {
  it.each([
    ['yorkshire', 'Leeds, United Kingdom'],
    ['West Yorkshire', 'Leeds, United Kingdom'],
    ['england', 'Leeds, United Kingdom'],
    ['Hampshire', 'Southampton, United Kingdom'],
    ['greater manchester', 'Bolton, United Kingdom'],
    ['scotland', 'Glasgow, United Kingdom'],
    ['devon', 'Plymouth, United Kingdom'],
    ['wales', 'Cardiff, United Kingdom'],
    ['north west', 'Liverpool, United Kingdom'],
    ['co down', 'Newry, United Kingdom'],
    ['northern ireland', 'Belfast, United Kingdom'],
    ['glamorgan', 'Cardiff, United Kingdom'],
    ['new hampshire', 'Nashua, NH, United States'],
    ['québec', 'Montreal, QC, Canada'],
    ['Quebec', 'Montreal, QC'],
  ])('%s: %s', (text, place) => expect(withinNamed(text)!(place)).toBe(true));

  it.each([
    ['hampshire', 'Nashua, NH, United States'],
    ['scotland', 'Leeds, United Kingdom'],
    ['shire', 'Southampton, United Kingdom'],
    ['england', 'London, ON, Canada'],
    ['devon', 'Devon, AB, Canada'],
    ['hampshire', 'Somewhere Unknown, United Kingdom'],
  ])('not %s: %s', (text, place) => expect(withinNamed(text)!(place)).toBe(false));

  it('is told by no fewer than three letters', () => expect(withinNamed('yo')).toBeUndefined());
});
