import type { TaskKind } from '../tasks/task-kind.js';
import type { CvAnalysisInput } from './analysis/analysis.dto.js';
import type { CoverLetterInputDto, CvOptimizerInput } from './documents/documents.dto.js';
import type { InterviewInput } from './interview/interview.dto.js';
import type { LearningRequest } from './learning/learning.dto.js';
import type { StudyInput } from './study/study.dto.js';

const ofTools = { lane: 'tools', isCharged: true } as const;

/** An advert and a document begin with what they are called. */
const firstLine = (text: string): string => text.split('\n').find((line) => line.trim()) ?? '';

/** What an advert calls the line with its title; alone on a line it stands above it. */
const LABEL = /^[#*\s]*(?:job title|job role|position|role|title|vacancy|post|job)(?:\s*(?:[:–]|-\s)[*\s]*|\s*$)/i;
const byJob = ({ jobDescription }: { jobDescription: string }): string => {
  const lines = jobDescription.split('\n').map((line) => line.replace(LABEL, '').trim());
  return lines.find(Boolean) ?? firstLine(jobDescription);
};

export const CV_ANALYSIS: TaskKind<CvAnalysisInput> = {
  ...ofTools,
  name: 'cv-analyzer',
  failure: 'Failed to analyze CV.',
  title: byJob,
};

export const INTERVIEW: TaskKind<InterviewInput> = {
  ...ofTools,
  name: 'interview-prep',
  failure: 'Failed to generate interview questions.',
  title: byJob,
};

export const STUDY: TaskKind<StudyInput> = {
  ...ofTools,
  name: 'study-examiner',
  failure: 'Failed to generate study test.',
  title: ({ studyMaterial, name }) => name.trim() || firstLine(studyMaterial),
};

export const LEARNING: TaskKind<LearningRequest> = {
  ...ofTools,
  name: 'recommended-learning',
  failure: 'Failed to recommend learning.',
  title: byJob,
};

export const CV_OPTIMIZER: TaskKind<CvOptimizerInput> = {
  ...ofTools,
  name: 'cv-optimizer',
  failure: 'Failed to optimize CV.',
  title: byJob,
};

export const COVER_LETTER: TaskKind<CoverLetterInputDto> = {
  ...ofTools,
  name: 'cover-letter',
  failure: 'Failed to write cover letter.',
  title: byJob,
};
