import { AnalysisWork } from './analysis/analysis.work.js';
import { CoverLetterWork } from './documents/cover-letter.work.js';
import { CvOptimizerWork } from './documents/cv-optimizer.work.js';
import { InterviewWork } from './interview/interview.work.js';
import { LearningOffers } from './learning/learning-offers.js';
import { LearningWork } from './learning/learning.work.js';
import { StudyWork } from './study/study.work.js';

/** What the worker does for the tools, with whichever engine there is. */
export const toolWorks = [
  AnalysisWork,
  InterviewWork,
  StudyWork,
  LearningOffers,
  LearningWork,
  CvOptimizerWork,
  CoverLetterWork,
];
