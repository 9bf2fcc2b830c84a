import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** Smaller answers, in bytes, are sent as they are. */
const SMALL = 1_000;
/** From this size, in bytes, an answer is compressed at the fastest setting, because the first request waits for it. */
const LARGE = 500_000;
/** Above 5, compression takes several times as long for a few per cent. */
const BROTLI_QUALITY = { usual: 5, large: 1 };

/** JSON in bytes, compressed on first use: if kept, once for all who ask (ADR 009). */
export type Encoded = { plain: Buffer; br: () => Promise<Buffer>; gzip: () => Promise<Buffer> };

/** JSON that `sendEncoded` can send. */
export function encoded(plain: Buffer): Encoded {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: plain.length < LARGE ? BROTLI_QUALITY.usual : BROTLI_QUALITY.large,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return {
    plain,
    br: once(() => promisify(brotliCompress)(plain, { params })),
    gzip: once(() => promisify(gzip)(plain)),
  };
}

function once(make: () => Promise<Buffer>): () => Promise<Buffer> {
  let made: Promise<Buffer> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

function encodingFor(request: Request): 'br' | 'gzip' | undefined {
  const accepted = request.headers['accept-encoding'] && request.acceptsEncodings('br', 'gzip', 'identity');
  return accepted === 'br' || accepted === 'gzip' ? accepted : undefined;
}

/** Sends JSON in the best encoding that the browser accepts. */
export async function sendEncoded(
  request: Request,
  response: Response,
  { plain, br, gzip }: Encoded,
): Promise<void> {
  const encoding = plain.length < SMALL ? undefined : encodingFor(request);
  const body = encoding ? await { br, gzip }[encoding]() : plain;
  // While the database hung, the call may already have been answered with 503.
  if (response.headersSent) return;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.vary('Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(body);
}
