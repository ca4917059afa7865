import { rmSync } from 'node:fs';

export default async function stopServers() {
  const { dataDir, running } = globalThis.landfallTestServers;
  for (const server of running) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
