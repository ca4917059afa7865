import { once } from 'node:events';
import http, { type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What becomes of an answer on the line, on real connections: these are few, and one that hangs is one fewer. */
const faults = {
  'is never answered': () => undefined,
  'stops halfway': (response: ServerResponse, body: Buffer) => void response.write(body.subarray(0, body.length / 2)),
  'is cut off halfway': (response: ServerResponse, body: Buffer) =>
    void response.write(body.subarray(0, body.length / 2), () => response.destroy()),
};

export type LineFault = keyof typeof faults;
export const lineFaults = Object.keys(faults) as LineFault[];

export interface Line {
  url: string;
  /** From now on everything arrives; what hangs already goes on hanging. */
  mend(): void;
  close(): void;
}

/** An address at which the product is reached by a line that harms the files in `harmed`. */
export async function brokenLine(harmed: RegExp, fault: LineFault): Promise<Line> {
  const product = new URL(process.env.LANDFALL_URL ?? '');
  let isBroken = true;
  const line = http.createServer((request, response) => {
    const isHarmed = isBroken && harmed.test(request.url ?? '');
    if (isHarmed && fault === 'is never answered') return;
    const onward = http.request(
      {
        host: product.hostname,
        port: product.port,
        path: request.url,
        method: request.method,
        headers: request.headers,
      },
      async (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        if (!isHarmed) return void answer.pipe(response);
        const chunks: Buffer[] = [];
        for await (const chunk of answer) chunks.push(chunk as Buffer);
        faults[fault](response, Buffer.concat(chunks));
      },
    );
    onward.on('error', () => response.destroy());
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  });
  await once(line.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    mend: () => (isBroken = false),
    close: () => {
      line.closeAllConnections();
      line.close();
    },
  };
}
