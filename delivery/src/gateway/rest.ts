import type { IncomingMessage } from 'node:http';

/** How much of a request is drained after its response: enough for a photo or a stock list, but not 50 MB. */
const REST_BYTES = 8 * 1024 * 1024;
const REST_MS = 10_000;
/** How long the client gets to read the response before its connection is reset. */
const READING_MS = 5_000;

/** Whether the client is still sending its request. */
export const isSending = ({ complete, headers }: IncomingMessage): boolean =>
  !complete && (Number(headers['content-length'] ?? 0) > 0 || 'transfer-encoding' in headers);

/**
 * Drains a request that was answered before it was complete. Closing the connection would reset it and the client might
 * never see the response, so it is closed only when too much arrives, a moment after reading has stopped, or for too long.
 */
export function readRest(request: IncomingMessage): void {
  // It has come meanwhile: its connection may carry the next request.
  if (request.readableEnded) return;
  let left = REST_BYTES;
  const cut = () => request.socket.destroy();
  const timer = setTimeout(cut, REST_MS).unref();
  request.once('end', () => clearTimeout(timer));
  request.unpipe();
  request.on('data', ({ length }: Buffer) => {
    left -= length;
    if (left >= 0) return;
    request.pause();
    setTimeout(cut, READING_MS).unref();
  });
  request.resume();
}
