const isLoopback = (address) => /^(::ffff:)?127\.|^::1$/.test(address ?? '');

/**
 * Whether a request comes from this very machine. The proxy in front adds the address it saw at the end of
 * `X-Forwarded-For`; what a client wrote there itself comes before and counts for nothing.
 * @param {import('node:http').IncomingMessage} request
 */
export function isFromThisMachine(request) {
  if (!isLoopback(request.socket.remoteAddress)) return false;
  const forwarded = request.headers['x-forwarded-for'];
  return forwarded === undefined || isLoopback(String(forwarded).split(',').at(-1).trim());
}
