import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

/** From this size, in bytes, an answer is compressed at the fastest setting, because the first request waits for it. */
const LARGE = 500_000;
/** Above 5, compression takes several times as long for a few per cent. */
const BROTLI_QUALITY = { usual: 5, large: 1 };

/** JSON that is kept ready to send, compressed on first use. */
export type Encoded = { plain: Buffer; br: () => Promise<Buffer>; gzip: () => Promise<Buffer> };

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

/** Sends JSON in the best encoding that the browser accepts. */
export async function sendEncoded(
  request: Request,
  response: Response,
  { plain, br, gzip }: Encoded,
): Promise<void> {
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  const accepted = request.headers['accept-encoding'] && request.acceptsEncodings('br', 'gzip', 'identity');
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : undefined;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.end(encoding ? await { br, gzip }[encoding]() : plain);
}
