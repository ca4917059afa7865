import { placeIn } from './place-cells.js';

describe('The town or county in a cell of a register', () => {
  it.each([
    'N/A',
    'n/a',
    'NA',
    'N.A.',
    '-',
    '- -',
    '---',
    '120',
    'None',
    'OTHER',
    'Select County',
    'Please select',
    '',
  ])('is not stated by "%s"', (cell) => expect(placeIn(cell)).toBe(''));

  it.each(['Kent', 'Nairn', 'Na h-Eileanan Siar', 'Selby', 'Otherton', 'WC1H', 'Saint-Louis-du-Ha! Ha!', '東京'])(
    'is "%s" as it stands',
    (cell) => expect(placeIn(cell)).toBe(cell),
  );
});
