import { checkInput, type Endpoint, endpoints, productBulkEdit } from './index.ts';

const errorsOf = (schema: Parameters<typeof checkInput>[0], input: unknown) => {
  const checked = checkInput(schema, input);
  return checked.ok ? [] : checked.errors;
};

test('For a call that accepts two forms, the faults of the intended form are reported', () => {
  expect(errorsOf(productBulkEdit, { changes: [{ id: 'A', change: { price: -1 } }] })).toEqual([
    { path: 'changes.0.change.price', message: 'Invalid price (must be a number >= 0)' },
  ]);
  expect(errorsOf(productBulkEdit, { ids: ['A'], change: { hidden: 'no' } })).toEqual([
    { path: 'change.hidden', message: 'Please choose yes or no (true or false)' },
  ]);
  expect(errorsOf(productBulkEdit, 'text')).toEqual([{ path: '', message: 'Please check this value' }]);
});

const RAW =
  /Invalid (input|option|string|key|value|element|UUID|ISO|email|URL)|expected|received|Too (big|small)|Unrecognized|pattern/;

const schemas = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { request, query }]) =>
  [request, query].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
);

// API-1
test.each(schemas)("%s never answers with the validator's own message", (_, schema) => {
  const odd = [undefined, null, true, -1, 1e300, 0.5, '', 'x'.repeat(20_000), '\u0000', [], [{}], {}];
  const { shape = {} } = schema as { shape?: Record<string, unknown> };
  const inputs = odd.flatMap((value) => [
    value,
    Object.fromEntries(Object.keys(shape).map((field) => [field, value])),
    {
      ids: [value],
      changes: [{ id: value, change: { abv: value, hidden: value, stock: value } }],
      edits: value,
    },
  ]);
  for (const input of inputs) {
    for (const { message } of errorsOf(schema, input)) expect(message).not.toMatch(RAW);
  }
});
