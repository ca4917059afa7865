import type { Field } from '../vocabulary/skill.js';
import { QUESTIONS } from './field-questions.js';
import { CRAFT, isCraft } from './hands-on-questions.js';
import { EVERYWHERE } from './questions-everywhere.js';
import type { TradeQuestion } from './trade-question.js';

/** The questions of the trade that an advert is of, and those that are asked everywhere. */
export const tradeQuestionsFor = (advert: { title: string | null; field: Field | null }): TradeQuestion[] => [
  ...(isCraft(advert) ? CRAFT : (advert.field && !isBesideCode(advert) && QUESTIONS[advert.field]) || []),
  ...EVERYWHERE,
];

/** A product manager works with those who write code, and is not asked how to write it. */
const isBesideCode = ({ title, field }: { title: string | null; field: Field | null }): boolean =>
  field === 'software' &&
  /\b(?:product|project|programme|delivery|account|sales|marketing|scrum|business)\b|\b(?:owner|analyst|designer|writer|recruiter)\b/i.test(
    title ?? '',
  ) &&
  !/\b(?:engineer|developer|programmer)/i.test(title ?? '');
