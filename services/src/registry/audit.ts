import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** Who changed what in the registry. */
@Injectable()
export class Audit {
  constructor(private readonly dataSource: DataSource) {}

  async note(
    actor: string,
    action: string,
    subject: object,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await manager.query('INSERT INTO registry_audit (actor, action, subject) VALUES ($1, $2, $3)', [
      actor,
      action,
      JSON.stringify(subject),
    ]);
  }
}
