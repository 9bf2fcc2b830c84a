import { browserOf, placeOf } from './client-info.ts';

// STAFF-30
test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['curl/8.5.0', 'Another browser'],
  [undefined, 'Another browser'],
])('%p is %p', (userAgent, browser) => {
  expect(browserOf(userAgent)).toBe(browser);
});

test.each([
  ['127.0.0.1', 'This machine'],
  ['::1', 'This machine'],
  ['192.168.1.20', 'The local network'],
  ['172.20.0.3', 'The local network'],
  ['203.0.113.77', 'Network 203.0.113.x'],
  ['2001:db8:12:3400::', 'Network 2001:db8:12:x'],
])('%p is shown as %p', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
