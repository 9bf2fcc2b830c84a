import type { Request } from 'express';
import { clientAddress } from 'shared-domain/network';

/** A machine's names for itself, with any port. */
const OWN_NAMES = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Headers with which a proxy or tunnel reveals a remote client; we set the scheme ourselves. */
const FORWARDING =
  /^(x-forwarded-(?!proto$).*|forwarded|via|cdn-loop|x-original-.*|x-envoy-.*|.*-(client|connecting|real|user)-?ip)$/;

const isLoopback = (address: string): boolean => /^(::1|127(\.\d{1,3}){3})$/.test(address);

/**
 * Whether a caller is on this machine. Behind the gateway only the gateway can tell: it sees whether a proxy or tunnel
 * on this machine forwarded the request.
 */
export function isThisMachine(request: Request): boolean {
  const { headers } = request;
  if (!isLoopback(clientAddress(request))) return false;
  if (headers['x-forwarded-for'] !== undefined) return headers['x-from-this-machine'] === 'yes';
  const isForwarded = Object.keys(headers).some((name) => FORWARDING.test(name));
  return OWN_NAMES.test(headers.host ?? '') && !isForwarded;
}
