import {
  adminProductsQuery,
  errorReportsRequest,
  formerOrdersLink,
  orderListQuery,
  productListQuery,
  quoteRequest,
  rowEditRequest,
  settingsChange,
} from './index.ts';

test("The inventory page's filters are parsed from its address as lists and switches", () => {
  expect(
    adminProductsQuery.parse({
      brand: 'FORCE, FUGGLES,',
      showHidden: 'true',
      filters: 'no-abv',
      limit: '50',
    }),
  ).toEqual({ brand: ['FORCE', 'FUGGLES'], showHidden: true, filters: ['no-abv'], limit: 50 });
  expect(adminProductsQuery.safeParse({ showHidden: 'perhaps' }).success).toBe(false);
});

test('A page of a list has 1 to 500 entries', () => {
  expect(productListQuery.safeParse({}).data).toEqual({});
  for (const limit of ['0', '501', '1.5', 'all'])
    expect(productListQuery.safeParse({ limit }).success).toBe(false);
  expect(orderListQuery.parse({ limit: '500', status: 'pending' })).toEqual({
    limit: 500,
    status: ['pending'],
  });
});

test('A quote may be requested for an empty cart, but not for an unknown channel or half a postal code', () => {
  expect(quoteRequest.safeParse({ channel: 'dtc', lines: [] }).success).toBe(true);
  expect(quoteRequest.safeParse({ channel: 'shop', lines: [] }).success).toBe(false);
  expect(quoteRequest.safeParse({ channel: 'dtc', lines: [], postalCode: 'V5L' }).success).toBe(false);
});

test('A change of settings names at least one of them', () => {
  expect(settingsChange.safeParse({ comingSoon: true }).success).toBe(true);
  expect(settingsChange.safeParse({}).error?.issues[0]?.message).toBe('Please name a setting to change');
});

test('A row of an import is skipped once or always ignored, never both', () => {
  expect(rowEditRequest.safeParse({ skipThisTime: true, shouldIgnore: false }).success).toBe(true);
  expect(rowEditRequest.safeParse({ skipThisTime: true, shouldIgnore: true }).error?.issues[0]?.message).toBe(
    "Choose 'skip this time only' or 'always ignore', not both",
  );
});

test('A link to former orders is requested by email or opened by its token', () => {
  expect(formerOrdersLink.safeParse({ email: 'ada@pub.example' }).success).toBe(true);
  expect(formerOrdersLink.safeParse({ token: 'abc' }).success).toBe(true);
  expect(formerOrdersLink.safeParse({}).success).toBe(false);
});

test('Long texts of an error report are cut, not refused', () => {
  const report = { kind: 'error', message: 'x'.repeat(5000), composition: { shell: '1.0.0+abc' } };
  const parsed = errorReportsRequest.parse(report);
  expect('message' in parsed && parsed.message.length).toBe(1000);
  const apps = Object.fromEntries(Array.from({ length: 21 }, (_, at) => [`app-${at}`, '1.0.0']));
  for (const composition of [apps, { shell: 'x'.repeat(121) }, { ['x'.repeat(61)]: '1.0.0' }])
    expect(errorReportsRequest.safeParse({ ...report, composition }).success).toBe(false);
  expect(errorReportsRequest.safeParse({ reports: Array(21).fill(report) }).success).toBe(false);
});
