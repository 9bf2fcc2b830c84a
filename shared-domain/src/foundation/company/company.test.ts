import { AGE_DAYS, AGE_KEY, CONSENT_KEY, company, isStaffAddress } from './index.ts';

// COMPANY-1
test('the demo company is Coastal Brew Outfitters of Vancouver', () => {
  expect(company).toMatchObject({
    name: 'Coastal Brew Outfitters',
    orderPrefix: 'CBO',
    kegOrderPrefix: 'KEG',
    city: 'Vancouver',
    province: 'BC',
    ordersEmail: 'orders@cbo.example',
    phone: '604-555-0142',
    staffDomain: 'cbo.example',
    originPostalCode: 'V5L 1P5',
    timeZone: 'America/Vancouver',
  });
});

test('browser storage keys are stable, or visitors would be asked again', () => {
  expect([AGE_KEY, AGE_DAYS, CONSENT_KEY]).toEqual(['cbo-age-verified', 365, 'cookie-consent']);
});

// STAFF-1
test.each([
  ['nora.whitfield@cbo.example', true],
  [' Nora@CBO.example ', true],
  ['nora@mail.cbo.example', false],
  ['nora@notcbo.example', false],
  ['nora@cbo.example.org', false],
  ['@cbo.example', false],
  ['a@b@cbo.example', false],
  ['a b@cbo.example', false],
  ['cbo.example', false],
  ['', false],
])('whether "%s" is an address of staff: %s', (email, expected) => {
  expect(isStaffAddress(email)).toBe(expected);
});
