import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Who changed what in the registry: a line in the transaction of the change. */
@Injectable()
export class Audit {
  async note(actor: string, action: string, subject: object, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO registry_audit (actor, action, subject) VALUES ($1, $2, $3)', [
      actor,
      action,
      JSON.stringify(subject),
    ]);
  }
}
