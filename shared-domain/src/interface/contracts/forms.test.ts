import type { core } from 'zod/mini';
import {
  contactForm,
  dtcCheckoutForm,
  kegCheckoutForm,
  leadForm,
  licenseeCheckoutForm,
  signInForm,
} from '../forms/index.ts';
import {
  checkInput,
  dtcOrderRequest,
  kegOrderRequest,
  keyHeaders,
  leadRequest,
  licenceForm,
  licenceVerifyRequest,
  licenseeOrderRequest,
  quoteRequest,
} from './index.ts';

const messagesOf = (schema: core.$ZodType, input: unknown): Record<string, string> => {
  const checked = checkInput(schema, input);
  return Object.fromEntries((checked.ok ? [] : checked.errors).map(({ path, message }) => [path, message]));
};

const checkout = {
  firstName: 'Ada',
  lastName: 'Lee',
  email: 'ada@pub.example',
  address: '12 Main Street',
  city: 'Vancouver',
  province: 'BC',
  postalCode: 'V5L 1P5',
};
const keg = { firstName: 'Ada', lastName: 'Lee', email: 'ada@pub.example', phone: '604-555-0142' };

// ORDER-1
test.each([
  [{ firstName: 'A' }, 'firstName', 'First name must be at least 2 characters'],
  [{ firstName: ' A ' }, 'firstName', 'First name must be at least 2 characters'],
  [{ lastName: '' }, 'lastName', 'Last name must be at least 2 characters'],
  [{ email: 'ada@pub' }, 'email', 'Please enter a valid email address'],
  [{ email: undefined }, 'email', 'Please enter a valid email address'],
  [{ address: '12 M' }, 'address', 'Address must be at least 5 characters'],
  [{ city: 'V' }, 'city', 'City must be at least 2 characters'],
  [{ province: '' }, 'province', 'Province is required'],
  [{ province: 'XX' }, 'province', 'Province is required'],
  [{ postalCode: 'V5L' }, 'postalCode', 'Please enter a valid Canadian postal code (e.g., A1A 1A1)'],
  [{ postalCode: 'D1A 1A1' }, 'postalCode', 'Please enter a valid Canadian postal code (e.g., A1A 1A1)'],
  [{ postalCode: 'A1A 1AA' }, 'postalCode', 'Please enter a valid Canadian postal code (e.g., A1A 1A1)'],
])('Both checkout forms refuse %j at %s with a message of its own', (wrong, path, message) => {
  expect(messagesOf(licenseeCheckoutForm, { ...checkout, ...wrong })).toEqual({ [path]: message });
  expect(messagesOf(dtcCheckoutForm, { ...checkout, ...wrong })).toEqual({ [path]: message });
});

// ORDER-3
test('Licensees order within BC only, retail customers from all thirteen provinces and territories', () => {
  expect(messagesOf(licenseeCheckoutForm, { ...checkout, province: 'AB' })).toEqual({
    province: 'Wholesale orders are delivered in BC only',
  });
  const codes = {
    ...{ AB: 'T2P 1J9', BC: 'V5L 1P5', MB: 'R3C 1A5', NB: 'E1C 1H1', NL: 'A1C 1A1', NS: 'B3J 1A1' },
    ...{ NT: 'X1A 1A1', NU: 'X0A 0H0', ON: 'M5V 3A8', PE: 'C1A 1A1', QC: 'H2X 1Y4', SK: 'S4P 1A1' },
    YT: 'Y1A 1A1',
  };
  for (const [province, postalCode] of Object.entries(codes)) {
    expect(messagesOf(dtcCheckoutForm, { ...checkout, province, postalCode })).toEqual({});
  }
});

// SHIPPING-11
test('A postal code of another province is refused, with the province that it belongs to', () => {
  const wrong = { ...checkout, province: 'AB', postalCode: 'm5v3a8' };
  expect(messagesOf(dtcCheckoutForm, wrong)).toEqual({ province: 'M5V 3A8 is in Ontario' });
  expect(messagesOf(dtcCheckoutForm, { ...wrong, firstName: '' })).toEqual({
    firstName: 'First name must be at least 2 characters',
    province: 'M5V 3A8 is in Ontario',
  });
  expect(messagesOf(dtcOrderRequest, { ...wrong, lines: [{ productId: 'A', quantity: 1 }] })).toMatchObject({
    province: 'M5V 3A8 is in Ontario',
  });
  expect(messagesOf(dtcCheckoutForm, { ...checkout, province: 'NT', postalCode: 'X0B 0C0' })).toEqual({
    province: 'X0B 0C0 is in Nunavut',
  });
  expect(
    messagesOf(quoteRequest, { channel: 'dtc', lines: [], province: 'AB', postalCode: 'M5V 3A8' }),
  ).toEqual({ province: 'M5V 3A8 is in Ontario' });
  expect(messagesOf(licenseeCheckoutForm, { ...checkout, postalCode: 'M5V 3A8' })).toEqual({
    postalCode: 'M5V 3A8 is in Ontario. Wholesale orders are delivered in BC only',
  });
});

// ORDER-1
test('Delivery details, licence number and account name may be missing or empty', () => {
  expect(messagesOf(licenseeCheckoutForm, checkout)).toEqual({});
  const empty = { deliveryDetails: '', licenseNumber: '', accountName: '' };
  expect(messagesOf(licenseeCheckoutForm, { ...checkout, ...empty })).toEqual({});
  expect(messagesOf(licenseeCheckoutForm, { ...checkout, accountName: 'x'.repeat(201) })).toEqual({
    accountName: 'Please use at most 200 characters',
  });
});

// ORDER-2
test.each([
  [{ phone: '604-555' }, 'phone', 'Please enter a valid phone number'],
  [{ phone: 'call me now' }, 'phone', 'Please enter a valid phone number'],
  [{ phone: undefined }, 'phone', 'Please enter a valid phone number'],
  [{ firstName: 'A' }, 'firstName', 'First name must be at least 2 characters'],
  [{ lastName: 'L' }, 'lastName', 'Last name must be at least 2 characters'],
  [{ email: 'x' }, 'email', 'Please enter a valid email address'],
])('The keg form refuses %j at %s with a message of its own', (wrong, path, message) => {
  expect(messagesOf(kegCheckoutForm, { ...keg, ...wrong })).toEqual({ [path]: message });
});

test('Checkout forms are trimmed, with formatted postal code and phone', () => {
  expect(
    licenseeCheckoutForm.parse({
      ...checkout,
      firstName: ' Ada ',
      postalCode: 'v5l1p5',
      email: ' ada@pub.example ',
    }),
  ).toEqual(checkout);
  expect(kegCheckoutForm.parse({ ...keg, phone: '(604) 555 0142', notes: ' by the back door ' })).toEqual({
    ...keg,
    notes: 'by the back door',
  });
});

// ORDER-5
test('Order requests are the form with lines and total; an empty cart is refused with its own message', () => {
  const lines = [{ productId: 'CTR-112', quantity: 2 }];
  const order = { ...checkout, lines, expectedTotal: 143.4 };
  expect(messagesOf(licenseeOrderRequest, order)).toEqual({});
  expect(messagesOf(licenseeOrderRequest, { ...order, lines: [] })).toEqual({
    lines: 'Your cart is empty. Please add items before checking out.',
  });
  expect(messagesOf(kegOrderRequest, { ...keg, lines: [], expectedTotal: 0 })).toEqual({
    lines: 'Your cart is empty',
  });
  expect(messagesOf(dtcOrderRequest, order)).toEqual({
    successUrl: 'Please send a page of this site',
    cancelUrl: 'Please send a page of this site',
  });
  expect(messagesOf(licenseeOrderRequest, { ...order, expectedTotal: '143.40' })).toEqual({
    expectedTotal: 'Please send the total that was shown',
  });
});

// QUOTE-4
test.each([[0], [-1], [1.5], ['2'], [null], [10_000]])('A line of %j units is refused', (quantity) => {
  const lines = [{ productId: 'CTR-112', quantity }];
  expect(Object.keys(messagesOf(licenseeOrderRequest, { ...checkout, lines, expectedTotal: 1 }))).toEqual([
    'lines.0.quantity',
  ]);
});

// ORDER-8
test.each([
  ['12345678', true],
  ['1234567', false],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['schlüssel', false],
  ['tab\tinside', false],
])('An Idempotency-Key of %j: %j', (key, isAccepted) => {
  expect(keyHeaders.safeParse({ 'idempotency-key': key }).success).toBe(isAccepted);
});

// CONTACT-1
test('The contact form has its messages with a full stop', () => {
  expect(messagesOf(contactForm, { fullName: 'A', email: 'x', message: 'too short' })).toEqual({
    fullName: 'Full name must be at least 2 characters.',
    email: 'Please enter a valid email address.',
    message: 'Message must be at least 10 characters.',
  });
  expect(messagesOf(contactForm, { fullName: 'Al', email: 'a@b.co', message: 'ten chars!' })).toEqual({});
});

// CONTACT-5
test('The lead popup has its messages; a lead comes from the popup by default', () => {
  expect(messagesOf(leadForm, { name: 'A', email: '' })).toEqual({
    name: 'Name is required',
    email: 'Valid email is required',
  });
  expect(leadRequest.parse({ name: 'Ada', email: 'a@b.co' })).toEqual({
    name: 'Ada',
    email: 'a@b.co',
    source: 'retail_popup',
  });
});

// LICENCE-1
test('Licence forms ask for number and company; a number is verified trimmed', () => {
  expect(messagesOf(licenceForm, { licenseNumber: ' ', companyName: '' })).toEqual({
    licenseNumber: 'License number is required',
    companyName: 'Company name is required',
  });
  expect(licenceVerifyRequest.parse({ licenseNumber: ' 301234 ' })).toEqual({ licenseNumber: '301234' });
  expect(messagesOf(licenceVerifyRequest, { licenseNumber: { $gt: '' } })).toEqual({
    licenseNumber: 'License number is required',
  });
});

test('Staff sign in with a valid address at exactly the staff domain', () => {
  const domain = 'Only cbo.example email addresses are allowed';
  expect(messagesOf(signInForm, { email: 'nora' })).toEqual({ email: 'Please enter a valid email address' });
  expect(messagesOf(signInForm, { email: 'nora@gmail.example' })).toEqual({ email: domain });
  expect(messagesOf(signInForm, { email: 'nora@mail.cbo.example' })).toEqual({ email: domain });
  expect(messagesOf(signInForm, { email: 'Nora.Whitfield@CBO.example' })).toEqual({});
});

const lineEnd = 'Please leave out line ends and control characters';

test('A line break, a control character or one that hides or turns text is refused in one line of text and accepted in a message', () => {
  expect(messagesOf(dtcCheckoutForm, { ...checkout, firstName: 'Ada\r\nBcc: all@pub.example' })).toEqual({
    firstName: lineEnd,
  });
  expect(messagesOf(licenceForm, { licenseNumber: '30\u00005', companyName: 'Gull\u2028Anchor' })).toEqual({
    licenseNumber: lineEnd,
    companyName: lineEnd,
  });
  for (const hidden of ['\u202e', '\u2066', '\u200f', '\u200b', '\u00ad', '\u3164', '\ufeff', '\u{e0041}'])
    expect(messagesOf(dtcCheckoutForm, { ...checkout, lastName: `Love${hidden}lace` })).toEqual({
      lastName: lineEnd,
    });
  expect(messagesOf(dtcCheckoutForm, { ...checkout, lastName: "O'Brien-Nguyễn می\u200cخواهم" })).toEqual({});
  expect(messagesOf(kegCheckoutForm, { ...keg, phone: '604-555-0142 ext.\n2' })).toEqual({
    phone: 'Please enter a valid phone number',
  });
  const message = 'Hello,\n\nwhen do you open?\n';
  expect(messagesOf(contactForm, { fullName: 'Ada\n', email: keg.email, message })).toEqual({});
  expect(messagesOf(contactForm, { fullName: 'Ada\nLee', email: keg.email, message })).toEqual({
    fullName: lineEnd,
  });
});
