import type { OnApplicationBootstrap } from '@nestjs/common';
import {
  CareerEngine,
  type CoverLetterInput,
  type CoverLetterReply,
  type CvAnalysisReply,
  type CvAndJob,
  type EngineCall,
  type LearningInput,
  type LearningReply,
  type OptimisedCvReply,
  type QuestionsInput,
  type QuestionsReply,
  type TestInput,
  type TestReply,
} from '../career-engine.js';
import { analysisText } from './analysis/analysis-text.js';
import { nothingAsked, nothingUnderstood } from './analysis/unreadable.js';
import { interviewBatch } from './interview/interview-batch.js';
import { recommendedLearning } from './learning/recommended-learning.js';
import { asksOf } from './match/asks.js';
import { scoreOf, toRequirement, weighed, withTheUnread } from './match/score.js';
import { readAdvert, type AdvertFacts } from './reading/advert-reader.js';
import type { CvFacts } from './reading/cv-facts.js';
import { readCv } from './reading/cv-reader.js';
import { studyTest } from './study/study-test.js';
import { coverLetter } from './writing/cover-letter.js';
import { withEmployerOfTitle } from './writing/employer-in-title.js';
import { optimisedCv } from './writing/optimised-cv.js';

const WARM_UP = 'Nurse, London\nSkills: nursing, patient care\nFive years of experience and a degree are required.';

/**
 * Answers without a key and without a network. Everything in an answer is found in the given texts by rules and word
 * lists that ship with the product; the same texts give the same answer, as long as posts that still run are as old.
 */
export class BuiltInEngine extends CareerEngine implements OnApplicationBootstrap {
  readonly kind = 'built-in';

  /** Word lists are read before anybody waits for them: on a busy machine the first analysis took 17 seconds. */
  onApplicationBootstrap(): void {
    asksOf(readAdvert(WARM_UP), readCv(WARM_UP, new Date()));
  }

  async analyseCv(input: CvAndJob, call: EngineCall): Promise<CvAnalysisReply> {
    const { advert, cv } = await read(input, call);
    const asks = weighed(withTheUnread(asksOf(advert, cv), advert));
    await next(call, 'Writing the analysis', 80);
    if (asks.length === 0) return { matchScore: 0, content: nothingAsked(advert.isReadable), requirements: [] };
    if (cv.isForeign && asks.every(({ state }) => state === 'missing'))
      return { matchScore: 0, content: nothingUnderstood(), requirements: [] };
    return {
      matchScore: scoreOf(asks),
      content: analysisText(asks, advert, cv),
      requirements: asks.map(toRequirement),
    };
  }

  async writeQuestions(input: QuestionsInput, call: EngineCall): Promise<QuestionsReply> {
    const { advert, cv } = await read(input, call);
    await next(call, 'Writing questions', 80);
    return {
      questions: interviewBatch(weighed(asksOf(advert, cv)), advert, cv, input.asked),
      jobRole: advert.title ?? '',
    };
  }

  async writeTest(input: TestInput, call: EngineCall): Promise<TestReply> {
    return studyTest(input, (name, progress) => next(call, name, progress));
  }

  async recommendLearning(input: LearningInput, call: EngineCall): Promise<LearningReply> {
    await next(call, 'Reading the gaps', 20);
    return recommendedLearning(input);
  }

  async optimiseCv(input: CvAndJob, call: EngineCall): Promise<OptimisedCvReply> {
    const { advert, cv } = await read(input, call);
    await next(call, 'Rearranging the CV', 70);
    return { ...optimisedCv(advert, cv, input), jobTitle: advert.title, companyName: advert.company };
  }

  async writeCoverLetter(input: CoverLetterInput, call: EngineCall): Promise<CoverLetterReply> {
    const { advert, cv } = await read(input, call);
    await next(call, 'Writing the letter', 70);
    const { text, notFollowed, isBare } = coverLetter(weighed(asksOf(advert, cv)), advert, cv, input);
    const titled = withEmployerOfTitle(advert);
    return {
      generatedCoverLetter: text,
      notFollowed,
      isBare,
      jobTitle: titled.title,
      companyName: titled.company,
    };
  }
}

async function read(input: CvAndJob, call: EngineCall): Promise<{ advert: AdvertFacts; cv: CvFacts }> {
  await next(call, 'Reading the job description', 10);
  const advert = readAdvert(input.jobDescription);
  await next(call, 'Reading the CV', 35);
  const cv = readCv(input.cvText, new Date());
  await next(call, 'Comparing', 60);
  return { advert, cv };
}

/** Says what comes next, lets the program breathe, and stops when nobody waits any more. */
async function next({ signal, step }: EngineCall, name: string, progress: number): Promise<void> {
  signal.throwIfAborted();
  step(name, progress);
  await new Promise((resolve) => setImmediate(resolve));
  signal.throwIfAborted();
}
