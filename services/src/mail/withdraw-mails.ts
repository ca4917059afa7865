import type { EntityManager } from 'typeorm';

/**
 * Mails whose key begins so and that wait in the outbox are never sent, as far as the transaction is committed. One that
 * is on its way cannot be called back.
 */
export async function withdrawMails(manager: EntityManager, keysBeginWith: string): Promise<void> {
  await manager.query(`DELETE FROM mail_outbox WHERE state = 'waiting' AND starts_with(key, $1)`, [keysBeginWith]);
}
