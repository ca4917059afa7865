import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Breakable {
  /** The service's address, by way of a line that can be cut. */
  url: string;
  /** As when the service is stopped: connections end, new ones are refused. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  /** As when the service hangs: connections stay and are taken, and nothing comes any more. */
  freeze(): void;
  /** The same for new connections alone. */
  freezeNew(): void;
  /** The same for the connections that there are: new ones work. */
  freezeOld(): void;
  thaw(): void;
  close(): Promise<void>;
}

/** A line to a real service, for tests of what happens when that service goes and comes back. */
export async function breakable(serviceUrl: string, standardPort: number): Promise<Breakable> {
  const service = new URL(serviceUrl);
  const sockets = new Set<Socket>();
  const pairs = new Map<Socket, Socket>();
  let isFrozen = false;
  let server: Server | undefined;
  let port = 0;

  const mend = async () => {
    if (server) return;
    server = createServer((inner) => {
      const outer = connect(Number(service.port || standardPort), service.hostname);
      for (const [one, other] of [
        [inner, outer],
        [outer, inner],
      ] as const) {
        sockets.add(one);
        one
          .on('error', () => other.destroy())
          .on('close', () => {
            sockets.delete(one);
            pairs.delete(one);
            other.destroy();
          });
        pairs.set(one, other);
        if (!isFrozen) one.pipe(other);
      }
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  };
  const cut = async () => {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const freezeNew = () => {
    isFrozen = true;
  };
  const freezeOld = () => {
    for (const [one, other] of pairs) one.unpipe(other);
  };
  const freeze = () => {
    freezeNew();
    freezeOld();
  };
  const thaw = () => {
    isFrozen = false;
    for (const [one, other] of pairs) one.pipe(other);
  };

  await mend();
  const url = new URL(serviceUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { url: url.href, cut, mend, freeze, freezeNew, freezeOld, thaw, close: cut };
}
