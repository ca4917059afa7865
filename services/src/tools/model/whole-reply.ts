export class ReplyTooLong extends Error {}

/**
 * A `fetch` that answers once the whole body is here: within the deadline of `signal`, which an SDK's own time-out does
 * not give for a body that trickles in, and at most so long.
 */
export function wholeReplies(longestBytes: number, signal: AbortSignal): typeof fetch {
  return async (input, init) => {
    const signals = init?.signal ? [signal, init.signal] : [signal];
    const response = await fetch(input, { ...init, signal: AbortSignal.any(signals) });
    const body = await bodyOf(response, longestBytes);
    return new Response(body, { status: response.status, statusText: response.statusText, headers: response.headers });
  };
}

async function bodyOf(response: Response, longestBytes: number): Promise<Buffer<ArrayBuffer> | null> {
  if (!response.body) return null;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) {
    bytes += part.length;
    if (bytes > longestBytes) throw new ReplyTooLong(); // leaving the loop also lets go of the connection
    parts.push(part);
  }
  return Buffer.concat(parts);
}
