const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id under which a request is found in logs (API-5): the one that its header gives, or a new one if that is none. */
export const requestIdOf = (header: string | string[] | undefined): string =>
  typeof header === 'string' && REQUEST_ID.test(header) ? header : crypto.randomUUID();

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/;
/** An IPv6 address that stands for an IPv4 one. */
const MAPPED = /^::ffff:(\d{1,3}(\.\d{1,3}){3})$/i;
const GROUPS = 8;
/** Of an IPv6 address, the groups that name a network: one home has the 2^64 addresses of the others. */
const NETWORK_GROUPS = 4;

/**
 * The client's address, by which limits count (API-17): an IPv4 address, or the /64 network of an IPv6 address
 * (`2001:db8:0:1::`); 'unknown' for anything else. A port that a proxy in front has appended is dropped. Takes a request
 * whose `ip` was found with the trusted proxies' help.
 */
export function clientAddress({ ip = '' }: { ip?: string | undefined }): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(ip) ?? [];
  const [address = ''] = (bracketed ?? plain ?? ip).split('%');
  const ipv4 = MAPPED.exec(address)?.[1] ?? address;
  if (IPV4.test(ipv4)) return ipv4;
  if (address === '::1') return address;
  const groups = groupsOf(address);
  if (!groups) return 'unknown';
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::`;
}

/** The eight groups of an IPv6 address; undefined if it isn't one. */
function groupsOf(address: string): string[] | undefined {
  const [head = [], tail, ...more] = address.split('::').map((part) => part.split(':').filter(Boolean));
  if (more.length > 0) return undefined;
  const missing = GROUPS - head.length - (tail?.length ?? 0);
  if (tail === undefined ? missing !== 0 : missing < 0) return undefined;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group)) ? groups : undefined;
}
