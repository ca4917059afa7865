import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually } from './eventually.js';

const program = fileURLToPath(new URL('../../../../infra/identity/main.mjs', import.meta.url));

export interface IdentityStandIn {
  /** The origin that it believes the product to have. */
  origin: string;
  server: string;
  settings: { OIDC_CLIENT_ID: string; OIDC_CLIENT_SECRET: string; PUBLIC_URL: string };
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** The local identity provider as a program of its own, the way people meet it; not started yet. */
export async function identityStandIn(): Promise<IdentityStandIn> {
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-identity-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = { OIDC_CLIENT_ID: 'landfall', OIDC_CLIENT_SECRET: 'a secret of the tests', PUBLIC_URL: origin };
  let child: ReturnType<typeof spawn> | undefined;

  const stop = async () => {
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    child = undefined;
  };
  return {
    origin,
    server: origin,
    settings,
    start: async () => {
      child = spawn(process.execPath, [program], {
        env: { PATH: process.env.PATH, ...settings, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      await answering(`${origin}/identity/health`);
    },
    stop,
    remove: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answering(address: string): Promise<void> {
  await eventually(async () => {
    const { status } = await fetch(address);
    if (status !== 200) throw new Error(`${address} answered ${status}`);
  });
}
