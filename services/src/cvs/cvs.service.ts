import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Conflict, Invalid, NotFound } from '../platform/refusals/refusals.js';
import { CvEntity } from './cv.entity.js';
import { toCv, toCvSummary } from './cv.view.js';
import type { Cv, CvChange, CvInput, CvList } from './cvs.dto.js';

/** Enough for one for each kind of job; more would be a store of documents. */
export const MOST_CVS = 20;

/** A person's own CVs: somebody else's is not there. As long as there is one, exactly one is the default. */
@Injectable()
export class CvsService {
  constructor(private readonly dataSource: DataSource) {}

  async list(userId: string, { page, limit }: { page: number; limit: number }): Promise<CvList> {
    const { entities, raw } = await this.dataSource.manager
      .createQueryBuilder(CvEntity, 'cv')
      .select(['cv.id', 'cv.name', 'cv.isDefault', 'cv.isOptimized', 'cv.originalCvId', 'cv.createdAt', 'cv.updatedAt'])
      .addSelect('length(cv.text)', 'characters') // the texts themselves stay where they are
      .where({ userId })
      .orderBy('cv.isDefault', 'DESC')
      .addOrderBy('cv.id', 'DESC')
      .getRawAndEntities<{ characters: number }>();
    const all = entities.map((row, index) => toCvSummary(row, Number(raw[index]?.characters ?? 0)));
    const cvs = all.slice((page - 1) * limit, page * limit);
    const total = all.length; // never more than MOST_CVS
    return { cvs, count: cvs.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }

  async one(userId: string, id: number): Promise<Cv> {
    return toCv(await own(this.dataSource.manager, userId, id));
  }

  /** The CV that jobs are matched with: this one, or the default; undefined when the person keeps none. */
  async forMatching(userId: string, id?: number): Promise<Pick<CvEntity, 'id' | 'text' | 'updatedAt'> | undefined> {
    const row = await this.dataSource.manager.findOne(CvEntity, {
      select: { id: true, text: true, updatedAt: true },
      where: id === undefined ? { userId, isDefault: true } : { userId, id },
    });
    if (!row && id !== undefined) throw new NotFound('CV');
    return row ?? undefined;
  }

  add(userId: string, { name, text, isDefault, originalCvId, jobDescription }: CvInput): Promise<Cv> {
    return this.alone(userId, async (manager) => {
      const kept = await manager.countBy(CvEntity, { userId });
      if (kept >= MOST_CVS) throw new Conflict(`You keep ${MOST_CVS} CVs. Delete one of them first.`);
      if (originalCvId && !(await manager.existsBy(CvEntity, { userId, id: originalCvId }))) {
        throw new Invalid([{ field: 'originalCvId', message: 'originalCvId is not one of your CVs' }]);
      }
      const isFirst = kept === 0;
      if (isDefault && !isFirst) await this.noDefault(manager, userId);
      const row = manager.create(CvEntity, {
        userId,
        name: name ?? 'My CV',
        text,
        isDefault: isFirst || isDefault === true,
        isOptimized: Boolean(originalCvId),
        lastOptimized: originalCvId ? new Date() : null,
        originalCvId: originalCvId ?? null,
        jobDescription: jobDescription || null,
      });
      return toCv(await manager.save(row));
    });
  }

  change(userId: string, id: number, { name, text, isDefault }: CvChange): Promise<Cv> {
    return this.alone(userId, async (manager) => {
      const row = await own(manager, userId, id);
      if (isDefault === false && row.isDefault) {
        throw new Conflict('One of your CVs is always the default. Make another one the default instead.');
      }
      if (isDefault && !row.isDefault) await this.noDefault(manager, userId);
      Object.assign(row, {
        ...(name === undefined ? {} : { name }),
        ...(text === undefined ? {} : { text }),
        ...(isDefault ? { isDefault } : {}),
      });
      return toCv(await manager.save(row));
    });
  }

  /** With the default gone, the newest of the others takes its place. */
  remove(userId: string, id: number): Promise<void> {
    return this.alone(userId, async (manager) => {
      const row = await own(manager, userId, id);
      await manager.delete(CvEntity, { id });
      if (!row.isDefault) return;
      const [next] = await manager.find(CvEntity, { where: { userId }, order: { id: 'DESC' }, take: 1 });
      if (next) await manager.update(CvEntity, { id: next.id }, { isDefault: true });
    });
  }

  private async noDefault(manager: EntityManager, userId: string): Promise<void> {
    await manager.update(CvEntity, { userId, isDefault: true }, { isDefault: false });
  }

  /** One change of a person's CVs after the other, so that two at a time cannot both make a default. */
  private alone<T>(userId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`SELECT pg_advisory_xact_lock(hashtextextended('cvs ' || $1, 0))`, [userId]);
      return work(manager);
    });
  }
}

async function own(manager: EntityManager, userId: string, id: number): Promise<CvEntity> {
  const row = await manager.findOneBy(CvEntity, { id, userId });
  if (!row) throw new NotFound('CV');
  return row;
}
