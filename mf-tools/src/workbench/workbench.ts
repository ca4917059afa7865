import { create } from 'zustand';
import type { TestResult } from '@landfall/contracts';
import { storage } from '@landfall/sdk';
import type { ToolKind } from '../tasks/tool-kinds';

/** A document as it was read, and as its owner corrected it since. */
export interface OpenDocument {
  name: string;
  text: string;
  /** Unknown for a text that was typed or comes from a kept CV. */
  pages: number | null;
  /** The kept CV that this is. */
  cvId?: number;
  /** Corrected since it was kept. */
  isChanged?: boolean;
}

/** Option letters by question id. */
export type TestAnswers = Record<string, string>;

/** Questions on their way: for the same job and CV they are added to the list, for others they replace it. */
export interface NextBatch {
  id: string;
  key: string;
  replaces: boolean;
}

interface Workbench {
  cv: OpenDocument | null;
  jobDescription: string;
  /** Where the job description came from, in words. */
  jobSource: string | null;
  study: OpenDocument | null;
  /** How many tests of the study material there were: the next one asks something else. */
  studyBatch: number;
  /** The task that each tool shows; null once its person has put it away. */
  shown: Partial<Record<ToolKind, string | null>>;
  /** Calls that were sent and have no answer yet: the newest task of the kind before each, or nothing. */
  starting: Partial<Record<ToolKind, string>>;
  /** The batches of questions on screen, oldest first, and the next one while it is on its way. */
  interview: { taskIds: string[]; key: string; next?: NextBatch };
  /** What was chosen in a test, by the test's task. */
  answers: Record<string, TestAnswers>;
  /** Graded tests, by the test's task. */
  results: Record<string, TestResult>;
  /** The learning that belongs to an analysis, by the analysis's task. */
  learning: Record<string, string>;
  /** The analysis begun in this tab whose learning has not been asked for yet. */
  learningDue: string | null;
  /** What the person wants said in a cover letter. */
  customizations: string;
}

const EMPTY: Workbench = {
  cv: null,
  jobDescription: '',
  jobSource: null,
  study: null,
  studyBatch: 0,
  shown: {},
  starting: {},
  interview: { taskIds: [], key: '' },
  answers: {},
  results: {},
  learning: {},
  learningDue: null,
  customizations: '',
};

const shelf = storage('mf-tools').session;
const fields = Object.keys(EMPTY) as (keyof Workbench)[];

/**
 * What a person has in hand on the tools page. It outlives the page and a reload, so that neither a look at a job nor
 * an error costs anybody their text, and ends with the tab.
 */
export const workbench = create<Workbench>(() => EMPTY);

workbench.subscribe((now, before) => {
  for (const field of fields) if (now[field] !== before[field]) shelf.set(field, now[field]);
});

/** Results that were opened from the history on this page: of those also an old one stays in view. */
export const opened = new Set<string>();

/**
 * Calls whose answer a reload has cut off, each with the newest task before it: a newer one is what was asked for, and
 * stands before what was shown.
 */
export const cutOff = new Map<ToolKind, string>();

/** Whose the page is; a reload forgets it, the tab does not. */
export const page: { owner?: string } = {};

/** What has filled an empty form once on this page: what was emptied since stays empty. */
export const refilled = new Set<string>();

/** Brings back what this person had in hand in this tab; what somebody else left there is thrown away. */
export function openWorkbench(userId: string): void {
  if (page.owner === userId) return;
  page.owner = userId;
  refilled.clear();
  opened.clear();
  cutOff.clear();
  const isOwn = shelf.get<string>('owner') === userId;
  const kept: Partial<Workbench> = {};
  for (const field of fields) {
    const value = isOwn ? shelf.get<never>(field) : undefined;
    if (value !== undefined) kept[field] = value;
    else shelf.remove(field);
  }
  for (const [kind, before] of Object.entries(kept.starting ?? {})) cutOff.set(kind as ToolKind, before);
  delete kept.starting;
  shelf.remove('starting');
  shelf.set('owner', userId);
  workbench.setState({ ...EMPTY, ...kept }, true);
}

export const put = (change: Partial<Workbench>): void => workbench.setState(change);

export const show = (kind: ToolKind, taskId: string | null): void =>
  workbench.setState(({ shown }) => ({ shown: { ...shown, [kind]: taskId } }));

/** A call is on its way, or (without `before`) has its answer. */
export function sent(kind: ToolKind, before?: string): void {
  cutOff.delete(kind);
  workbench.setState(({ starting: { [kind]: _answered, ...others } }) => ({
    starting: before === undefined ? others : { ...others, [kind]: before },
  }));
}

/** The tool whose result was opened just now and has not been brought into view yet. */
export const onView = create<{ kind: ToolKind | null }>(() => ({ kind: null }));

/** Shows a result of the history. */
export function open(kind: ToolKind, taskId: string): void {
  opened.add(taskId);
  show(kind, taskId);
  onView.setState({ kind });
}
