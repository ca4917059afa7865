import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Logger } from '@nestjs/common';
import { FIRST_IMPORT } from '../platform/state/first-import.js';
import { SHIPPED_REGISTERS } from '../platform/state/shipped-registers.js';
import { StateService } from '../platform/state/state.service.js';
import { breakable, type Breakable } from '../platform/testing/breakable.js';
import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { shippedRegisters } from '../sponsors/register/shipped-registers.js';
import { HealthModule } from './health.module.js';

/** Registry and identity provider, as far as being there goes. */
async function neighbour(): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

describe('health', () => {
  let product: TestApp;
  let database: TestDatabase;
  let line: Breakable;
  let server: Server;

  beforeAll(async () => {
    database = await testDatabase();
    line = await breakable(database.url, 5432);
    const near = await neighbour();
    server = near.server;
    const environment = {
      DATABASE_URL: line.url,
      REGISTRY_URL: near.url,
      OIDC_ISSUER: `${near.url}/identity`,
    };
    product = await testApp([HealthModule], { database, environment });
    Logger.overrideLogger(false); // lost connections are told, which is not what this is about
  });
  afterAll(async () => {
    await product.close();
    server.closeAllConnections();
    server.close();
    await line.close();
    await database.drop();
  });

  const ready = async () => {
    const { status, body } = await product.http.get('/health/ready');
    const { dependencies } = body as { dependencies: { name: string; state: string }[] };
    return { status, states: Object.fromEntries(dependencies.map(({ name, state }) => [name, state])) };
  };
  /** Each dependency has moments to answer, and a machine that stalls is not one that is away. */
  const becomes = (expected: object) => eventually(async () => expect(await ready()).toEqual(expected));
  const up = { database: 'up', queue: 'up', registry: 'up', identity: 'up', import: 'up', register: 'up' };

  it.each(['/health', '/health/', '/health/xyz'])('has nothing at %s, and says so as a problem', async (path) => {
    const { status, type, body } = await product.http.get(path);
    expect([status, type, body.detail]).toEqual([404, 'application/problem+json', 'There is nothing at this address.']);
  });
  it('waits for the first import', async () => {
    await becomes({ status: 503, states: { ...up, import: 'starting', register: 'starting' } });
  });
  it('is ready while the register of sponsors is still coming in, and says that it is', async () => {
    const state = product.app.get(StateService);
    await state.set(FIRST_IMPORT, { state: 'done' });
    await becomes({ status: 200, states: { ...up, register: 'starting' } });
    const [first, ...others] = shippedRegisters().map(({ file }) => file);
    await state.set(SHIPPED_REGISTERS, { files: [first] });
    await becomes({ status: 200, states: { ...up, register: 'starting' } });
    const { text } = await product.http.get('/health/ready');
    expect(text).toContain('The register of licensed sponsors is not here yet');
    await state.set(SHIPPED_REGISTERS, { files: [first, ...others] });
    await becomes({ status: 200, states: up });
  });
  it('is ready when all that the product needs is up', async () => {
    await becomes({ status: 200, states: up });
  });
  it('tells everybody that a database which went away is away, and serves on when it is back, without a restart', async () => {
    const ada = await product.as({ username: 'ada' });
    expect((await ada.get('/api/auth/user')).status).toBe(200);

    await line.cut();
    const refused = await ada.get('/api/auth/user');
    expect([refused.status, refused.type]).toEqual([503, 'application/problem+json']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).not.toMatch(/ECONN|postgres|127\.0/i);
    for (const [way, words] of [
      ['login', 'Sign-in did not work'],
      ['callback?code=a&state=b', 'Sign-in did not work'],
      ['logout', 'Sign-out did not work'],
    ]) {
      const page = await ada.get(`/api/${way}`).set('Accept', 'text/html');
      expect([way, page.status, page.type, page.text.includes(`<h1>${words}</h1>`)]).toEqual([
        way,
        503,
        'text/html',
        true,
      ]);
    }
    expect((await product.http.get('/health/live')).status).toBe(200);
    await eventually(async () => {
      const states = { database: 'down', queue: 'down', registry: 'up' };
      expect(await ready()).toMatchObject({ status: 503, states });
    });
    expect((await product.http.get('/health/ready')).text).not.toContain('not all here yet'); // nobody can tell

    await line.mend();
    await eventually(async () => expect((await ada.get('/api/auth/user')).status).toBe(200));
    await becomes({ status: 200, states: up });
  });
  it('misses the registry and the identity provider when they are gone', async () => {
    server.closeAllConnections();
    server.close();
    await becomes({ status: 503, states: { ...up, registry: 'down', identity: 'down' } });
  });
});
