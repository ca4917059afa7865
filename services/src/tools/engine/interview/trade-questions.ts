import type { AdvertFacts } from '../reading/advert-reader.js';
import { fieldOfWork } from '../reading/occupation-families.js';
import { QUESTIONS } from './field-questions.js';
import { CRAFT, isCraft } from './hands-on-questions.js';
import { EVERYWHERE } from './questions-everywhere.js';
import type { TradeQuestion } from './trade-question.js';

/** The questions of the trade that an advert is of, and those that are asked everywhere. */
export const tradeQuestionsFor = (advert: Advert): TradeQuestion[] => [
  ...(isCraft(advert)
    ? CRAFT
    : (advert.field && isSaidByItsTitle(advert) && !isBesideCode(advert) && QUESTIONS[advert.field]) || []
  ).filter((question) => !question.of || advert.title === null || question.of.test(advert.title)),
  ...EVERYWHERE,
];
type Advert = Pick<AdvertFacts, 'title' | 'field' | 'known'>;

/** Who sails has no walk-round of a truck, and who drives people has no loads. */
const WITHOUT_LOADS =
  /\b(?:bus|coach|minibus|pcv|psv|taxi|train|tram|marine|maritime|mariner|ship|vessel|deck|captain|skipper|harbour|port)\b/i;

/** Collections and volunteers make nobody of a museum a debt collector: of a post that has a title its trade is the title's. */
const isSaidByItsTitle = ({ title, field, known }: Advert): boolean =>
  title === null ||
  ((known !== null || fieldOfWork(title) === field || /\bengineers?\b/i.test(title)) &&
    !(field === 'logistics' && WITHOUT_LOADS.test(title)));

/** A product manager works with those who write code, and is not asked how to write it. */
const isBesideCode = ({ title, field }: Advert): boolean =>
  field === 'software' &&
  /\b(?:product|project|programme|delivery|account|sales|marketing|scrum|business)\b|\b(?:owner|analyst|designer|writer|recruiter)\b/i.test(
    title ?? '',
  ) &&
  !/\b(?:engineer|developer|programmer)/i.test(title ?? '');
