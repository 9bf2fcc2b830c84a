import { signInAddress } from './sign-in-address.ts';

const from = (address: string) => signInAddress(new URL(address, 'https://shop.example'));

// STAFF-3, STAFF-5
test.each([
  ['/shop', undefined],
  ['/dtc?brand=FORCE&search=token', undefined],
  ['/#about', undefined],
  ['/admin/login#token=abc', undefined],
  ['/admin/login?token=abc', '/admin/login#token=abc'],
  ['/?token=abc', '/admin/login#token=abc'],
  ['/admin?token=abc', '/admin/login#token=abc'],
  ['/#access_token=abc&refresh_token=def', '/admin/login#token=abc'],
  ['/admin/login#access_token=abc', '/admin/login#token=abc'],
  ['/?access_token=abc&refresh_token=def', '/admin/login#token=abc'],
  ['/shop?access_token=abc&refresh_token=def&type=recovery', '/admin/login?type=recovery#token=abc'],
  ['/admin/login?access_token=abc&refresh_token=def', '/admin/login#token=abc'],
  ['/?type=recovery&token=abc', '/admin/login?type=recovery#token=abc'],
  ['/#type=recovery', '/admin/login?type=recovery'],
  ['/admin/login?type=recovery', undefined],
  ['/shop?error=access_denied', undefined],
  [
    '/shop?error=access_denied&error_description=Email+link+is+invalid',
    '/admin/login?error=access_denied&error_description=Email+link+is+invalid',
  ],
  ['/admin/login?error=access_denied&error_description=x', undefined],
])('%s leads to %s', (address, target) => {
  expect(from(address)).toBe(target);
});

test('A token on a shop page belongs to that page', () => {
  expect(from('/shop/orders#token=abc')).toBeUndefined();
  expect(from('/shop/orders?token=abc')).toBeUndefined();
});
