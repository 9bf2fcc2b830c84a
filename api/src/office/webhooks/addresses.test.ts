import { isPublic, publicLookup } from './addresses.ts';

// WEBHOOK-3
test.each([
  ['93.184.215.14', true],
  ['2606:2800:21f:cb07:6820:80da:af6b:8b2c', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['fd12:3456::1', false],
  ['fe80::1', false],
])('%s on the public internet: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

// WEBHOOK-3
test('A name of this machine is refused when it is resolved', async () => {
  const error = await new Promise((resolve) => publicLookup('localhost', {}, (cause) => resolve(cause)));
  expect(error).toMatchObject({ message: 'localhost is an address inside a private network' });
});
