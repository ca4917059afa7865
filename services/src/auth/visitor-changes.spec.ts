import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { digestOf, VisitorChanges, type VisitorChange } from './visitor-changes.js';

describe('changes of visitors', () => {
  let product: TestApp;
  let heard: VisitorChange[] = [];
  beforeAll(async () => {
    product = await testApp([]);
    await product.app.get(VisitorChanges).begin((change) => heard.push(change));
  });
  afterAll(() => product.close());

  const sql = (statement: string, values: unknown[] = []) => product.database.dataSource.query(statement, values);
  const told = (...changes: VisitorChange[]) => eventually(() => expect(heard).toEqual(changes));

  it('are told where they decide what somebody may see, and else not', async () => {
    const { user } = await product.as({ username: 'ada' });
    const [{ sid }] = await sql('SELECT sid FROM sessions');
    heard = [];
    // what is told comes in the order of the commits: nothing stands before the change of the role
    await sql(`UPDATE users SET username = 'ada-2', email = NULL, first_name = 'Ada', updated_at = now()`);
    await sql(`UPDATE sessions SET sess = (sess::jsonb || '{"elevatedUntil": "2026-11-23T00:00:00Z"}')::json`);
    await sql(`UPDATE users SET role = 'admin'`);
    await told({ userId: user.id });
    await sql(`UPDATE users SET subscription_status = 'active'`);
    await sql(`UPDATE sessions SET sess = (sess::jsonb - 'userId')::json`);
    await sql('DELETE FROM sessions');
    await sql('DELETE FROM users');
    const session = { session: digestOf(sid) };
    await told({ userId: user.id }, { userId: user.id }, session, session, { userId: user.id });
  });
});
