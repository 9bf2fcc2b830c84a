import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that aren't the public internet: our own, link-local, private, reserved. */
const INSIDE = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address is on the public internet (WEBHOOK-3). An IPv4 address in IPv6 is judged as the former. */
export const isPublic = (address: string): boolean =>
  !INSIDE.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Resolves a name for a connection; refuses it if any of its addresses is inside a private network. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const inside = found.find(({ address }) => !isPublic(address));
    if (inside) return callback(new Error(`${hostname} is an address inside a private network`), '');
    const [first] = found;
    if (options.all) return callback(null, found);
    callback(null, first?.address ?? '', first?.family);
  });
};
