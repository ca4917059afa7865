import { QUESTIONS_PER_TEST } from '../../career-engine.js';
import { wordsOf } from '../text/words.js';
import { OPTIONS_BESIDE } from './distractors.js';
import { shownBy, tells, tellsTheOther, withDistractors, type Shown } from './giveaways.js';
import { asksTheSame, factOf, type Fact } from './same-fact.js';
import type { DraftQuestion, QuestionKind } from './question.js';

/** What is to be known of a document for choosing among its questions. */
export interface DocumentSize {
  /** How many sentences and rows it has. */
  length: number;
  /** Words of its subject, which so many sentences share that they tell none from another. */
  plain: ReadonlySet<string>;
  /** Where each sentence that is cited stands in it, from 0 to 1. */
  places: ReadonlyMap<string, number>;
}

interface Taken {
  draft: DraftQuestion;
  shown: Shown;
}

/** The makers stand in an order: what comes first of a sentence asks for more of it. */
const firstAndBest = (
  one: { draft: DraftQuestion; turn: number },
  other: { draft: DraftQuestion; turn: number },
): number => one.turn - other.turn || other.draft.worth - one.draft.worth;

const SAME_WORDS = 0.8;
/** How much a test may dwell on one thing. */
interface Limits {
  /** Questions about one list. */
  ofOneList: number;
  /** About one column of a table. */
  ofOneGroup: number;
  /** So large a part of what two sentences say beside one answer: only one of them is asked about. */
  same: number;
}
const USUAL: Limits = { ofOneList: 2, ofOneGroup: 2, same: 0.5 };
/** For what would not fill a test otherwise. */
export const AT_ALL: Limits = { ofOneList: 4, ofOneGroup: 6, same: 0.75 };

/** What a question quotes, without the words in which it asks. */
const askedAbout = (question: string): string => question.slice(Math.max(0, question.search(/“|(?<=\? )/)));

/**
 * The questions of one test. Takes the best from the part of the document of which least is asked, so that a test is not
 * about its first pages only. No sentence is asked about twice, and no question tells the answer of another: a wrong answer
 * that would is exchanged for another one before a question is left out.
 */
export class Chosen {
  private taken: Taken[] = [];
  private readonly sentences = new Set<string>();
  private readonly answers = new Map<string, number>();
  private readonly facts: Fact[] = [];
  private readonly topics = new Set<string>();
  private readonly groups = new Map<string, number>();
  private readonly asked: { question: string; words: ReadonlySet<string>; isRow: boolean }[] = [];

  /** How many questions each part of the document has. */
  private readonly covered = new Map<number, number>();

  constructor(private readonly document: DocumentSize) {}

  get drafts(): DraftQuestion[] {
    return this.taken.map(({ draft }) => draft);
  }

  get count(): number {
    return this.taken.length;
  }

  countOf(kind: QuestionKind): number {
    return this.taken.filter(({ draft }) => draft.kind === kind).length;
  }

  take(drafts: readonly DraftQuestion[], most: number, mostOfOneAnswer: number, limits = USUAL): void {
    const parts = this.partsOf(drafts);
    const until = Math.min(QUESTIONS_PER_TEST, this.count + most);
    while (this.count < until) {
      const open = parts.filter(({ left }) => left.length > 0);
      if (open.length === 0) return;
      const next = open.reduce((best, part) => (this.askedOf(part.at) < this.askedOf(best.at) ? part : best));
      if (this.takeFirst(next.left, mostOfOneAnswer, limits)) this.covered.set(next.at, this.askedOf(next.at) + 1);
    }
  }

  private readonly askedOf = (part: number): number => this.covered.get(part) ?? 0;

  /** By where the sentences stand, in the order of the document; within a part what is asked first of a sentence, the best of it. */
  private partsOf(drafts: readonly DraftQuestion[]): { at: number; left: DraftQuestion[] }[] {
    const count = Math.max(1, Math.min(QUESTIONS_PER_TEST, this.document.length));
    const parts = new Map<number, { draft: DraftQuestion; turn: number }[]>();
    const turns = new Map<string, number>();
    for (const [index, draft] of drafts.entries()) {
      const { text, isRow } = draft.sentence;
      // of a row every column asks, so that rows are parted by what they are asked for
      const place = isRow ? index / drafts.length : (this.document.places.get(text) ?? 0);
      const at = Math.min(count - 1, Math.floor(place * count));
      const turn = isRow ? 0 : (turns.get(text) ?? 0);
      turns.set(text, turn + 1);
      const some = parts.get(at);
      if (some) some.push({ draft, turn });
      else parts.set(at, [{ draft, turn }]);
    }
    return [...parts]
      .toSorted(([one], [other]) => one - other)
      .map(([at, some]) => ({ at, left: some.toSorted(firstAndBest).map(({ draft }) => draft) }));
  }

  private takeFirst(part: DraftQuestion[], mostOfOneAnswer: number, limits: Limits): boolean {
    for (let draft = part.shift(); draft; draft = part.shift()) {
      const answer = draft.answer.toLowerCase();
      const uses = this.answers.get(answer) ?? 0;
      if (this.sentences.has(draft.sentence.text) || uses >= (draft.isCommon ? 1 : mostOfOneAnswer)) continue;
      if (draft.topics?.some((topic) => this.topics.has(topic))) continue;
      const ofGroup = this.groups.get(draft.group ?? '') ?? 0;
      if (draft.group !== undefined && ofGroup >= limits.ofOneGroup) continue;
      const words = new Set(wordsOf(askedAbout(draft.question)).map(({ folded }) => folded));
      const together = this.asksAgain(draft, words, limits.ofOneList) ? null : this.with(draft);
      const fact = together && factOf(draft, this.document.plain);
      if (!together || !fact || this.facts.some((other) => asksTheSame(fact, other, limits.same))) continue;
      this.facts.push(fact);
      this.asked.push({ question: draft.question, words, isRow: draft.topics !== undefined });
      this.taken = together;
      this.sentences.add(draft.sentence.text);
      this.answers.set(answer, uses + 1);
      for (const topic of draft.topics ?? []) this.topics.add(topic);
      if (draft.group !== undefined) this.groups.set(draft.group, ofGroup + 1);
      return true;
    }
    return false;
  }

  /**
   * A rule that stands in two places is asked about once, also where the places differ in a comma or a word; one list is
   * asked about twice at most.
   */
  private asksAgain(
    { kind, question, topics }: DraftQuestion,
    words: ReadonlySet<string>,
    mostOfOneList: number,
  ): boolean {
    // The heads of a table are most of what is shown of a row: which row it is says what is asked about.
    if (topics) return this.asked.some((other) => other.question === question);
    const most = kind === 'item' ? mostOfOneList : kind === 'section' ? Math.ceil(mostOfOneList / 2) : 1;
    const alike = this.asked.filter((other) => {
      if (other.isRow) return false;
      const both = [...words].filter((word) => other.words.has(word)).length;
      return both >= SAME_WORDS * Math.max(words.size, other.words.size);
    });
    return alike.length >= most || alike.some((other) => other.question === question);
  }

  /** All questions with one more, some with other wrong answers than before; null where it does not fit in. */
  private with(draft: DraftQuestion): Taken[] | null {
    const shown = shownBy(draft);
    if (this.taken.some((other) => tellsTheOther(shown, other.shown))) return null;
    const own = withoutTelling({ draft, shown }, this.taken);
    if (!own) return null;
    const others: Taken[] = [];
    for (const each of this.taken) {
      const kept = withoutTelling(each, [own]);
      if (!kept) return null;
      others.push(kept);
    }
    return [...others, own];
  }
}

/** Without wrong answers that tell the others' answers; null where too few are left for as many options as before. */
function withoutTelling({ draft, shown }: Taken, others: readonly Taken[]): Taken | null {
  const distractors = draft.distractors.filter(
    (_, at) => !others.some((other) => tells(shown.options[at] ?? '', other.shown)),
  );
  if (distractors.length === draft.distractors.length) return { draft, shown };
  if (distractors.length < Math.min(OPTIONS_BESIDE, draft.distractors.length)) return null;
  const changed = withDistractors(draft, distractors);
  return { draft: changed, shown: shownBy(changed) };
}
