import { lookup } from 'node:dns/promises';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.js';
import { readPicture, type Picture } from './picture.js';

interface FetchedPicture extends Picture {
  bytes: Buffer;
}

export interface FetchLimits {
  deadlineMs: number;
  mostBytes: number;
  /** Of width and of height, in pixels: a small file can unfold into a picture that fills the memory. */
  mostPixels: number;
  mostRedirects: number;
  ports: number[] | 'any';
  mayReach: (address: string) => boolean;
}

export const usualLimits: FetchLimits = {
  deadlineMs: 5_000,
  mostBytes: 512 * 1024,
  mostPixels: 2_000,
  mostRedirects: 3,
  ports: [80, 443],
  mayReach: isPublicAddress,
};

/** A link that gives no picture that may be shown; the message says why. */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

/**
 * Fetches a picture from a link that somebody else wrote. The address is looked up once and that very address is
 * connected to, so that a name cannot mean the open internet when it is checked and this machine when it is asked.
 */
export async function fetchPicture(link: string, limits: FetchLimits = usualLimits): Promise<FetchedPicture> {
  const deadline = AbortSignal.timeout(limits.deadlineMs);
  try {
    const bytes = await follow(link, limits, deadline);
    const picture = readPicture(bytes);
    if (!picture) throw new NoPicture('It is no picture of a kind that is shown');
    if (Math.max(picture.width, picture.height) > limits.mostPixels) throw new NoPicture('It is too wide or too high');
    return { ...picture, bytes };
  } catch (error) {
    if (error instanceof NoPicture) throw error;
    throw new NoPicture(deadline.aborted ? 'It took too long' : `It could not be had: ${(error as Error).message}`);
  }
}

async function follow(link: string, limits: FetchLimits, deadline: AbortSignal): Promise<Buffer> {
  let url = checked(link, undefined, limits);
  for (let redirects = 0; redirects <= limits.mostRedirects; redirects += 1) {
    const response = await ask(url, limits, deadline);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = checked(headers.location, url, limits);
      continue;
    }
    if (statusCode !== 200) {
      response.destroy();
      throw new NoPicture(`The other side answers ${statusCode}`);
    }
    return read(response, limits.mostBytes);
  }
  throw new NoPicture('It is passed on too often');
}

function checked(link: string, base: URL | undefined, { ports }: FetchLimits): URL {
  if (!URL.canParse(link, base?.href)) throw new NoPicture('The link is no address');
  const url = new URL(link, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new NoPicture('The link is not of the web');
  if (url.username || url.password) throw new NoPicture('The link carries a name or a password');
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
  if (ports !== 'any' && !ports.includes(port)) throw new NoPicture('The link names an unusual port');
  return url;
}

async function ask(url: URL, { mayReach }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [{ address: host, family: isIP(host) }]
    : await within(signal, lookup(host, { all: true }));
  // one closed address among several is reason enough: it is there for one purpose only
  if (addresses.length === 0 || !addresses.every(({ address }) => mayReach(address))) {
    throw new NoPicture('The link leads to a closed address');
  }
  const pinned: LookupFunction = (_host, options, found) =>
    options.all ? found(null, addresses) : found(null, addresses[0]!.address, addresses[0]!.family);
  return new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const headers = { Accept: 'image/png, image/jpeg, image/webp, image/gif', 'Accept-Encoding': 'identity' };
    request(url, { signal, lookup: pinned, headers, agent: false }, resolve).on('error', reject).end();
  });
}

const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new NoPicture('It took too long')), { once: true });
    }),
  ]);

async function read(response: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) {
      response.destroy();
      throw new NoPicture('It is too large');
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
