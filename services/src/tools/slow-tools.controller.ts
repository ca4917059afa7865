import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Asks, type Asking } from '../tasks/asking.js';
import { AnswersSlowly, SlowAnswers } from '../tasks/slow-answers.js';
import { TasksService } from '../tasks/tasks.service.js';
import { CvAnalysis, CvAnalysisInput } from './analysis/analysis.dto.js';
import { CoverLetter, CoverLetterInputDto, CvOptimization, CvOptimizerInput } from './documents/documents.dto.js';
import { InterviewInput, InterviewQuestions } from './interview/interview.dto.js';
import { LearningRequest, RecommendedLearning } from './learning/learning.dto.js';
import { StudyInput, StudyTest } from './study/study.dto.js';
import { COVER_LETTER, CV_ANALYSIS, CV_OPTIMIZER, INTERVIEW, LEARNING, STUDY } from './tool-kinds.js';

/** The calls that an engine answers. Each is a task, done by the worker. */
@ApiTags('AI tools')
@Controller()
@Access('signed-in')
export class SlowToolsController {
  constructor(
    private readonly answers: SlowAnswers,
    private readonly tasks: TasksService,
  ) {}

  @Post('tools/cv-analyzer')
  @ApiOperation({ summary: 'How well a CV matches a job, requirement by requirement' })
  @AnswersSlowly(CvAnalysis)
  analyseCv(@Body() input: CvAnalysisInput, @Asks() asking: Asking) {
    return this.answers.answer(CV_ANALYSIS, input, asking);
  }

  @Post('tools/recommended-learning')
  @ApiOperation({ summary: 'What to learn for the gaps that an analysis has found' })
  @AnswersSlowly(RecommendedLearning)
  async recommendLearning(@Body() input: LearningRequest, @Asks() asking: Asking) {
    // Our screens ask for it by themselves after an analysis: one click, so one call of the day.
    const coveredBy = await this.tasks.withResult(asking.user.id, CV_ANALYSIS, { content: input.analysisContent });
    return this.answers.answer(LEARNING, input, asking, { coveredBy });
  }

  @Post('interview-prep/generate')
  @ApiOperation({ summary: 'Five interview questions about this CV and this job; another five for each further batch' })
  @AnswersSlowly(InterviewQuestions)
  writeQuestions(@Body() input: InterviewInput, @Asks() asking: Asking) {
    return this.answers.answer(INTERVIEW, input, asking);
  }

  @Post('tools/study-examiner')
  @ApiOperation({ summary: 'A single-choice test of a text; its answers stay on the server until it is submitted' })
  @AnswersSlowly(StudyTest)
  writeTest(@Body() input: StudyInput, @Asks() asking: Asking) {
    return this.answers.answer(STUDY, input, asking);
  }

  @Post('tools/cv-optimizer')
  @ApiOperation({ summary: 'The CV rewritten for a job, with every change and its reason' })
  @AnswersSlowly(CvOptimization)
  optimiseCv(@Body() input: CvOptimizerInput, @Asks() asking: Asking) {
    return this.answers.answer(CV_OPTIMIZER, input, asking);
  }

  @Post('tools/cover-letter')
  @ApiOperation({ summary: 'A cover letter from a CV and a job' })
  @AnswersSlowly(CoverLetter)
  writeCoverLetter(@Body() input: CoverLetterInputDto, @Asks() asking: Asking) {
    return this.answers.answer(COVER_LETTER, input, asking);
  }
}
