import { Injectable } from '@nestjs/common';
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
import { Hopeless } from '../../tasks/task-failures.js';
import { converse } from './conversation.js';
import { analysis, interview, learning, letter, optimised, study } from './errands.js';
import { groundedQuestions, groundedRequirements, groundedScore, withoutForeignLinks } from './grounding.js';
import { ModelClient } from './model-client.js';

/** Any OpenAI-compatible server. What it answers is checked, and held against the person's own texts where it can be. */
@Injectable()
export class OpenAiEngine extends CareerEngine {
  readonly kind = 'model';

  constructor(private readonly client: ModelClient) {
    super();
  }

  async analyseCv({ cvText, jobDescription }: CvAndJob, call: EngineCall): Promise<CvAnalysisReply> {
    const data = { cv: cvText, jobDescription };
    const reply = await converse(this.client, { ...analysis, data }, call);
    const requirements = groundedRequirements(reply.requirements, cvText, jobDescription);
    return { content: reply.content, requirements, matchScore: groundedScore(requirements, reply.matchScore) };
  }

  writeQuestions({ cvText, jobDescription, asked }: QuestionsInput, call: EngineCall): Promise<QuestionsReply> {
    return converse(this.client, { ...interview, data: { cv: cvText, jobDescription, asked } }, call);
  }

  async writeTest({ studyMaterial, asked }: TestInput, call: EngineCall): Promise<TestReply> {
    const reply = await converse(this.client, { ...study, data: { document: studyMaterial, asked } }, call);
    const grounded = groundedQuestions(reply.questions, studyMaterial);
    if (grounded.questions.length === 0) throw new Hopeless('The AI service wrote no question that can be used.');
    return grounded;
  }

  async recommendLearning(input: LearningInput, call: EngineCall): Promise<LearningReply> {
    const { analysisContent, jobDescription, offers } = input;
    const data = { analysis: analysisContent, jobDescription, offers };
    const { content, skills } = await converse(this.client, { ...learning, data }, call);
    return { content: withoutForeignLinks(content, offers), skills };
  }

  optimiseCv({ cvText, jobDescription }: CvAndJob, call: EngineCall): Promise<OptimisedCvReply> {
    return converse(this.client, { ...optimised, data: { cv: cvText, jobDescription } }, call);
  }

  writeCoverLetter(input: CoverLetterInput, call: EngineCall): Promise<CoverLetterReply> {
    const { cvText, jobDescription, customizations } = input;
    return converse(this.client, { ...letter, data: { cv: cvText, jobDescription, customizations } }, call);
  }
}
