import { isCompared, scoreOf, type WeighedAsk } from '../match/score.js';
import type { AdvertFacts } from '../reading/advert-reader.js';
import type { CvFacts } from '../reading/cv-facts.js';
import type { Block } from './block.js';
import { gaps } from './gaps.js';
import { nextSteps } from './next-steps.js';
import { sponsorship } from './sponsorship.js';
import { strengths } from './strengths.js';
import { sum } from './sum.js';
import { tipsFor } from './tips.js';
import { CV_IN_OTHER_LANGUAGE } from './unreadable.js';

/** The words of an analysis. The titles carry the words by which the screen chooses a block's colour. */
export function analysisText(all: readonly WeighedAsk[], advert: AdvertFacts, cv: CvFacts): string {
  const score = scoreOf(all);
  const asks = all.filter(isCompared);
  return [
    advert.isReadable ? null : OTHER_LANGUAGE,
    cv.isForeign ? READ_IN_PART : null,
    strengths(asks, all, advert),
    gaps(asks),
    tips(asks, advert, cv),
    nextSteps(asks, all, score, advert.conditions, cv),
    sponsorship(advert, cv),
    sum(all, score, advert),
  ]
    .filter((block): block is Block => block !== null && block.lines.length > 0)
    .map(({ title, lines }) => [title, ...lines.map((line) => line.replace(/\s*\n\s*/g, ' '))].join('\n'))
    .join('\n\n');
}

const OTHER_LANGUAGE: Block = {
  title: 'This advert is not in English',
  lines: [
    'The built-in engine reads English adverts. In other languages it recognises little more than the names of skills, so most of what this advert asks for was not compared, and the score counts only what is listed below.',
    'Paste an English version of the advert for a score of the whole.',
  ],
};

const READ_IN_PART: Block = {
  title: CV_IN_OTHER_LANGUAGE,
  lines: [
    'The built-in engine reads English CVs. In other languages it recognises little more than the names of skills and tools, so what is listed as missing may well stand in your CV, and the score says nothing of it.',
    'Upload or paste an English version of your CV for a score that means something.',
  ],
};

function tips(asks: readonly WeighedAsk[], advert: AdvertFacts, cv: CvFacts): Block {
  return { title: 'Improvement tips', lines: tipsFor(asks, advert, cv).map((tip, at) => `${at + 1}. ${tip}`) };
}
