import { afterI } from '../reading/verbs.js';
import { placed, type WorkDone } from '../reading/work-done.js';
import { shortened } from '../text/clean.js';
import { unshoutedLine } from '../writing/unshouted-line.js';

export const quote = (text: string, most = 150): string => `“${shortened(text.replace(BULLET, ''), most)}”`;
const BULLET = /^(?:[-•*–▪◦·]|>{1,3})\s+/;

/** A line of the CV as the person would tell it. */
const storyOf = ({ text, where, isProject }: WorkDone): string =>
  `${where ? `${placed(where, isProject)}, ` : ''}I ${afterI(unshoutedLine(text))}.`;

/** The same in quotation marks; what does not go on from "I" stands as it is written. */
export const toldOf = (done: WorkDone): string => (isTold(done) ? `“${storyOf(done)}”` : `${quote(done.text)}.`);

export const isTold = (done: WorkDone): boolean =>
  !('isNoDeed' in done && done.isNoDeed === true) && /\p{Ll}{2}/u.test(unshoutedLine(done.text));

/** The person's own work that best fits a skill; else the first with a figure. */
export function workFor(work: readonly WorkDone[], skill: string | null, turn = 0): WorkDone | undefined {
  const shown = work.find(({ skills }) => skill !== null && skills.includes(skill));
  if (shown) return shown;
  const telling = work.filter(({ hasFigure }) => hasFigure);
  const from = telling.length > 0 ? telling : work;
  return from[turn % Math.max(1, from.length)];
}
