import { clientAddress } from './index.ts';

// API-17
test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['203.0.113.9:54321', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '::1'],
  ['2001:db8:0:1::7', '2001:db8:0:1::'],
  ['2001:DB8::1:ffff:ffff:ffff:ffff', '2001:db8:0:1::'],
  ['2001:0db8:0000:0001:1:2:3:4', '2001:db8:0:1::'],
  ['[2001:db8:0:1::99]:54321', '2001:db8:0:1::'],
  ['2001:db8:0:1::', '2001:db8:0:1::'],
  ['2001:db8:0:2::7', '2001:db8:0:2::'],
  ['fe80::1%eth0', 'fe80:0:0:0::'],
])('%s counts as %s', (ip, address) => {
  expect(clientAddress({ ip })).toBe(address);
});

// API-17
test.each([
  undefined,
  '',
  'unknown',
  '_hidden',
  '1::2::3',
  '1:2:3',
  '1:2:3:4:5:6:7:8:9',
  'g::1',
  '[::1',
  '<script>',
])('%s is no address, and all of these count as one', (ip) => {
  expect(clientAddress({ ip })).toBe('unknown');
});
