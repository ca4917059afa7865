import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { TasksConfig } from '../../tasks/tasks.config.js';
import { CareerEngine, type CoverLetterReply, type EngineCall } from '../career-engine.js';
import { EngineWork, type Replied } from '../engine-work.js';
import { COVER_LETTER } from '../tool-kinds.js';
import type { CoverLetter, CoverLetterInputDto } from './documents.dto.js';

@Injectable()
export class CoverLetterWork extends EngineWork<CoverLetterInputDto, CoverLetterReply, CoverLetter> {
  readonly kind = COVER_LETTER;

  constructor(engine: CareerEngine, config: TasksConfig) {
    super(engine, config);
  }

  protected ask(input: CoverLetterInputDto, call: EngineCall): Promise<CoverLetterReply> {
    const { cvText, jobDescription, customizations } = input;
    return this.engine.writeCoverLetter({ cvText, jobDescription, customizations }, call);
  }

  override async keep(
    { engine, reply }: Replied<CoverLetterReply>,
    { id: taskId, userId, input }: { id: string; userId: string; input: CoverLetterInputDto },
    manager: EntityManager,
  ): Promise<CoverLetter> {
    const { generatedCoverLetter, notFollowed = [], isBare = false } = reply;
    const [jobTitle, companyName] = [reply.jobTitle, reply.companyName].map((one) => one?.slice(0, 255) ?? null);
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO cover_letters (user_id, task_id, cv_text, job_description, generated_cover_letter, customizations,
         job_title, company_name)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
      [
        userId,
        taskId,
        input.cvText,
        input.jobDescription,
        generatedCoverLetter,
        input.customizations,
        jobTitle,
        companyName,
      ],
    );
    return {
      id: row?.id ?? 0,
      generatedCoverLetter,
      notFollowed,
      isBare,
      jobTitle: jobTitle ?? null,
      companyName: companyName ?? null,
      engine,
    };
  }

  override isWorthNothing({ isBare }: CoverLetter): boolean {
    return Boolean(isBare);
  }
}
