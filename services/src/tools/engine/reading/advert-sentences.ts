import { headingOfAsks } from '../lines/heads-of-asks.js';
import { apartFromLabel } from '../lines/labels.js';
import { isHeadingKind, type LineKind } from '../lines/line-kinds.js';
import { kindsOfLines } from '../lines/line-reader.js';
import { advertLinesOf } from './advert-lines.js';
import { notesAmong } from './advert-notes.js';
import type { AdvertSentence, Asking } from './advert-sentence.js';
import { askedIn } from './asked-in-sentence.js';
import { linesInRows } from './lines-in-rows.js';
import { isPlaceOnly } from './places.js';
import { requiresACheck } from './checks-required.js';
import { dutiesIn } from './prose-duties.js';
import { POINTS_FOR } from './prose-items.js';
import { ON_RIGHTS } from './rights.js';
import { isSaidToAReader } from './said-to-a-reader.js';
import { sentenceOf } from './sentence-asked.js';
import { sentencesIn } from './sentences-in.js';
import { skillsNamedIn } from './skill-finder.js';
import { beginsWithVerb } from './verbs.js';
import { isLabelOfWishes } from './wish-labels.js';
import { isMixed, PREFERRED, WISHED_FOR } from './wished-for.js';

/** What the heading above a line says of it. */
interface Under {
  /** One that asks, for musts, for wishes or by duties. */
  isAsking: boolean;
  isOther: boolean;
  isWishes: boolean;
  isMusts: boolean;
}

/** What an advert says of permission to work, whatever each sentence is read as; what labels name apart. */
export const sentencesOnRights = (text: string): string[] =>
  advertLinesOf(text)
    .filter((line) => ON_RIGHTS.test(line) && !LABELLED.test(line) && !OF_A_RECORD.test(line))
    .flatMap(sentencesIn);

/** The sentences of an advert with what each asks for, by what the trained reader takes each for. */
export function advertSentencesOf(text: string): AdvertSentence[] {
  const lines = advertLinesOf(text);
  const units = lines.map(unitsOf);
  const kinds = kindsOfLines(units);
  const inRows = linesInRows(lines, (line, at) => isHeadingKind(kinds[at]?.[0] ?? 'title') || LABELLED.test(line));
  let under: Under = { isAsking: false, isOther: false, isWishes: false, isMusts: false };
  return lines.flatMap((line, at) => {
    // "SEO" among what is asked for is no heading, however short and shouted
    const isAnItem = under.isAsking && isASkillAlone(line);
    const head = at > 0 && !isAnItem ? headingOfAsks(line) : null;
    if (head !== null && MARKED.test(line)) return [];
    const [read = 'title', ...others] = isAnItem ? ['must' as const] : (kinds[at] ?? []);
    const first = head !== null && !NOT_ASKED.has(read) && !isHeadingKind(read) ? head : read;
    if (
      isHeadingKind(first) &&
      others.length === 0 &&
      !isAThingToDo(line) &&
      !POINTS_FOR.test(line) &&
      !requiresACheck(line)
    ) {
      under = underHeading(first, OF_THE_REST.test(line));
      return [];
    }
    if (LABELLED.test(line) || OF_A_RECORD.test(line) || isPlaceOnly(line, lines[at - 1] ?? '')) return [];
    if (SKILL_LIST.test(line)) return [sentenceOf(line, 'required', true)];
    // "Supervisors, food and drink" above its employer: a title, however many commas it has.
    if (at === 0 && LABELLED.test(lines[1] ?? '')) return [sentenceOf(line, 'required', false)];
    const isItem = MARKED.test(line) || inRows.has(at);
    return askedInLine(line, units[at] ?? [], isAnItem ? ['must'] : (kinds[at] ?? []), {
      under,
      isItem,
      isFirst: at === 0,
    });
  });
}

/** The sentences of one line; behind a heading that it begins with they are of that heading. */
function askedInLine(
  line: string,
  sentences: readonly string[],
  kinds: readonly LineKind[],
  { under, isItem, isFirst }: { under: Under; isItem: boolean; isFirst: boolean },
): AdvertSentence[] {
  const notes = notesAmong(sentences, isFirst);
  let isHeaded = false;
  let within = under;
  return sentences.flatMap((whole, place) => {
    const sentence = whole.replace(WITH_WHOM, '');
    const read = kinds[place] ?? 'title';
    const behind = sentences[place + 1] ?? null;
    const isLabel = isLabelOfWishes(sentence, behind);
    const isWished = place > 0 && isLabelOfWishes(sentences[place - 1] ?? '', sentence) && !isHeadingKind(read);
    const kind = isLabel ? 'heading of wishes' : isWished ? 'wish' : kindAs(read, sentence, line);
    if (isHeadingKind(kind)) {
      isHeaded = true;
      // "Scripting:" among the musts parts them by what they are of
      if (isLabel || !under.isMusts || LABEL_OF_WISHES.test(sentence)) within = underHeading(kind, false);
      return [];
    }
    const isListed = isHeaded || within.isAsking || isItem;
    const duties = kind === 'duty' && !isItem ? dutiesIn(sentence) : null;
    if (duties) return duties.map((duty, nth) => dutyOf(duty, isListed, nth === 0 ? sentence : undefined));
    return askedIn(sentence, askingOf(sentence, kind, isListed, within), {
      isNote: notes.has(place),
      isFirst: isFirst && place === 0,
      isLabelled: isHeaded,
      // what is done, told behind its heading in one breath, is no requirement by each of its words
    }).map((each) => (kind === 'duty' && isHeaded ? { ...each, isDuty: true } : each));
  });
}

/** What the reader took for a heading or for the employer may be a thing to do, or who is looked for. */
function kindAs(read: LineKind, sentence: string, line: string): LineKind {
  const head = sentence.endsWith(':') && !isHeadingKind(read) ? headingOfAsks(sentence) : null;
  if (head !== null) return head;
  // a bonus of money is paid, points are given for what is wished
  if (POINTS_FOR.test(sentence)) return 'wish';
  if (requiresACheck(sentence)) return 'must';
  if (isHeadingKind(read)) return isAThingToDo(line) ? 'duty' : read;
  if (read !== 'employer') return read;
  return SEEKS.test(sentence) ? 'must' : isAThingToDo(sentence) ? 'duty' : read;
}
/** "We are seeking a QTS-qualified teacher with experience in upper KS2." */
const SEEKS =
  /^(?:we|our (?:client|school|team|company)|the (?:trust|school|company)) (?:(?:are|is|['’]re) (?:currently |now |also )?(?:seeking|looking for|recruiting|hiring|looking to (?:recruit|appoint|hire|employ))|(?:currently |now |also )?(?:needs?|wants?|requires?)) (?:an? |for an? )?.*?(?:\bwith\b|\bwho\b|[- ]qualified\b|\bregistered\b|\bcertified\b|\bexperienced in\b)/iu;

const LABEL_OF_WISHES = new RegExp(
  String.raw`\b(?:${WISHED_FOR}|bonus|nice|prefer\p{L}*|advantage\p{L}*|ideal\p{L}*|plus|extra|would)\b`,
  'iu',
);

const underHeading = (kind: LineKind, isOther: boolean): Under => ({
  isAsking: ASKED_OF[kind] !== 'nothing',
  isOther,
  isWishes: kind === 'heading of wishes',
  isMusts: kind === 'heading of musts',
});

/** "…, working with engineering, design, compliance and sales": who others are, at the end of what there is to do. */
const WITH_WHOM =
  /,\s+(?:working|liaising|collaborating|partnering) (?:closely )?(?:with|alongside)(?: (?:engineering|design|product|data|compliance|sales|marketing|finance|legal|operations|hr|procurement|production|quality|research|the|our|and|other|teams?)(?![\p{L}-]),?)+(?=[\s.]*$)/iu;

function isASkillAlone(line: string): boolean {
  const text = line.replace(/[\s.]+$/, '');
  return skillsNamedIn(text).some(({ start, end }) => start === 0 && end === text.length);
}

/** How much a sentence asks by what it was read as, and by the heading that it stands under. */
const askingOf = (
  sentence: string,
  kind: LineKind,
  isListed: boolean,
  { isOther, isWishes, isMusts }: Under,
): { asking: Asking; isListed: boolean } =>
  (isOther || isAPaperAlone(sentence, kind)) && isPaperHeld(sentence)
    ? { asking: 'required', isListed: true }
    : {
        asking:
          isWishes && kind === 'must' && !SAYS_MUST.test(sentence)
            ? 'preferred'
            : (isMixed(sentence) && !isWishes) || (isMusts && kind === 'wish' && !PREFERRED.test(sentence))
              ? 'required'
              : ASKED_OF[kind],
        isListed: isListed && ASKED_OF[kind] !== 'nothing',
      };

/** "Terraform" below "Nice to have" is a wish, whatever it would be elsewhere. */
const SAYS_MUST = /\b(?:essential|required|must|mandatory|necessary)\b/i;

/** The sentences of a line, a label such as "Desirable:" as one of its own. */
const unitsOf = (line: string): string[] =>
  // whom an order is for stands before its colon, and without that it would be asked of whoever applies
  sentencesIn(line).flatMap((sentence) => (isSaidToAReader(sentence) ? [sentence] : apartFromLabel(sentence)));

/** One of the things to do; the first of them is told in the whole sentence. */
const dutyOf = (duty: string, isListed: boolean, toldIn: string | undefined): AdvertSentence => ({
  ...sentenceOf(duty, 'required', isListed),
  ...{ isDuty: true, toldIn },
});

/** What a line asks by what it was read as. */
const ASKED_OF: Readonly<Record<LineKind, Asking>> = {
  title: 'required',
  must: 'required',
  duty: 'required',
  wish: 'preferred',
  employer: 'nothing',
  offer: 'nothing',
  apply: 'nothing',
  waived: 'nothing',
  'heading of musts': 'required',
  'heading of duties': 'required',
  'heading of wishes': 'preferred',
  'heading of the employer': 'nothing',
  'heading of offers': 'nothing',
  'heading of applying': 'nothing',
};

/** "Key skills: …": a list of them on one line. */
const SKILL_LIST = /^(?:(?:key|required|technical|main|core|essential) )?skills(?: required| needed)?:\s*\S/i;

/** Who and where, not what is asked: an employer called "Fenland Robotics" does not look for robotics. */
const LABELLED =
  /^(?:company|employer|organi[sz]ation|industry|sector|industry sector|business area|location|place of work|experience level|level|salary|job type|visa type|posted|closing date|reference|(?:[•*–-]\s)?(?:line manager|report(?:s|ing) to|(?:responsible|accountable) to))\s*:/i;

/** What the product says of an official record: nothing that anybody asks for. */
const OF_A_RECORD = /^official record: |\bnot an open vacancy\b/i;

/** An item of a list, whether a heading stands above it or not. */
const MARKED = /^(?:[•●▪■◦‣▸✓*]|[–-]\s)\s*\S/;

/** Among what is given, "Training & qualifications" is given as well. */
const NOT_ASKED: ReadonlySet<LineKind> = new Set<LineKind>(['offer', 'apply']);

/** "Complete records and maintain traceability": an item in a list without marks, and no heading. */
const isAThingToDo = (line: string): boolean =>
  !/[:?]\s*$/.test(line) &&
  line.split(/\s+/).length >= WORDS_OF_A_DUTY &&
  beginsWithVerb(line) &&
  !/\b(?:us|our|we)\b/i.test(line) &&
  (LEADS_A_TEAM.test(line) || !/\bteam\b/i.test(line));
const LEADS_A_TEAM = /^\W*(?:manag|lead|supervis|mentor|coach|motivat|train|develop|run)/i;
const WORDS_OF_A_DUTY = 4;

/** "Other": what stands below is as often asked for as it is offered; a licence is asked for. */
const OF_THE_REST = /^(?:other|additional|further|general)(?: (?:requirements|information|details|criteria))?\s*:?$/i;
/** "Gas Safe registered.": said of nobody in particular, and so of whoever applies. */
const isAPaperAlone = (sentence: string, kind: LineKind): boolean =>
  kind === 'employer' && sentence.split(/\s+/).length <= MOST_WORDS_OF_A_PAPER;
const MOST_WORDS_OF_A_PAPER = 4;
const isPaperHeld = (text: string): boolean =>
  skillsNamedIn(text).some(({ skill }) => skill.kind === 'certificate') &&
  !/\b(?:we|our|us|paid|provided?|free|cover(?:ed)?|reimburse\w*|support)\b/i.test(text);
