import type { Request } from 'express';

const isLoopback = (address = ''): boolean => /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/.test(address);

/**
 * Whether a caller is on this machine. Behind the gateway only the gateway can say: it sees whether a proxy or a tunnel
 * on this machine forwarded the request.
 */
export function isThisMachine({ ip, headers }: Request): boolean {
  const cameThroughGateway = headers['x-forwarded-for'] !== undefined;
  return isLoopback(ip) && (!cameThroughGateway || headers['x-from-this-machine'] === 'yes');
}
