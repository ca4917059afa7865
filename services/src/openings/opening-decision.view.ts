import type { DecidedJob, OpeningDecision } from './openings.dto.js';

export interface DecisionRow {
  id: number;
  kind: 'split' | 'merge';
  jobs: DecidedJob[];
  decidedBy: string;
  decidedAt: Date;
  undoneBy: string | null;
  undoneAt: Date | null;
}

export const toDecision = (row: DecisionRow): OpeningDecision => ({
  ...row,
  decidedAt: row.decidedAt.toISOString(),
  undoneAt: row.undoneAt?.toISOString() ?? null,
});
