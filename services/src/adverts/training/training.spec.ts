import { readFileSync } from 'node:fs';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { chancesOf } from '../trained/trained-reader.js';
import { weightsToText } from '../trained/weights.js';
import { DEEDS } from '../trained/money-reader.js';
import { rolesOf } from '../trained/money-roles.js';
import { heldOut } from './held-out.js';
import { moneySentences } from './money-sentences.js';
import { labelledSets, patternSentences, variantsOf } from './training-sentences.js';
import { train } from './training.js';

const files = {
  labelled: new URL('../testing/labelled-sentences.tsv', import.meta.url),
  patterns: new URL('patterns.tsv', import.meta.url),
};
const labelled = labelledSets(files);
const patterns = patternSentences(files);

describe('the trained reader', () => {
  it('ships with the weights that these sentences give', () => {
    const shipped = readFileSync(new URL('reader-weights.tsv', shippedFolder('adverts')), 'utf8');
    expect(weightsToText(train([...labelled, ...patterns])) === shipped).toBe(true);
  });

  it('ships with the weights by which sentences on money are read, from these sentences', () => {
    const money = moneySentences({
      warnings: new URL('../testing/labelled-warnings.tsv', import.meta.url),
      labelled: files.labelled,
      ordinary: new URL('advert-lines.txt', import.meta.url),
      patterns: new URL('money-patterns.tsv', import.meta.url),
    });
    const shipped = readFileSync(new URL('money-weights.tsv', shippedFolder('adverts')), 'utf8');
    expect(weightsToText(train(money, DEEDS, rolesOf)) === shipped).toBe(true);
  });

  it('hears the offers of a set that it has not learnt from, and takes hardly anything else for one', () => {
    const { offers, refuses, silent } = heldOut('11', labelled, patterns);
    const all = (row: Record<string, number>) => Object.values(row).reduce((sum, count) => sum + count);
    expect(offers.offers / all(offers)).toBeGreaterThan(0.9);
    expect(refuses.offers / all(refuses)).toBeLessThan(0.03);
    expect(silent.offers / all(silent)).toBeLessThan(0.05);
  });

  it('is sure of plain words, and takes a sentence of any length', () => {
    expect(chancesOf('We sponsor Skilled Worker visas.')[0]).toBeGreaterThan(0.9);
    expect(chancesOf('We do not sponsor visas.')[2]).toBeGreaterThan(0.9);
    for (const text of ['', ' ', '\ud800', '签证担保', 'visa '.repeat(200)])
      expect(chancesOf(text).reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
  });

  it('is only taught by labels that there are, each sentence once', () => {
    const wrong = [...labelled, ...patterns].filter(
      ({ label }) => !/^(?:offers|conditional|refuses|silent)$/.test(label),
    );
    expect(wrong).toEqual([]);
    expect(labelled.filter(({ set }) => !/^\d+$/.test(set))).toEqual([]);
    expect(new Set(labelled.map(({ sentence }) => sentence)).size).toBe(labelled.length);
  });

  it('makes sentences of a pattern with each alternative', () => {
    const made = variantsOf('{We|The firm} {do|can} sponsor{.|!}');
    expect(made.every((sentence) => /^(?:We|The firm) (?:do|can) sponsor[.!]$/.test(sentence))).toBe(true);
    for (const word of ['We', 'The firm', 'do', 'can', '.', '!']) expect(made.join(' ')).toContain(word);
    expect(variantsOf('We sponsor.')).toEqual(['We sponsor.']);
  });
});
