/** Whether a caller's address is this machine's own: loopback, in either family. */
export function isThisMachine(address: string | undefined): boolean {
  const plain = (address ?? '').replace(/^::ffff:/, '');
  return plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain);
}
