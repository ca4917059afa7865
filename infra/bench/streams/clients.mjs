import { connect } from 'node:net';

const AT_A_TIME = 50;

/** Opens streams over plain sockets, which cost this process little, and counts those that have received a text. */
export class Clients {
  #sockets = new Set();
  #waiting;

  /** Resolves once every one of them has been greeted. */
  async open(port, count, headers) {
    const head = ['GET /api/events?topics=jobs,tasks HTTP/1.1', `Host: 127.0.0.1:${port}`, ...headers, '', ''].join(
      '\r\n',
    );
    let left = count;
    const worker = async () => {
      while (left > 0) {
        left -= 1;
        await this.#openOne(port, head);
      }
    };
    await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  }

  /** Resolves once every open stream has received `text`; call it before the text is sent. */
  received(text) {
    return new Promise((resolve) => {
      this.#waiting = { text, left: new Set(this.#sockets), resolve };
    });
  }

  async close() {
    const ends = [...this.#sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of this.#sockets) socket.destroy();
    await Promise.all(ends);
  }

  #openOne(port, head) {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(head));
      socket.setEncoding('utf8');
      socket.once('error', reject);
      socket.once('close', () => this.#sockets.delete(socket));
      socket.on('data', (chunk) => {
        if (!this.#sockets.has(socket)) {
          if (!chunk.startsWith('HTTP/1.1 200'))
            return reject(new Error(`A stream was refused: ${chunk.slice(0, 300)}`));
          this.#sockets.add(socket);
        }
        if (chunk.includes('event: hello')) resolve();
        this.#note(socket, chunk);
        return undefined;
      });
    });
  }

  #note(socket, chunk) {
    const waiting = this.#waiting;
    if (!waiting || !chunk.includes(waiting.text)) return;
    waiting.left.delete(socket);
    if (waiting.left.size === 0) waiting.resolve();
  }
}
