import type { CvChange } from '../../career-engine.js';
import type { WeighedAsk } from '../match/score.js';
import { asItStands, type CvLine } from '../reading/cv-line.js';
import { isALabelOfDuties } from '../reading/duties-apart.js';
import type { CvSection } from '../reading/cv-sections.js';
import { isLineOf } from '../reading/proof.js';
import { hasFigure, listed, shortened } from '../text/clean.js';
import { wordsOf } from '../text/words.js';
import { isDated } from './letter-text.js';
import { saysNotHad } from './not-had.js';
import { isToCome, tellsOfOthers } from './others-work.js';
import { ordinary } from './skill-as-asked.js';
import { tellingWords } from './telling-words.js';

export interface WantedDuties {
  /** Skills that the advert asks for. */
  names: ReadonlySet<string>;
  /** Its telling words, for what no list of skills knows. */
  words: ReadonlySet<string>;
  /** What the advert asks for in words of its own, by the line of the CV that proves it. */
  answers: ReadonlyMap<string, Answer>;
  /** Lines without a mark that tell what the work of a post was. */
  below: ReadonlySet<CvLine>;
  /** Lines that name a post, its employer or its dates: what stands right below them is first in its entry. */
  heads: ReadonlySet<CvLine>;
  /** Lines that say at which employer what stands below them was done. */
  labels: ReadonlySet<CvLine>;
}

interface Answer {
  points: number;
  jobLine: string;
}

/** Publications, talks and the like are in an order of their own. */
const MAY_BE_REORDERED: ReadonlySet<CvSection> = new Set<CvSection>(['experience', 'projects', 'volunteering']);
const WEAK =
  /^(?:i (?:was|am) )?(?:responsible for|in charge of|tasked with|involved in|duties included|helped|assisted)\b/i;

/** What the title asks for is said of a line only where nothing else is. */
export function answersOf(
  asks: readonly WeighedAsk[],
  title: string | null,
  lines: readonly CvLine[],
): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const { state, proof, jobLine, points } of asks) {
    if (state === 'missing' || !proof || !jobLine) continue;
    const proven = lines.find((line) => isLineOf(line, proof))?.text ?? proof.whole;
    const before = answers.get(proven);
    const said = before && before.jobLine !== title ? before.jobLine : jobLine;
    answers.set(proven, { points: points + (before?.points ?? 0), jobLine: said });
  }
  return answers;
}

/** Within one entry, a line that answers the advert comes first when the one that stands there has little to do with it. */
export function dutiesInOrder(lines: readonly CvLine[], wanted: WantedDuties, changes: CvChange[]): CvLine[] {
  const result: CvLine[] = [];
  let run: CvLine[] = [];
  const close = () => {
    const better = betterFirst(run, wanted);
    if (better) {
      changes.push({
        kind: 'moved',
        summary: isHead(
          result.findLast((line) => !isALabel(line, wanted)),
          wanted,
        )
          ? 'This line stands first in its entry.'
          : `This line now stands before “${shortened(run[0]?.text ?? '', LONGEST_QUOTED)}”.`,
        before: better.parts[0]?.text ?? better.text,
        after: asItStands(better),
        reason: reasonFor(better, wanted),
      });
      result.push(better, ...run.filter((line) => line !== better));
    } else result.push(...run);
    run = [];
  };
  for (const line of lines) {
    if (isALabel(line, wanted)) {
      close();
      result.push(line);
      continue;
    }
    const goesOn = run.length === 0 || run.at(-1)?.isBullet === line.isBullet;
    if ((line.isBullet || wanted.below.has(line)) && goesOn) run.push(line);
    else {
      close();
      if (line.isBullet || wanted.below.has(line)) run.push(line);
      else result.push(line);
    }
  }
  close();
  return result;
}

/** What is told above the line, in another manner or below a label of its own, still stands above it. */
const isHead = (above: CvLine | undefined, { heads }: WantedDuties): boolean =>
  above === undefined || above.isHeading || heads.has(above);
/** "Key responsibilities:", "Night duties", "Duties at Some Foods", "MY WORK NOW": over what it speaks of, and never below it. */
const isALabel = (line: CvLine, { labels }: WantedDuties): boolean =>
  !line.isBullet &&
  ((line.text.length <= LONGEST_LABEL && (line.text.endsWith(':') || IN_CAPITALS.test(line.text))) ||
    isALabelOfDuties(line.text) ||
    labels.has(line));
const LONGEST_LABEL = 50;
const IN_CAPITALS = /^(?=.*\p{Lu}{2} .*\p{Lu}{2})[\p{Lu}\s&'’,/-]+$/u;
const LONGEST_QUOTED = 80;

/** One word of the advert stands in any line of the trade: "care" of a care assistant. */
const RELATED = 2;
function betterFirst([first, ...others]: readonly CvLine[], { names, words, answers }: WantedDuties): CvLine | null {
  if (!first) return null;
  const isShown = ({ mentions }: CvLine) => mentions.some(({ skill }) => names.has(skill.name));
  const shared = [...tellingWords(first.text)].filter((word) => words.has(word)).length;
  if (isShown(first) || answers.has(first.text) || shared >= RELATED) return null;
  const strong = others.filter(
    (line) =>
      MAY_BE_REORDERED.has(line.section) &&
      (isShown(line) || answers.has(line.text)) &&
      !line.isList &&
      !saysNotHad(line.text) &&
      !tellsOfOthers(line.text) &&
      !isToCome(line.text) &&
      !isDated(line.text) &&
      !WEAK.test(line.text) &&
      (shared === 0 || answers.has(line.text)) &&
      (hasFigure(line.text) || !hasFigure(first.text) || answers.has(line.text)),
  );
  const points = (line: CvLine) => answers.get(line.text)?.points ?? 0;
  return strong.toSorted((one, other) => points(other) - points(one))[0] ?? null;
}

function reasonFor(line: CvLine, { names, answers }: WantedDuties): string {
  const written = writtenIn(line, names);
  const answer = answers.get(line.text);
  // A whole sentence is no name of what is asked for: "supported two new assistants".
  if (answer && (written.length === 0 || written.some((text) => wordsOf(text).length > LONGEST_NAME)))
    return `The advert asks for it: “${answer.jobLine.replace(BULLET, '')}”.`;
  return `It speaks of ${listed(written)}, which the advert asks for.`;
}
const LONGEST_NAME = 3;
const BULLET = /^[-•*–]\s+/;

/** Skills in the words of the line, so that nobody reads a name that is not in their CV. */
const writtenIn = ({ text, mentions }: CvLine, names: ReadonlySet<string>): string[] => [
  ...new Set(
    mentions.filter(({ skill }) => names.has(skill.name)).map(({ start, end }) => ordinary(text.slice(start, end))),
  ),
];
