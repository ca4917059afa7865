import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build/paths.mjs';
import { buildServices } from '../local/build-services.mjs';

/**
 * `node infra/local/run.mjs infra/training/sentence-reader.mjs` writes the weights anew by which the trained reader of
 * adverts reads (services/data/adverts), and those of the reader of sentences on money, after the sentences in
 * services/src/adverts have changed. It takes seconds.
 */
const adverts = pathToFileURL(path.join(ROOT, 'services/src/adverts/'));
const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src/adverts', file)).href);

await buildServices();
const { labelledSets, patternSentences } = await compiled('training/training-sentences.js');
const { train } = await compiled('training/training.js');
const { moneySentences } = await compiled('training/money-sentences.js');
const { DEEDS } = await compiled('trained/money-reader.js');
const { rolesOf } = await compiled('trained/money-roles.js');
const { weightsToText } = await compiled('trained/weights.js');
const files = {
  labelled: new URL('testing/labelled-sentences.tsv', adverts),
  patterns: new URL('training/patterns.tsv', adverts),
};
const labelled = labelledSets(files);
const patterns = patternSentences(files);
const weights = train([...labelled, ...patterns]);
writeFileSync(path.join(ROOT, 'services/data/adverts/reader-weights.tsv'), weightsToText(weights));
console.log(`${weights.size} weights of ${labelled.length} labelled sentences and ${patterns.length} made of patterns`);

const money = moneySentences({
  warnings: new URL('testing/labelled-warnings.tsv', adverts),
  labelled: files.labelled,
  ordinary: new URL('training/advert-lines.txt', adverts),
  patterns: new URL('training/money-patterns.tsv', adverts),
});
const moneyWeights = train(money, DEEDS, rolesOf);
writeFileSync(path.join(ROOT, 'services/data/adverts/money-weights.tsv'), weightsToText(moneyWeights));
console.log(`${moneyWeights.size} weights of ${money.length} sentences on money and others`);
