import { XMLParser } from 'fast-xml-parser';
import { type StandIns, startStandIns } from '../index.ts';

let standIns: StandIns;

beforeAll(async () => {
  standIns = await startStandIns({ clock: () => new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => standIns.stop());

const price = (
  postalCode: string,
  headers: Record<string, string> = { authorization: 'Basic dXNlcjpwYXNz' },
) =>
  fetch(`${standIns.url}/carrier/rs/ship/price`, {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.cpc.ship.rate-v4+xml', ...headers },
    body: `<?xml version="1.0" encoding="UTF-8"?>
      <mailing-scenario xmlns="http://www.canadapost.ca/ws/ship/rate-v4">
        <parcel-characteristics><weight>6.5</weight></parcel-characteristics>
        <origin-postal-code>V5L1P5</origin-postal-code>
        <destination><domestic><postal-code>${postalCode}</postal-code></domestic></destination>
      </mailing-scenario>`,
  });

test('a parcel is priced by service, with what is due and the days that it takes', async () => {
  const answer = await price('V6B4Y8');
  expect(answer.headers.get('content-type')).toContain('application/vnd.cpc.ship.rate-v4+xml');
  const { 'price-quotes': quotes } = new XMLParser().parse(await answer.text());
  expect(quotes['price-quote'][0]).toEqual({
    'service-code': 'DOM.RP',
    'service-name': 'Regular Parcel',
    'price-details': { base: 16.9, taxes: { gst: 0.85 }, due: 17.75 },
    'service-standard': {
      'am-delivery': false,
      'guaranteed-delivery': true,
      'expected-transit-time': 4,
      'expected-delivery-date': '2026-11-24',
    },
  });
  expect(quotes['price-quote'].map((quote: { 'service-name': string }) => quote['service-name'])).toEqual([
    'Regular Parcel',
    'Expedited Parcel',
    'Xpresspost',
    'Priority',
  ]);
});

test('a parcel without authorization or with a malformed postal code is refused', async () => {
  expect((await price('V6B4Y8', {})).status).toBe(401);
  expect((await price('V6B 4Y8')).status).toBe(400);
});
