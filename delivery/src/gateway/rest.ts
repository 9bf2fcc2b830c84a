import type { IncomingMessage } from 'node:http';

/** How much of a request is read after its answer: enough for a photo or a stock list, but not for 50 MB. */
const REST_BYTES = 8 * 1024 * 1024;
const REST_MS = 10_000;

/** Whether a client has not sent all of its request yet. */
export const isSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers);

/**
 * Reads on where an answer comes before the end of its request. To close the connection of a client that is sending
 * resets it, and the client may never see the answer; so it is closed only when too much comes, or for too long.
 */
export function readRest(request: IncomingMessage): void {
  let left = REST_BYTES;
  const cut = () => request.socket.destroy();
  const timer = setTimeout(cut, REST_MS).unref();
  request.once('end', () => clearTimeout(timer));
  request.unpipe();
  request.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left < 0) cut();
  });
  request.resume();
}
