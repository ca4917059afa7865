import type { CvEntity } from './cv.entity.js';
import type { Cv, CvSummary } from './cvs.dto.js';

type Head = Omit<CvEntity, 'text' | 'jobDescription' | 'lastOptimized'>;

export const toCvSummary = (row: Head, characters: number): CvSummary => ({
  id: row.id,
  name: row.name,
  isDefault: row.isDefault,
  isOptimized: row.isOptimized,
  originalCvId: row.originalCvId,
  characters,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toCv = (row: CvEntity): Cv => ({
  ...toCvSummary(row, row.text.length),
  text: row.text,
  jobDescription: row.jobDescription,
});
