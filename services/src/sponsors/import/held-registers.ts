import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Conflict, NotFound } from '../../platform/refusals/refusals.js';
import { coversStored } from '../difference/coverage.js';
import { IS_KEPT } from '../taking-back/sponsors-before-it.js';
import type { RegisterSource } from './register-import.js';
import type { Register } from '../sponsors.dto.js';

interface Held {
  name: string;
  asOf: string;
  covers: string[] | null;
  coversSaidBy: string | null;
  content: Buffer;
  digest: string;
}

/** The registers that came in or wait for an administrator. */
@Injectable()
export class HeldRegisters {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<Register[]> {
    const rows = await this.dataSource.query<(Omit<Register, 'takenBackAt'> & { takenBackAt: Date | null })[]>(
      `SELECT id, register.name, as_of::text AS "asOf", state, lines, sponsors, added, removed, changed, rejected,
         not_covered AS "notCovered", leaves_out AS "leavesOut",
         held_because AS "heldBecause",
         replacement.name AS "replacedBy", covers_said_by AS "coversSaidBy", confirmed_by AS "confirmedBy",
         taken_back_by AS "takenBackBy", taken_back_at AS "takenBackAt",
         state = 'applied' AND ${IS_KEPT} AS "canBeTakenBack"
       FROM sponsor_registers register
       LEFT JOIN LATERAL (SELECT later.name, later.digest FROM sponsor_registers later WHERE later.id = register.replaced_by)
         AS replacement ON true
       -- the same file, held and then confirmed, is one register
       WHERE replacement.digest IS DISTINCT FROM register.digest
       ORDER BY id DESC LIMIT 100`,
    );
    return rows.map((row) => ({ ...row, takenBackAt: row.takenBackAt?.toISOString() ?? null }));
  }

  /** Only a held one can be decided about. */
  async held(id: number): Promise<{ name: string; asOf: string }> {
    const [row] = await this.dataSource.query<{ name: string; asOf: string; state: string }[]>(
      'SELECT name, as_of::text AS "asOf", state FROM sponsor_registers WHERE id = $1',
      [id],
    );
    if (!row) throw new NotFound('Register');
    if (row.state !== 'held') throw new Conflict('This register is not waiting for a decision.');
    return row;
  }

  /** What is to be imported once `by` confirms it; undefined when it is held no longer. What was said of it when it came holds. */
  async source(id: number, { covers, by }: { covers?: 'all'; by?: string } = {}): Promise<RegisterSource | undefined> {
    const [row] = await this.dataSource.query<Held[]>(
      `SELECT name, as_of::text AS "asOf", covers, covers_said_by AS "coversSaidBy", content, digest FROM sponsor_registers WHERE id = $1 AND state = 'held'`,
      [id],
    );
    return (
      row && {
        bytes: row.content,
        digest: row.digest,
        name: row.name,
        asOf: row.asOf,
        covers: covers ?? coversStored(row.covers),
        coversSaidBy: covers ? by : (row.coversSaidBy ?? undefined),
        confirmedBy: by,
        isConfirmed: true,
      }
    );
  }

  async discard(id: number): Promise<void> {
    await this.held(id);
    await this.dataSource.query(
      `UPDATE sponsor_registers SET state = 'discarded', content = NULL WHERE id = $1 AND state = 'held'`,
      [id],
    );
  }
}
