import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Received {
  from: string;
  to: string[];
  /** Headers and body as they came over the wire. */
  raw: string;
}

export interface SmtpStandIn {
  url: string;
  received: Received[];
  /** The code and words for the next `RCPT TO`s; undefined takes them. */
  answerRecipients(answer: string | undefined): void;
  close(): Promise<void>;
}

/** As much of RFC 5321 as a client needs to hand over a mail, and a switch to refuse recipients. */
export async function smtpStandIn(port = 0): Promise<SmtpStandIn> {
  const received: Received[] = [];
  let refusal: string | undefined;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    converse(socket, received, () => refusal);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerRecipients: (answer) => (refusal = answer),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, received: Received[], refusal: () => string | undefined): void {
  let waiting = '';
  let isData = false;
  let mail: Received = { from: '', to: [], raw: '' };
  const say = (line: string) => socket.write(`${line}\r\n`);
  const take = (line: string): void => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'MAIL') mail = { from: addressIn(line), to: [], raw: '' };
    if (verb === 'RCPT') {
      const answer = refusal();
      if (answer) return void say(answer);
      mail.to.push(addressIn(line));
    }
    if (verb === 'DATA') {
      isData = true;
      return void say('354 Go on');
    }
    if (verb === 'QUIT') return void socket.end('221 Bye\r\n');
    say(verb === 'EHLO' ? '250 stand-in' : '250 Fine');
  };
  socket.setEncoding('utf8');
  say('220 stand-in');
  socket.on('data', (chunk: string) => {
    waiting += chunk;
    for (;;) {
      const end = waiting.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const part = waiting.slice(0, end);
      waiting = waiting.slice(end + (isData ? 5 : 2));
      if (!isData) {
        take(part);
        continue;
      }
      isData = false;
      received.push({ ...mail, raw: part });
      say('250 Kept');
    }
  });
}

const addressIn = (line: string) => /<([^>]*)>/.exec(line)?.[1] ?? '';
