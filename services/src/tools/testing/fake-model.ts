import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** How the server answers one call. */
export type Behaviour = (response: ServerResponse, request: AskedOfModel) => void | Promise<void>;

interface AskedOfModel {
  headers: IncomingMessage['headers'];
  body: {
    model: string;
    messages: { role: string; content: string }[];
    response_format: { type: string; json_schema: { name: string; schema: Record<string, unknown>; strict: boolean } };
  };
}

/** An OpenAI-compatible server of the tests' own, with every fault that a real one has on its worst days. */
export class FakeModel {
  readonly asked: AskedOfModel[] = [];
  /** One for each call to come; the last one stays. */
  behaviours: Behaviour[] = [];
  private server: Server | undefined;

  async start(): Promise<string> {
    this.server = createServer((request, response) => void this.answer(request, response));
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise((resolve) => this.server?.close(resolve));
  }

  /** Forgets what was asked, and answers like this from now on. */
  will(...behaviours: Behaviour[]): void {
    this.asked.length = 0;
    this.behaviours = behaviours;
  }

  /** Whoever asked is gone, and all that it sent has been taken in. */
  async left(): Promise<void> {
    const connections = () =>
      new Promise<number>((resolve, reject) => {
        this.server?.getConnections((error, count) => (error ? reject(error) : resolve(count)));
      });
    do await wait(10);
    while ((await connections()) > 0);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request).catch(() => undefined);
    if (!body) return; // cut off in the middle
    const asked = { headers: request.headers, body: JSON.parse(body.toString()) } as AskedOfModel;
    this.asked.push(asked);
    const behaviour = this.behaviours.length > 1 ? this.behaviours.shift() : this.behaviours[0];
    response.on('error', () => undefined); // whoever asked has hung up
    await (behaviour ?? status(500))(response, asked);
  }
}

const completion = (message: object, finish = 'stop') => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_700_000_000,
  model: 'fake',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
  usage: { prompt_tokens: 100, completion_tokens: 50, total_tokens: 150 },
});

const json = (response: ServerResponse, body: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

export const says =
  (content: unknown): Behaviour =>
  (response) =>
    json(response, completion({ content: typeof content === 'string' ? content : JSON.stringify(content) }));

export const status =
  (code: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response
      .writeHead(code, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'Internal: SELECT secret', type: 'server_error' } }));

export const hangs: Behaviour = () => undefined;

/** The headers at once, then a byte now and then, for ever. */
export const drips: Behaviour = async (response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  while (!response.destroyed) {
    response.write(' ');
    await wait(50);
  }
};

export const cutOff: Behaviour = (response) => {
  const whole = JSON.stringify(completion({ content: '{}' }));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length) });
  response.write(whole.slice(0, 40), () => response.destroy());
};

export const notJson: Behaviour = (response) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('<html>Bad gateway</html>');

export const tooShort =
  (content: string): Behaviour =>
  (response) =>
    json(response, completion({ content }, 'length'));

export const refuses: Behaviour = (response) =>
  json(response, completion({ content: null, refusal: 'I cannot help with that.' }));

export const nothing: Behaviour = (response) => json(response, { ...completion({}), choices: [] });

export const endless =
  (bytes: number): Behaviour =>
  (response) =>
    json(response, completion({ content: 'x'.repeat(bytes) }));
