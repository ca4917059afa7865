import type { ToolId } from '../tools/tools';

/** The slow tools, by the kind of task that each is on the server. */
export type ToolKind =
  'cv-analyzer' | 'recommended-learning' | 'interview-prep' | 'study-examiner' | 'cv-optimizer' | 'cover-letter';

interface Shown {
  /** What its results are called in the history. */
  label: string;
  /** The panel that shows it. */
  tool: ToolId;
}

/** Recommended learning is no result of its own: it comes and goes with its analysis. */
export const RESULT_KINDS: Record<Exclude<ToolKind, 'recommended-learning'>, Shown> = {
  'cv-analyzer': { label: 'CV analysis', tool: 'cv-analyzer' },
  'cv-optimizer': { label: 'Optimized CV', tool: 'cv-analyzer' },
  'cover-letter': { label: 'Cover letter', tool: 'cv-analyzer' },
  'interview-prep': { label: 'Interview questions', tool: 'interview-prep' },
  'study-examiner': { label: 'Study test', tool: 'study-examiner' },
};

type ResultKind = keyof typeof RESULT_KINDS;
export const isResultKind = (kind: string): kind is ResultKind => Object.hasOwn(RESULT_KINDS, kind);
