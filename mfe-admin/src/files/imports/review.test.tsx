import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { correctionsCsv } from 'shared-domain/imports';
import {
  choose,
  csv,
  openUpload,
  reviewed,
  rowOf,
  SUMMARY,
  tab,
  tabsOf,
  totalsOf,
} from '../../testing/imports.tsx';
import { ok } from '../../testing/open-staff.tsx';
import { testStaffProduct } from '../../testing/products.ts';
import type { StaffAnswers } from '../../testing/staff-client.ts';

// IMPORT-2
test('The review counts what the file says and shows each change from old to new', async () => {
  const { router } = await openUpload();
  await choose(csv());
  const dialog = await reviewed();
  expect(router.state.location.search).toBe('?import=i1');
  expect(await within(dialog).findByText('updated, 1 suspicious')).toBeInTheDocument();
  await tab(dialog, 'Updated 2');
  const row = within(dialog).getByRole('row', { name: /Rail Yard Lager/ });
  expect(row).toHaveTextContent('$52.80 → $54.40 +3.0%');
  expect(row).toHaveTextContent('142 → 118 −24');
  const suspicious = within(dialog).getByRole('row', { name: /Velvet Ant Stout/ });
  expect(suspicious).toHaveTextContent('−90.0%Suspicious: ten times cheaper');
  expect(
    within(suspicious).getByRole('checkbox', { name: 'Apply changes of Velvet Ant Stout' }),
  ).not.toBeChecked();
});

// IMPORT-10
test("'skip this time only' and 'always ignore' exclude each other", async () => {
  await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  const name = 'Kentish Cask Stout';
  await userEvent.click(
    await within(dialog).findByRole('checkbox', { name: `skip this time only: ${name}` }),
  );
  await userEvent.click(within(dialog).getByRole('checkbox', { name: `always ignore: ${name}` }));
  expect(within(dialog).getByRole('checkbox', { name: `skip this time only: ${name}` })).not.toBeChecked();
  expect(within(dialog).getByRole('checkbox', { name: `always ignore: ${name}` })).toBeChecked();
});

// IMPORT-3, MONEY-10
test("a new product's price is read with its thousands marks; a text that is no price stays, with words", async () => {
  await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  const price = await within(dialog).findByRole('textbox', { name: 'Price of Kentish Cask Stout' });
  await userEvent.clear(price);
  await userEvent.type(price, 'about 12{Enter}');
  expect(price).toHaveValue('about 12');
  expect(price).toHaveAccessibleDescription('The price must be an amount, such as 12.50');
  await userEvent.clear(price);
  await userEvent.type(price, '1,234{Enter}');
  expect(await within(dialog).findByDisplayValue('1234.00')).toBe(price);
});

// IMPORT-4, IMPORT-11
test('Apply is disabled until every new product has a brand, is skipped or ignored', async () => {
  await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  const brand = await within(dialog).findByRole('combobox', { name: 'Brand of Kentish Cask Stout' });
  expect(brand).toHaveAccessibleDescription('Brand assignment required');
  expect(within(dialog).getByRole('button', { name: 'Apply Changes' })).toBeDisabled();
  expect(
    within(dialog).getByText('1 new product needs a brand. Choose one, skip or ignore it.'),
  ).toBeInTheDocument();
  await userEvent.selectOptions(brand, 'FUGGLES');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Apply Changes' })).toBeEnabled());
  expect(within(dialog).getByText(/to apply/)).toHaveTextContent('2 changes to apply, 1 suspicious left out');
});

// IMPORT-4
test('Issues say why a row is left out and, for ignored SKUs, who ignored them and when', async () => {
  const listed = {
    sku: 'OLD-1',
    reason: 'discontinued',
    createdBy: 'piet.novak@cbo.example',
    created_at: '2026-09-02T19:00:00.000Z',
  };
  await openUpload('/admin/upload?import=i1', { listIgnoredSkus: async () => ok({ ignoredSkus: [listed] }) });
  const dialog = await reviewed();
  await within(dialog).findByRole('tab', { name: 'Issues 3' });
  await tab(dialog, 'Issues 3');
  expect(within(dialog).getByRole('row', { name: /Harvest Ale/ })).toHaveTextContent(
    'Row 18(no ID)Harvest AleMissing product ID/SKU',
  );
  expect(within(dialog).getByRole('row', { name: /Winter Warmer/ })).toHaveTextContent(
    'On the ignore list: discontinued, Piet Novak, Sep 2',
  );
});

test('A SKU and a name that are too long are shortened, and shown in full in their row', async () => {
  const [sku, name] = ['L'.repeat(101), 'n'.repeat(201)];
  const validationErrors = [
    'Invalid product ID/SKU (must be at most 100 characters)',
    'Invalid product name (must be at most 200 characters)',
  ];
  const cells = [
    { column: 'Item #', text: sku, faulty: true },
    { column: 'Item', text: name, faulty: true },
  ];
  const row = rowOf(sku, {
    kind: 'issues',
    isNew: true,
    product: testStaffProduct(sku, ''),
    validationErrors,
    exclusion: validationErrors[0] ?? '',
    lines: [{ row: 2, cells }],
  });
  const counts = { new: 0, updated: 0, unchanged: 0, issues: 1, ignored: 0 };
  const readImport: StaffAnswers['readImport'] = async ({ query }) =>
    ok({ ...SUMMARY, counts, rows: tabsOf(query?.tab)?.includes('issues') ? [row] : [] });
  await openUpload('/admin/upload?import=i1', { readImport });
  const dialog = await reviewed();
  await within(dialog).findByRole('tab', { name: 'Issues 1' });
  await tab(dialog, 'Issues 1');
  expect(within(dialog).getByRole('row', { name: /too long/ })).toHaveTextContent(
    `Row 2${'L'.repeat(24)}…(too long)${validationErrors[0]} in the file: Item # “${'L'.repeat(60)}…”${validationErrors[1]}`,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Show the row 2' }));
  expect(screen.getByText(sku)).toBeInTheDocument();
  expect(screen.getByText(name)).toBeInTheDocument();
});

// IMPORT-4
test('A row with an issue is shown as it is in the file, with the faulty cell marked', async () => {
  await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  await within(dialog).findByRole('tab', { name: 'Issues 3' });
  await tab(dialog, 'Issues 3');
  expect(within(dialog).getByRole('row', { name: /Call Us Ale/ })).toHaveTextContent(
    'Invalid price (must be a number >= 0) in the file: Price “call us”',
  );
  const show = within(dialog).getByRole('button', { name: 'Show the row 19' });
  await userEvent.click(show);
  expect(show).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('(error)').closest('div')).toHaveTextContent('Price (error)call us');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Hide the row 19' }));
  expect(screen.queryByText('call us')).not.toBeInTheDocument();
});

/** A file with this many new products without a brand, read in pages; records which pages were requested. */
async function openLongFile(count: number) {
  const rows = Array.from({ length: count }, (_, at) =>
    rowOf(`NEW-${at}`, {
      kind: 'new',
      isNew: true,
      product: testStaffProduct(`NEW-${at}`, `Ale ${at}`, { hiddenCategory: undefined }),
    }),
  );
  const asked: string[] = [];
  const branded: string[] = [];
  const counts = { new: count, updated: 0, unchanged: 0, issues: 0, ignored: 0 };
  await openUpload('/admin/upload?import=i1', {
    importTotals: async () => ok({ ...totalsOf(rows), unbranded: count - branded.length }),
    readImport: async ({ query: { limit = 50, cursor = 0 } = {} }) => {
      const [begin, size] = [Number(cursor), Number(limit)];
      asked.push(`${begin} to ${begin + size}`);
      const more = begin + size < count ? { nextCursor: String(begin + size) } : {};
      return ok({ ...SUMMARY, counts, rows: rows.slice(begin, begin + size), ...more });
    },
    editImportRows: async ({ body: { skus } }) => {
      branded.push(...skus);
      return ok({ rows: rows.filter(({ sku }) => skus.includes(sku)) });
    },
  });
  return { asked, branded };
}

// IMPORT-22
test('A long review shows its first page at once, the next on request, and one brand applies to all of its rows', async () => {
  const { asked, branded } = await openLongFile(1_200);
  const dialog = await reviewed();
  expect(await within(dialog).findByDisplayValue('Ale 0')).toBeInTheDocument();
  expect(within(dialog).getByText('1200', { selector: '[role="tab"] *' })).toBeInTheDocument();
  expect(asked).toEqual(['0 to 1', '0 to 100']);
  fireEvent.change(within(dialog).getByLabelText('Brand for all without one'), {
    target: { value: 'FUGGLES' },
  });
  fireEvent.click(within(dialog).getByText('Apply to all 1200'));
  await waitFor(() => expect(branded).toHaveLength(1_200));
  await waitFor(() => expect(within(dialog).getByText('Apply Changes')).toBeEnabled());
  fireEvent.click(within(dialog).getByText('Show 100 more of 1100'));
  expect(await within(dialog).findByDisplayValue('Ale 100')).toBeInTheDocument();
  expect(asked.at(-1)).toBe('100 to 200');
});

// IMPORT-29
test('The rows to correct have the columns of the file, each cell as it was, the reason and the row', () => {
  const line = (row: number, ...texts: string[]) => ({
    row,
    cells: ['SKU', 'Item', 'Price', 'UPC'].map((column, at) => ({
      column,
      text: texts[at] ?? '',
      faulty: false,
    })),
  });
  const rows = [
    rowOf('A-1', {
      kind: 'issues',
      validationErrors: ['Invalid price (must be a number >= 0)'],
      lines: [line(2, 'A-1', '-Anvil, "Old"-', 'call us', '00123'), line(5, 'A-1', 'Anvil', '58.00')],
    }),
    rowOf('imported-3', {
      kind: 'ignored',
      ignoreReason: 'Not a product: a total',
      lines: [line(4, '', 'Total')],
    }),
  ];
  expect(correctionsCsv(rows)).toBe(
    [
      '\uFEFFSKU,Item,Price,UPC,Why it was left out,Row',
      'A-1,"\'-Anvil, ""Old""-",call us,"=""00123""",Invalid price (must be a number >= 0),2',
      'A-1,Anvil,58.00,,Invalid price (must be a number >= 0),5',
      ',Total,,,Not a product: a total,4',
      '',
    ].join('\n'),
  );
});

// IMPORT-24, IMPORT-26
test('The review asks about a price column, shows guesses on their cells, and asks what a near SKU is', async () => {
  const twin = rowOf('ctr-112', {
    kind: 'issues',
    isNew: true,
    product: testStaffProduct('ctr-112', 'Gantry IPA'),
    validationErrors: ['Do you mean CTR-112?'],
    exclusion: 'Do you mean CTR-112?',
    twin: 'CTR-112',
    guesses: [{ field: 'stock', cell: 'approx. 84', as: '84' }],
  });
  const sent: object[] = [];
  await openUpload('/admin/upload?import=i8', {
    readImport: async () =>
      ok({
        ...SUMMARY,
        id: 'i8',
        counts: { new: 0, updated: 0, unchanged: 0, issues: 1, ignored: 0 },
        rows: [twin],
        notices: ["'Cost' was read as the price of a case or keg. Is it what licensees pay?"],
        columns: [
          {
            place: 2,
            heading: 'Cost',
            samples: ['41.10'],
            field: 'price',
            why: 'by its heading',
            isAsked: true,
          },
        ],
      }),
    importTotals: async () => ok(totalsOf([twin])),
    editImportRow: async ({ body }) => {
      sent.push(body);
      return ok(twin);
    },
  });
  const dialog = await reviewed();
  const notes = await within(dialog).findByRole('region', { name: 'How the file was read' });
  expect(notes).toHaveTextContent("'Cost' was read as the price");
  await userEvent.click(within(notes).getByRole('button', { name: 'Look at the columns' }));
  expect(within(notes).getByRole('row', { name: /^Cost/ })).toHaveTextContent('Cost41.10Priceby its heading');
  expect(within(dialog).getByText('“approx. 84” read as 84')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'It is CTR-112' }));
  expect(sent).toEqual([{ isTwin: true }]);
});

// IMPORT-24, IMPORT-30
test('After a reload the file is chosen again, and then another sheet or other columns are read', async () => {
  const queries: object[] = [];
  const licences = {
    ...SUMMARY,
    id: 'i9',
    kind: 'licences' as const,
    fileName: 'register.xlsx',
    rows: [],
    notices: ['Columns that were not read: Town'],
    columns: [{ place: 2, heading: 'Town', samples: ['Nanaimo'], why: 'not read', isAsked: false }],
    workbook: { sheets: ['2025', '2026'], sheet: '2026' },
  };
  await openUpload('/admin/upload?import=i9', {
    readImport: async () => ok(licences),
    importLicences: async ({ query = {} }) => {
      queries.push(query);
      return ok(licences);
    },
    importInventory: async ({ query = {} }) => {
      queries.push(query);
      return ok(licences);
    },
  });
  const dialog = await reviewed();
  const notes = await within(dialog).findByRole('region', { name: 'How the file was read' });
  expect(notes).toHaveTextContent('The workbook has 2 sheets with rows. This one was read: 2026');
  await userEvent.upload(within(notes).getByLabelText('register.xlsx again'), csv('register.xlsx'));
  await userEvent.click(within(notes).getByRole('button', { name: 'Look at the columns' }));
  const column = within(notes).getByRole('combobox', { name: 'Read Town as' });
  expect(within(column).getByRole('option', { name: 'Standing' })).toBeInTheDocument();
  await userEvent.selectOptions(column, 'Part of the address');
  await userEvent.click(within(notes).getByRole('button', { name: 'Read the file again' }));
  await waitFor(() => expect(queries).toEqual([{ sheet: '2026', columns: '2:addressParts' }]));
  await userEvent.selectOptions(within(notes).getByRole('combobox', { name: 'Sheet' }), '2025');
  await waitFor(() => expect(queries[1]).toEqual({ sheet: '2025' }));
});
