import type { CvChange } from '../../career-engine.js';
import type { WeighedAsk } from '../match/score.js';
import type { CvLine } from '../reading/cv-lines.js';
import type { CvSection } from '../reading/cv-sections.js';
import { hasFigure, listed } from '../text/clean.js';
import { tellingWords } from './letter-work.js';

export interface WantedDuties {
  /** Skills that the advert asks for. */
  names: ReadonlySet<string>;
  /** Its telling words, for what no list of skills knows. */
  words: ReadonlySet<string>;
  /** What the advert asks for in words of its own, by the line of the CV that proves it. */
  answers: ReadonlyMap<string, Answer>;
  /** Lines without a mark that tell what the work of a post was. */
  below: ReadonlySet<CvLine>;
}

interface Answer {
  points: number;
  jobLine: string;
}

/** Publications, talks and the like are in an order of their own. */
const MAY_BE_REORDERED: ReadonlySet<CvSection> = new Set<CvSection>(['experience', 'projects', 'volunteering']);
const WEAK =
  /^(?:i (?:was|am) )?(?:responsible for|in charge of|tasked with|involved in|duties included|helped|assisted)\b/i;

export function answersOf(asks: readonly WeighedAsk[]): Map<string, Answer> {
  const answers = new Map<string, Answer>();
  for (const { state, proof, jobLine, points } of asks) {
    if (state === 'missing' || !proof || !jobLine) continue;
    const before = answers.get(proof.whole);
    answers.set(proof.whole, { points: points + (before?.points ?? 0), jobLine: before?.jobLine ?? jobLine });
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
        summary: 'This line stands first in its entry.',
        before: better.parts[0]?.text ?? better.text,
        after: `${better.mark}${better.text}`,
        reason: reasonFor(better, wanted),
      });
      result.push(better, ...run.filter((line) => line !== better));
    } else result.push(...run);
    run = [];
  };
  for (const line of lines) {
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

function betterFirst([first, ...others]: readonly CvLine[], { names, words, answers }: WantedDuties): CvLine | null {
  if (!first) return null;
  const isShown = ({ mentions }: CvLine) => mentions.some(({ skill }) => names.has(skill.name));
  const isRelated = [...tellingWords(first.text)].some((word) => words.has(word));
  if (isShown(first) || answers.has(first.text) || isRelated) return null;
  const strong = others.filter(
    (line) =>
      MAY_BE_REORDERED.has(line.section) &&
      (isShown(line) || answers.has(line.text)) &&
      !line.isList &&
      !WEAK.test(line.text) &&
      (hasFigure(line.text) || !hasFigure(first.text)),
  );
  const points = (line: CvLine) => answers.get(line.text)?.points ?? 0;
  return strong.toSorted((one, other) => points(other) - points(one))[0] ?? null;
}

function reasonFor(line: CvLine, { names, answers }: WantedDuties): string {
  const written = writtenIn(line, names);
  if (written.length > 0) return `It speaks of ${listed(written)}, which the advert asks for.`;
  return `The advert asks for it: “${answers.get(line.text)?.jobLine ?? ''}”.`;
}

/** Skills in the words of the line, so that nobody reads a name that is not in their CV. */
const writtenIn = ({ text, mentions }: CvLine, names: ReadonlySet<string>): string[] => [
  ...new Set(
    mentions.filter(({ skill }) => names.has(skill.name)).map(({ start, end }) => text.slice(start, end).toLowerCase()),
  ),
];
