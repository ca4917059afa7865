import type { CvChange } from '../../career-engine.js';
import type { CvLine } from '../reading/cv-line.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { shortened } from '../text/clean.js';

/** What employers in the United Kingdom do not ask for, and may not use. */
const PRIVATE =
  /^(?:date of birth|d\.?o\.?b\.?|age|gender|sex|marital status|religion|number of children|children|passport (?:number|no\.?)|national insurance(?: number)?|photo)(?:\s*[:–-]|\s{2,}|\t| (?=\d{1,2}[ /.-]))/i;

export const isPrivate = ({ text }: CvLine): boolean => PRIVATE.test(text);

export const privateLeftOut = ({ parts, text }: CvLine): CvChange => ({
  kind: 'removed',
  summary: 'A private detail was left out.',
  before: parts[0]?.text ?? text,
  after: null,
  reason: NOT_ASKED,
});
const NOT_ASKED = 'Employers in the United Kingdom do not need it, and it can only do harm.';

const PRIVATE_WITHIN =
  /\bd\.?o\.?b\.?\s?[:.–-]?\s?\d|\b(?:date of birth|marital status)\b|(?:^|[\s,|(])(?:married|divorced|widowed)(?=[\s.]*(?:$|[,|)]|with\b))|\b(?:am|i['’]m) (?:happily )?(?:married|divorced|pregnant)\b/i;
/** The same among other things of a line: the line stays, and the person is told. */
export const saidPrivately = (lines: readonly CvLine[]): CvChange[] =>
  lines
    .filter((line) => !isPrivate(line))
    .flatMap(({ text, section }) => {
      const mayBe = section === 'head' || section === 'summary' || section === 'other' || section === 'interests';
      const said = mayBe ? sentencesIn(text).find((sentence) => PRIVATE_WITHIN.test(sentence)) : undefined;
      return said === undefined
        ? []
        : [
            {
              kind: 'advice',
              summary: `“${shortened(said, 120)}” tells when you were born or whom you live with. Leave that out.`,
              before: null,
              after: null,
              reason: NOT_ASKED,
            } as const,
          ];
    });
