import { matchName } from './name-match.js';

const entries = [
  'Cardiff University',
  'Swansea University',
  'Cardiff Council',
  'Carmarthenshire County Council',
  'The Betsi Cadwaladr University Health Board',
  'National Library of Wales',
  'University of South Wales',
].map((name, id) => ({ id, name, town: '', isNormalised: false }));
const answer = (name: string) => {
  const { result, sponsor } = matchName(name, 'Cardiff', entries);
  return sponsor?.name ?? result;
};

describe('a public body of Wales', () => {
  it.each([
    ['Prifysgol Caerdydd', 'Cardiff University'],
    ['Prifysgol Abertawe', 'Swansea University'],
    ['Prifysgol De Cymru', 'University of South Wales'],
    ['Cyngor Caerdydd', 'Cardiff Council'],
    ['Cyngor Sir Gâr', 'Carmarthenshire County Council'],
    ['Cyngor Sir Gar', 'Carmarthenshire County Council'],
    ['Bwrdd Iechyd Prifysgol Betsi Cadwaladr', 'The Betsi Cadwaladr University Health Board'],
    ['Llyfrgell Genedlaethol Cymru', 'National Library of Wales'],
  ])('is known by its Welsh name: "%s"', (name, entry) => {
    expect(answer(name)).toBe(entry);
  });

  it.each([
    'Cardiff University / Prifysgol Caerdydd',
    'Prifysgol Caerdydd | Cardiff University',
    'Cardiff University - Prifysgol Caerdydd',
  ])('is one in both languages: "%s"', (name) => {
    expect(answer(name)).toBe('Cardiff University');
  });

  it.each([
    'Cardiff University / Swansea University',
    'Prifysgol Caerdydd Cyf',
    'Prifysgol Llundain',
    'Coleg Caerdydd',
  ])('is nobody that the register surely has: "%s"', (name) => {
    expect(entries.map((one) => one.name)).not.toContain(answer(name));
  });
});
