import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OrderingAccountJson, ProductJson, StaffQuoteJson } from 'shared-domain/contracts';
import { ok, openStaff, refusal, testOrder } from '../../testing/open-staff.tsx';
import { testStaffProduct } from '../../testing/products.ts';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const products: ProductJson[] = [
  testStaffProduct('CZB-301', 'Světlý Ležák', { price: 66, stock: 96 }),
  testStaffProduct('FRC-409', 'Brute Force Barley Wine', { price: 100, stock: 9 }),
];
const account: OrderingAccountJson = {
  licenseNumber: '305-218',
  companyName: 'The Gull & Anchor',
  standing: 'active',
  form: {
    firstName: 'Devon',
    lastName: 'Lee',
    email: 'orders@gull.example',
    address: '212 Carrall Street',
    city: 'Vancouver',
    postalCode: 'V6B 2J2',
  },
  kegs: 6,
  lastOrder: {
    id: 'CBO-1',
    orderDate: '2026-11-18T18:00:00Z',
    lines: [{ productId: 'FRC-409', quantity: 2 }],
  },
  usual: [{ productId: 'CZB-301', quantity: 12 }],
  had: [],
};

type Lines = { productId: string; quantity: number }[];

/** A quote with a price per line and nine units of FRC-409 in stock. */
const quoteOf = (lines: Lines): StaffQuoteJson => {
  const total = lines.reduce((sum, { quantity }) => sum + quantity * 66, 0);
  const short = lines.filter(({ productId, quantity }) => productId === 'FRC-409' && quantity > 9);
  return {
    quote: {
      channel: 'licensee',
      lines: [],
      subtotal: total,
      charges: [],
      taxes: { gst: 0, pst: 0, hst: 0, alcoholTax: 0, total: 0 },
      deposit: 0,
      shippingOptions: [],
      shipping: 0,
      total,
      unavailable: short.map(({ productId }) => ({ productId, left: 9 })),
      pricedAt: '2026-11-20T17:41:00Z',
    },
    delivery: {
      hasZones: true,
      zone: { name: 'Downtown', minimum: 4 },
      units: 12,
      days: [
        {
          day: '2026-11-20',
          closes: '2026-11-19T22:00:00Z',
          deadline: 'Order by Thursday 2:00 PM',
          isLate: true,
        },
        { day: '2026-11-24', closes: '2026-11-23T22:00:00Z', deadline: 'Order by Monday 2:00 PM' },
      ],
    },
  };
};

function open(more: StaffAnswers = {}, path = '/admin/orders/new', stored = new Map<string, string>()) {
  const placed: unknown[] = [];
  openStaff({
    path,
    stored,
    calls: {
      adminProducts: async () => ok({ products, revision: 1 } as never),
      searchLicences: async () => ok({ licences: [account], total: 1 } as never),
      orderingAccount: async () => ok(account),
      quoteStaffOrder: async ({ body }) => ok(quoteOf(body.lines)),
      placeStaffOrder: async ({ body }) => {
        placed.push(body);
        return ok(testOrder());
      },
      ...more,
    },
  });
  return { placed, stored };
}

/** As from the account's page: with the account chosen, and the focus where a line is added. */
async function openChosen(more: StaffAnswers = {}) {
  const opened = open(more, '/admin/orders/new?account=305-218');
  await screen.findByRole('heading', { name: /The Gull & Anchor/ });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Add a line' })).toHaveFocus());
  return opened;
}

// LICENCE-10
test('an account that may not order is refused on selection', async () => {
  const detail = 'Orders on this licence are suspended.';
  open(
    {
      orderingAccount: async () => ok({ ...account, standing: 'suspended' }),
      quoteStaffOrder: async ({ body }) =>
        body.account ? refusal('licence_suspended', detail) : ok(quoteOf(body.lines)),
    },
    '/admin/orders/new?account=305-218',
  );
  expect(await screen.findByText('Suspended')).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(detail);
});

// ORDER-23
test('an order is entered and placed by keyboard alone', async () => {
  const { placed } = open();
  await screen.findByRole('combobox', { name: 'Account' });
  await userEvent.keyboard('gull');
  await screen.findByRole('option', { name: /Gull/ });
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: /The Gull & Anchor/ });
  await userEvent.keyboard('12 CZB-301{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Quantity of Světlý Ležák' })).toHaveValue('12');
  await userEvent.keyboard('brute');
  await screen.findByRole('option', { name: /Brute Force/ });
  await userEvent.keyboard('{Enter}3{Enter}CZB-301 1{Enter}');
  expect(screen.getByRole('textbox', { name: 'Quantity of Světlý Ležák' })).toHaveValue('13');
  await userEvent.keyboard('CZB-301 0');
  expect(await screen.findByText('The quantity must be a whole number from 1 to 9999')).toBeVisible();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(screen.getByRole('textbox', { name: 'Quantity of Světlý Ležák' })).toHaveValue('13');
  await userEvent.keyboard('{Escape}');
  // Keys in quick succession.
  const field = screen.getByRole('combobox', { name: 'Add a line' });
  fireEvent.change(field, { target: { value: 'brute' } });
  await screen.findByRole('option', { name: /Brute Force/ });
  fireEvent.keyDown(field, { key: 'Enter' });
  const amount = screen.getByRole('textbox', { name: 'Quantity of the new line' });
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue('');
  fireEvent.keyDown(amount, { key: 'Enter' });
  expect(field).toHaveFocus();
  expect(screen.getByRole('textbox', { name: 'Quantity of Brute Force Barley Wine' })).toHaveValue('4');
  await userEvent.keyboard('{ArrowUp}{Control>}{Delete}{/Control}');
  expect(screen.queryByRole('textbox', { name: /Quantity of Brute/ })).not.toBeInTheDocument();
  await within(screen.getByRole('region', { name: 'Quote' })).findAllByText('$858.00');
  const units = screen.getByRole('textbox', { name: 'Quantity of Světlý Ležák' });
  fireEvent.change(units, { target: { value: '1.5' } });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(units).toHaveFocus();
  await userEvent.keyboard('{Escape}{Control>}{Enter}{/Control}');
  expect(await screen.findByText('CBO-1795196412607 placed')).toBeInTheDocument();
  expect(placed).toMatchObject([
    {
      channel: 'licensee',
      licenseNumber: '305-218',
      email: 'orders@gull.example',
      lines: [{ productId: 'CZB-301', quantity: 13 }],
      expectedTotal: 858,
      delivery: { kind: 'delivery', day: '2026-11-24' },
    },
  ]);
});

// ORDER-24
test('usual lines are toggled by a click, and the whole last order can be added', async () => {
  await openChosen();
  const usual = await screen.findByRole('button', { name: /Světlý Ležák 12/ });
  await userEvent.click(usual);
  expect(usual).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(usual);
  expect(usual).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(screen.getByRole('button', { name: 'Add the last order' }));
  expect(screen.getByRole('textbox', { name: /Quantity of Brute/ })).toHaveValue('2');
});

// ORDER-25
test('a draft survives a reload, and a refused order keeps everything', async () => {
  const closed = refusal('delivery_day_closed', 'This delivery day has closed. Please choose another one.');
  const { stored } = await openChosen({ placeStaffOrder: async () => closed });
  await userEvent.keyboard('10 FRC-409{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Use 9' }));
  const quote = screen.getByRole('region', { name: 'Quote' });
  await within(quote).findAllByText('$594.00');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText(/This delivery day has closed/)).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /Quantity of Brute/ })).toHaveValue('9');
  cleanup();
  open({}, '/admin/orders/new', stored);
  expect(await screen.findByRole('textbox', { name: /Quantity of Brute/ })).toHaveValue('9');
  expect(screen.getByRole('heading', { name: /The Gull & Anchor/ })).toBeInTheDocument();
});

// ORDER-22
test('a day that has closed asks for a reason', async () => {
  const { placed } = await openChosen();
  await userEvent.keyboard('12 CZB-301{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Allow Friday, November 20' }));
  expect(screen.getByRole('radio', { name: /Friday, November 20/ })).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveFocus();
  await userEvent.keyboard('The van is not loaded yet');
  await within(screen.getByRole('region', { name: 'Quote' })).findAllByText('$792.00');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('CBO-1795196412607 placed');
  expect(placed).toMatchObject([{ delivery: { day: '2026-11-20' }, passing: 'The van is not loaded yet' }]);
});

// KEGS-9
test('empties to collect are part of the order, and can be removed again', async () => {
  const { placed } = await openChosen();
  await userEvent.keyboard('12 CZB-301{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Empty 50 L kegs' }), '2');
  await userEvent.type(screen.getByRole('textbox', { name: 'Empty 30 L kegs' }), '1{Backspace}');
  await within(screen.getByRole('region', { name: 'Quote' })).findAllByText('$792.00');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('CBO-1795196412607 placed');
  expect(placed).toMatchObject([{ collectEmpties: { 50: 2, 30: 0 } }]);
});

// ORDER-24
test('an account without orders or contacts asks for contact and address', async () => {
  const { lastOrder, ...known } = account;
  await openChosen({ orderingAccount: async () => ok({ ...known, form: {}, usual: [] }) });
  await userEvent.keyboard('1 CZB-301{Enter}');
  expect(await screen.findByRole('textbox', { name: 'Quantity of Světlý Ležák' })).toHaveValue('1');
  const form = screen.getByText('Contact and address').closest('details') as HTMLElement;
  const fields = within(form).getAllByRole('textbox');
  for (const field of fields) await userEvent.type(field, 'ab');
  expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(fields.map(() => 'ab'));
  expect(form).toHaveAttribute('open');
  await userEvent.tab();
  expect(form).not.toHaveAttribute('open');
});

// ORDER-24
test('one of the addresses of an account fills in the form', async () => {
  const addresses = [
    { address: '212 Carrall Street', city: 'Vancouver', postalCode: 'V6B 2J2' },
    { address: '12 Water Street', city: 'Vancouver', postalCode: 'V6B 1A1' },
  ];
  await openChosen({ orderingAccount: async () => ok({ ...account, addresses }) });
  await userEvent.click(screen.getByText('Contact and address'));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Deliver to' }),
    '12 Water Street, Vancouver',
  );
  expect(screen.getByLabelText('Address')).toHaveValue('12 Water Street');
  expect(screen.getByLabelText('Postal code')).toHaveValue('V6B 1A1');
});

// ORDER-23
test('an order that is placed right after its last line waits for the price of that line', async () => {
  const { placed } = await openChosen();
  await userEvent.keyboard('12 CZB-301{Enter}{Control>}{Enter}{/Control}');
  expect(await screen.findByText('CBO-1795196412607 placed')).toBeInTheDocument();
  expect(placed).toMatchObject([{ lines: [{ productId: 'CZB-301', quantity: 12 }], expectedTotal: 792 }]);
});
