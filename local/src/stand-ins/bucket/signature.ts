import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

type Access = { accessKeyId: string; secretAccessKey: string };

/** Whether the request has Amazon's signature (version 4) with this key: a name that is encoded wrongly hasn't. */
export function isSigned(
  request: IncomingMessage & { originalUrl?: string },
  { accessKeyId, secretAccessKey }: Access,
): boolean {
  const { method, headers, url = '/', originalUrl = url } = request;
  const { pathname, searchParams } = new URL(originalUrl, 'http://bucket');
  const [, key, scope = '', signed = '', signature] =
    /Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\S+)/.exec(headers.authorization ?? '') ?? [];
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const derived = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  return key === accessKeyId && hmac(derived, text).toString('hex') === signature;
}
