import { request, type IncomingMessage } from 'node:http';

interface SeenEvent {
  id: string | undefined;
  event: string;
  data: Record<string, unknown>;
}

export interface OpenStream {
  status: number;
  headers: IncomingMessage['headers'];
  events: SeenEvent[];
  /** As a browser keeps it: also from a frame that holds nothing else. */
  lastEventId: string | undefined;
  /** Of the body, when the answer is no stream. */
  text: string;
  isEnded: boolean;
  cut(): void;
}

/** A client of Server-Sent Events that shows every frame. Resolves with the head of the answer. */
export function openStream(
  url: string,
  { cookie, lastEventId }: { cookie?: string; lastEventId?: string } = {},
): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        headers: {
          accept: 'text/event-stream',
          ...(cookie ? { cookie } : {}),
          ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
        },
      },
      (answer) => {
        const stream: OpenStream = {
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          events: [],
          lastEventId,
          text: '',
          isEnded: false,
          cut: () => asked.destroy(),
        };
        let rest = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          stream.text += chunk;
          const frames = (rest + chunk).split('\n\n');
          rest = frames.pop() ?? '';
          for (const frame of frames) take(stream, frame);
        });
        answer.on('close', () => (stream.isEnded = true));
        answer.on('error', () => (stream.isEnded = true));
        resolve(stream);
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

function take(stream: OpenStream, frame: string): void {
  const fields = new Map(frame.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]));
  const id = fields.get('id');
  stream.lastEventId = id ?? stream.lastEventId;
  const data = fields.get('data');
  if (data === undefined) return;
  stream.events.push({ id, event: fields.get('event') ?? 'message', data: JSON.parse(data) as SeenEvent['data'] });
}
