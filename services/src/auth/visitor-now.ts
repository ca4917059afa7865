import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import type { Plan, Role, SignedInUser } from '../platform/access/access.decorator.js';
import { planOf } from '../users/user.view.js';

const VISITOR = `
  SELECT u.role, u.subscription_status AS "subscriptionStatus"
  FROM sessions s JOIN users u ON u.id = (s.sess ->> 'userId')::uuid
  WHERE s.sid = $1 AND u.id = $2 AND s.expire > now()`;

/** Reads once more who was read a moment ago, for what goes by them from now on. */
@Injectable()
export class VisitorNow {
  constructor(private readonly dataSource: DataSource) {}

  /** Whether that session is still theirs, and shows them the same. */
  async isStill({ id, role, plan }: Pick<SignedInUser, 'id' | 'role' | 'plan'>, sessionId: string): Promise<boolean> {
    const { rows } = await poolOf(this.dataSource).query<{ role: Role; subscriptionStatus: string | null }>(VISITOR, [
      sessionId,
      id,
    ]);
    const now: { role: Role; plan: Plan } | undefined = rows[0] && {
      role: rows[0].role,
      plan: planOf(rows[0].subscriptionStatus),
    };
    return now?.role === role && now.plan === plan;
  }
}
