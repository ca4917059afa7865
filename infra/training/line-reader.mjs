import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build/paths.mjs';
import { buildServices } from '../local/build-services.mjs';

/**
 * `node infra/local/run.mjs infra/training/line-reader.mjs` writes the weights anew by which the career tools tell what a
 * line of an advert is, and what one of a CV (services/data/lines), after the labelled adverts in
 * services/src/tools/engine/lines/training or the labelled CVs in lines/cv/training have changed. It takes seconds.
 */
const training = pathToFileURL(path.join(ROOT, 'services/src/tools/engine/lines/training/'));
const compiled = (file) => import(pathToFileURL(path.join(ROOT, 'services/dist/src/tools/engine/lines', file)).href);

await buildServices();
const { labelledAdverts, headingsIn } = await compiled('training/labelled-adverts.js');
const { learnt } = await compiled('training/learnt.js');
const { weightsToText } = await compiled('regression.js');
const adverts = labelledAdverts(new URL('labelled-adverts.tsv', training));
const weights = learnt(adverts, headingsIn(new URL('headings.tsv', training)));
const folder = path.join(ROOT, 'services/data/lines');
mkdirSync(folder, { recursive: true });
writeFileSync(path.join(folder, 'advert-line-weights.tsv'), weightsToText(weights));
console.log(`${weights.size} weights of ${adverts.length} labelled adverts`);

const ofCvs = pathToFileURL(path.join(ROOT, 'services/src/tools/engine/lines/cv/training/'));
const { labelledCvs, cvHeadingsIn } = await compiled('cv/training/labelled-cvs.js');
const { learntOfCvs } = await compiled('cv/training/cv-learnt.js');
const cvs = labelledCvs(new URL('labelled-cvs.tsv', ofCvs));
const cvWeights = learntOfCvs(cvs, cvHeadingsIn(new URL('cv-headings.tsv', ofCvs)));
writeFileSync(path.join(folder, 'cv-line-weights.tsv'), weightsToText(cvWeights));
console.log(`${cvWeights.size} weights of ${cvs.length} labelled CVs`);
