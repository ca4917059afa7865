import type { CvFacts } from '../reading/cv-facts.js';
import { skillsWithin, type CvLine } from '../reading/cv-line.js';
import { sentencesIn } from '../reading/sentences-in.js';
import { saysWhatWasDone } from '../reading/verbs.js';
import { hasFigure } from '../text/clean.js';
import { LONGEST_QUOTED, SHORTEST_QUOTED, type WorkFound } from './letter-work.js';

const WHOSE = String.raw`(?:(?:final|last|first|second|third|fourth)[- ]year|final|group|team|individual|major|honou?rs|research|design|capstone|industr(?:y|ial)|master['’]?s|bachelor['’]?s|undergraduate|postgraduate|degree|ba|bsc|beng|msc|meng|mchem|phd)`;
/** "Dissertation: …", "Final-year project (12 weeks): …", "Thesis on …". */
const A_PROJECT = new RegExp(
  String.raw`^(?:my )?((?:${WHOSE} ){0,3}(?:project|dissertation|thesis))(?: \([^()]{1,40}\))?(?: title)?(?:\s*[:–—]\s*|\s+-\s+| (?=on |about |in which ))(\S.*)$`,
  'iu',
);

/** What somebody did for a degree, which for a graduate is work: the title of a project, and each thing that was done in it. */
export const studiesTold = ({ lines }: Pick<CvFacts, 'lines'>): WorkFound[] =>
  lines
    .filter(({ isHeading, section }) => !isHeading && TELLING.has(section))
    .flatMap((line) => [...projectIn(line), ...(line.section === 'projects' ? namedProjectsIn(line) : [])]);

/** What was done alone, where a project tells of that: nobody is asked for the hardest decision in a title. */
export function deedsOfStudies(cv: Pick<CvFacts, 'lines'>): WorkFound[] {
  const all = studiesTold(cv);
  return all.filter((one) => !one.isNoDeed || !all.some((other) => other.where === one.where && !other.isNoDeed));
}

/** "Timetable planner (2025): a React app that builds a timetable": by its name, under a heading of projects. */
const namedProjectsIn = (line: CvLine): WorkFound[] =>
  line.parts.flatMap(({ text: written }) => {
    const [, called = '', told = ''] = A_NAMED_PROJECT.exec(written) ?? [];
    const text = told.replace(/[\s.;]+$/, '');
    return text.length < SHORTEST_QUOTED || text.length > LONGEST_QUOTED ? [] : [found(line, text, called)];
  });
const A_NAMED_PROJECT = /^(\p{Lu}[\p{L}\d '’.&-]{2,40}?)(?: \([^()]{1,40}\))?\s*(?::|\s[–—-])\s+(\S.*)$/u;

const TELLING: ReadonlySet<string> = new Set(['education', 'projects', 'head', 'summary', 'other']);

function projectIn(line: CvLine): WorkFound[] {
  const [, called = '', told = ''] = A_PROJECT.exec(line.text) ?? [];
  if (told === '') return [];
  return piecesOf(told)
    .filter(({ length }) => length >= SHORTEST_QUOTED && length <= LONGEST_QUOTED)
    .map((text) => found(line, text, `my ${called.toLowerCase()}`));
}

const found = (line: CvLine, text: string, where: string): WorkFound => ({
  ...{ text, where, isProject: true, isBullet: true },
  hasFigure: hasFigure(text),
  isNoDeed: !saysWhatWasDone(text),
  skills: skillsWithin(line, text),
});

/** "…on how breweries use Instagram: surveyed 210 customers", "nitrate in streams; took 96 samples": the title, and what was done. */
const piecesOf = (told: string): string[] =>
  sentencesIn(told)
    .flatMap((each) => each.split(/;\s+|:\s+/))
    .map((each) => each.trim().replace(/^(?:on|about) |[\s.;]+$/g, ''));

/** Whose place is a project of somebody's studies. */
export const isOfStudies = (where: string | null): boolean =>
  where !== null && /^my .*(?:project|dissertation|thesis)$/.test(where);
