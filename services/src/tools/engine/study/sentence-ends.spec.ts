import { definitionIn } from './definitions.js';
import { studySentencesOf } from './document.js';

const sentences = (text: string) => studySentencesOf(text).map((each) => each.text);
const defined = (text: string) => studySentencesOf(text).flatMap((each) => definitionIn(each)?.term ?? []);

describe('a sentence of a document ends', () => {
  it.each([
    ['at a unit', 'Sodium chloride melts at 801 °C. A covalent bond is a shared pair of electrons.'],
    [
      'before a name that begins small',
      'An alkali is a base that dissolves in water. pH 7 is neutral in plain water here.',
    ],
    [
      'at a unit behind a stroke',
      'A normal fasting glucose is below 6.1 mmol/L. Diabetic ketoacidosis is a complication.',
    ],
    ['at a figure with its letter', 'The cell in the picture gives about 5 V. A battery is a row of cells.'],
  ])('%s', (_, text) => {
    expect(sentences(text)).toEqual(text.split(/(?<=\.) /));
  });

  it('not at the initial of a name', () => {
    const text = 'The book was written by George R. Martin in a house by the sea.';
    expect(sentences(text)).toEqual([text]);
  });
});

describe('a meaning', () => {
  it('is of one thing', () => {
    expect(defined('Chlorine is a pale green gas, bromine is a red-brown liquid and iodine is a grey solid.')).toEqual(
      [],
    );
    expect(defined('Osmosis is the net movement of water, which is slow, across a membrane.')).toEqual(['Osmosis']);
  });

  it('is of no place in the document', () => {
    const text =
      'Part 1: the general rules of this long document\nPart 2: the exceptions to all those rules\nPart 3: the papers that have to be sent in\nA catalyst: the thing that speeds up a reaction';
    expect(defined(text).join()).not.toContain('Part');
  });
});
