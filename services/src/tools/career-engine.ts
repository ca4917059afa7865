/**
 * What we want of whoever answers the slow tools: the built-in engine, or any OpenAI-compatible server. Every text of a
 * person (CV, advert, study material) is data to an engine, never an instruction, and every text in a reply is plain
 * text, never markup. All members can be kept as JSON.
 */
export abstract class CareerEngine {
  /** `built-in` is labelled as such on screen. */
  abstract readonly kind: EngineKind;

  abstract analyseCv(input: CvAndJob, call: EngineCall): Promise<CvAnalysisReply>;
  abstract writeQuestions(input: QuestionsInput, call: EngineCall): Promise<QuestionsReply>;
  abstract writeTest(input: TestInput, call: EngineCall): Promise<TestReply>;
  abstract recommendLearning(input: LearningInput, call: EngineCall): Promise<LearningReply>;
  abstract optimiseCv(input: CvAndJob, call: EngineCall): Promise<OptimisedCvReply>;
  abstract writeCoverLetter(input: CoverLetterInput, call: EngineCall): Promise<CoverLetterReply>;
}

export type EngineKind = 'built-in' | 'model';

/** The task an engine works for. A deadline, a cancel and the stop of the worker all come as `signal`. */
export interface EngineCall {
  signal: AbortSignal;
  /** Tells the person who waits what is being done, in a few words, and how much is done: 0 to 100, never backwards. */
  step(name: string, progress: number): void;
  /**
   * What `ask` answers, kept under the task and this name before anything is done with it. When the task is begun again
   * (the worker was stopped), it is the kept answer: nothing that was paid for is asked twice.
   */
  remember<T>(name: string, ask: () => Promise<T>): Promise<T>;
}

/** `\f` in a text stands where a page of its document ends, when that is known. */
export interface CvAndJob {
  cvText: string;
  jobDescription: string;
}

/** What an advert can ask for. */
export const ASKED_KINDS = [
  'skill',
  'experience',
  'degree',
  'seniority',
  'language',
  'certificate',
  'location',
  'right-to-work',
] as const;
/** `unread` stands for all that an advert leaves unsaid, or says in words that the built-in engine does not read. */
export const REQUIREMENT_KINDS = [...ASKED_KINDS, 'unread'] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

export const REQUIREMENT_STATES = ['met', 'partly', 'missing'] as const;
export type RequirementState = (typeof REQUIREMENT_STATES)[number];

/** One thing that the advert asks for, and how the CV answers it. */
export interface Requirement {
  /** As people call it: "TypeScript", "5 years of experience", "Right to work". */
  name: string;
  kind: RequirementKind;
  importance: 'required' | 'preferred';
  state: RequirementState;
  /** Share of the score, above 0. The score is Σ weight × (met 1, partly 0.5, missing 0) ÷ Σ weight. */
  weight: number;
  /** The line of the advert that asks for it, word for word; null when it follows from the advert as a whole. */
  jobLine: string | null;
  /** The line of the CV that proves it, word for word; null when there is none. */
  cvLine: string | null;
}

export interface CvAnalysisReply {
  /** Whole percent, 0 to 100. */
  matchScore: number;
  /** Blocks parted by blank lines; the first line of a block is its title ("Strengths", "Gaps", "Improvement tips"…). */
  content: string;
  /** Empty when nothing is asked for that can be checked. */
  requirements: Requirement[];
}

export const DIFFICULTIES = ['Easy', 'Medium', 'Hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const QUESTIONS_PER_BATCH = 5;

export interface QuestionsInput extends CvAndJob {
  /** 0 for the first five, 1 for the next five, … */
  batch: number;
  /** What earlier batches asked, oldest first: not to be repeated while anything is left to ask. */
  asked: string[];
}

export interface InterviewQuestionReply {
  question: string;
  difficulty: Difficulty;
  suggestedAnswer: string;
  realWorldExample: string;
  tips: string[];
}

export interface QuestionsReply {
  /** At most `QUESTIONS_PER_BATCH`. */
  questions: InterviewQuestionReply[];
  /** Said of the role by the advert; empty when it cannot be read from it. */
  jobRole: string;
}

export const QUESTIONS_PER_TEST = 20;
export const OPTION_LETTERS = ['A', 'B', 'C', 'D'] as const;
type OptionLetter = (typeof OPTION_LETTERS)[number];

export interface TestInput {
  studyMaterial: string;
  /** 0 for the first test of this material, 1 for the next, … */
  batch: number;
  /** What earlier tests of the same material asked: other questions come first. */
  asked: string[];
}

export interface StudyQuestionReply {
  question: string;
  /** Single choice: two to four options, all different. */
  options: Partial<Record<OptionLetter, string>>;
  correctAnswer: OptionLetter;
  explanation: string;
  /** Word for word from the material. A question whose answer does not stand in it is dropped before it gets here. */
  sentence: string;
  /** From 1; null when the material does not say where its pages end. */
  page: number | null;
}

export interface TestReply {
  /** At most `QUESTIONS_PER_TEST`; a shorter document gives fewer. */
  questions: StudyQuestionReply[];
  /** How many were thrown away because they could not be cited. */
  dropped: number;
  /** The material is in a language that this engine does not read; one that reads them all leaves it out. */
  isForeign?: boolean;
}

/** One thing to learn with, of the product's own education data. Only these addresses may appear in a reply. */
export interface LearningOffer {
  kind: 'event' | 'reading';
  title: string;
  /** When and where an event is, who published a text. */
  detail: string;
  /** What it says it is about: tags, a summary. */
  about: string[];
  url: string;
}

export interface LearningInput {
  /** The `content` of an analysis. */
  analysisContent: string;
  jobDescription: string;
  /** The CV that was analysed, where it is known. */
  cvText?: string;
  offers: LearningOffer[];
}

export interface LearningReply {
  /** Lines: `# ` begins a sub-heading, `- ` a list item, any other line is a paragraph. */
  content: string;
  /** What the recommendations are about. */
  skills: string[];
}

/** One change between the CV as given and as optimised. `before` and `after` stand word for word in the two texts. */
export interface CvChange {
  kind: 'rewritten' | 'moved' | 'added' | 'removed' | 'advice';
  /** What was changed, or is advised, in a sentence. */
  summary: string;
  before: string | null;
  after: string | null;
  /** Why, seen from the job. */
  reason: string;
}

export interface OptimisedCvReply {
  /** The whole CV. Nothing in it that the given CV does not say: no employer, date, degree, skill or number is made up. */
  optimizedCvText: string;
  changes: CvChange[];
  jobTitle: string | null;
  companyName: string | null;
}

export interface CoverLetterInput extends CvAndJob {
  /** What the person wishes said or left out, in their own words; empty when nothing. */
  customizations: string;
}

export interface CoverLetterReply {
  generatedCoverLetter: string;
  /** Wishes of the person that the letter does not follow, in their own words; an engine that cannot tell leaves it out. */
  notFollowed?: string[];
  /** Nothing of the CV stands in it: too little was found. An engine that cannot tell leaves it out. */
  isBare?: boolean;
  jobTitle: string | null;
  companyName: string | null;
}
