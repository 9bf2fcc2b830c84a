import type { IncomingMessage } from 'node:http';

const LOOPBACK = /^(::1|(::ffff:)?127\.)/;

/** A machine's names for itself, with any port. */
const OWN_NAMES = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Headers with which a proxy or tunnel reveals a remote client. */
const FORWARDING =
  /^(x-forwarded-.*|forwarded|via|cdn-loop|x-original-.*|x-envoy-.*|.*-(client|connecting|real|user)-?ip)$/;

/**
 * Whether a request was made on this machine, not merely handed on by it: a tunnel to a laptop connects from the laptop.
 * Call it before the headers are changed.
 */
export function isFromThisMachine({ socket, headers }: IncomingMessage): boolean {
  return (
    LOOPBACK.test(socket.remoteAddress ?? '') &&
    OWN_NAMES.test(headers.host ?? '') &&
    !Object.keys(headers).some((name) => FORWARDING.test(name))
  );
}
