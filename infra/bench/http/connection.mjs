import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');
const LINE_END = Buffer.from('\r\n');

/**
 * One connection to the product that is kept and answers one request at a time. Reads no more of an answer than where it
 * ends: the load shares the machine with what it measures.
 */
export class Connection {
  #socket;
  #waiting;
  #parts = [];
  #length = 0;
  /** How long the answer is, once its head has said so. */
  #wanted;

  /** @param {{ hostname: string, port: string | number }} address */
  constructor({ hostname, port }) {
    this.#socket = connect({ host: hostname, port: Number(port), noDelay: true });
    this.#socket.on('data', (part) => this.#take(part));
    this.#socket.on('error', () => this.#end());
    this.#socket.on('close', () => this.#end());
  }

  isOpen = true;

  /**
   * @param {Buffer} request head and body as they go over the line
   * @returns {Promise<{ status: number, answer: Buffer, bodyAt: number }>} status 0 where there was no answer
   */
  send(request) {
    return new Promise((resolve) => {
      this.#waiting = resolve;
      this.#socket.write(request);
      if (!this.isOpen) this.#end();
    });
  }

  close() {
    this.#socket.destroy();
  }

  #end() {
    this.isOpen = false;
    this.#answer({ status: 0, answer: Buffer.alloc(0), bodyAt: 0 });
  }

  #take(part) {
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#wanted && this.#length < this.#wanted) return;
    const all = this.#parts.length === 1 ? part : Buffer.concat(this.#parts, this.#length);
    this.#parts = [all];
    const bodyAt = all.indexOf(HEAD_END) + HEAD_END.length;
    if (bodyAt < HEAD_END.length) return;
    const head = all.latin1Slice(0, bodyAt);
    const said = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
    this.#wanted = said === undefined ? undefined : bodyAt + Number(said);
    const isWhole = this.#wanted === undefined ? isAllChunks(all, bodyAt, head) : all.length >= this.#wanted;
    if (!isWhole) return;
    this.#answer({ status: Number(head.slice(9, 12)), answer: all, bodyAt });
  }

  #answer(answer) {
    const resolve = this.#waiting;
    this.#waiting = undefined;
    this.#parts = [];
    this.#length = 0;
    this.#wanted = undefined;
    resolve?.(answer);
  }
}

function isAllChunks(all, bodyAt, head) {
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return true;
  for (let at = bodyAt; ;) {
    const end = all.indexOf(LINE_END, at);
    if (end < 0) return false;
    const size = Number.parseInt(all.latin1Slice(at, end), 16);
    at = end + LINE_END.length + size + LINE_END.length;
    if (size === 0) return at <= all.length;
  }
}

/** The body of an answer, put together from its chunks. */
export function bodyOf({ answer, bodyAt }) {
  const head = answer.latin1Slice(0, bodyAt);
  if (!/\r\ntransfer-encoding: *chunked/i.test(head)) return answer.subarray(bodyAt);
  const parts = [];
  for (let at = bodyAt; ;) {
    const end = answer.indexOf(LINE_END, at);
    const size = Number.parseInt(answer.latin1Slice(at, end), 16);
    if (size === 0) return Buffer.concat(parts);
    const from = end + LINE_END.length;
    parts.push(answer.subarray(from, from + size));
    at = from + size + LINE_END.length;
  }
}
