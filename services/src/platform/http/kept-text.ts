import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

type Coding = 'br' | 'gzip';

const compress: Record<Coding, (text: Buffer) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => promisify(gzip)(text, { level: 6 }),
};

/** What is smaller is not worth a client's unpacking. */
const TOO_SMALL = 1_024;

/**
 * An answer in JSON that is kept to be sent again. From the second time on it goes out compressed, where the client
 * takes that: once is left to whatever stands in front, because most answers are asked for once.
 */
export class KeptText {
  private readonly plain: Buffer;
  private readonly packed = new Map<Coding, Buffer | undefined>();
  private timesSent = 0;

  constructor(
    text: string,
    readonly etag: string,
    /** Told by how many bytes it has grown. */
    private readonly grown: (bytes: number) => void = () => undefined,
  ) {
    this.plain = Buffer.from(text);
  }

  get bytes(): number {
    return [...this.packed.values()].reduce((sum, one) => sum + (one?.length ?? 0), this.plain.length);
  }

  send(request: Request, response: Response): void {
    response.vary('Accept-Encoding');
    response.setHeader('ETag', this.etag);
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    const coding = this.plain.length < TOO_SMALL ? undefined : codingFor(request.headers['accept-encoding']);
    const packed = coding && this.packedAs(coding);
    if (packed) response.setHeader('Content-Encoding', coding);
    response.send(packed ?? this.plain);
  }

  private packedAs(coding: Coding): Buffer | undefined {
    this.timesSent += 1;
    if (this.timesSent > 1 && !this.packed.has(coding)) {
      this.packed.set(coding, undefined); // being made
      const keep = (packed: Buffer) => {
        this.packed.set(coding, packed);
        this.grown(packed.length);
      };
      void compress[coding](this.plain).then(keep, () => this.packed.delete(coding));
    }
    return this.packed.get(coding);
  }
}

/** The best coding that the client takes. */
function codingFor(accepted: string | undefined): Coding | undefined {
  const offers = (accepted ?? '').toLowerCase().split(',');
  const names = offers.filter((offer) => !/;\s*q=0(\.0*)?\s*$/.test(offer)).map((offer) => offer.split(';')[0]!.trim());
  return (['br', 'gzip'] as const).find((name) => names.includes(name));
}
