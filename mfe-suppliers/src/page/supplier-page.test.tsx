import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter } from 'react-router';
import { createClient } from 'shared-domain/client';
import type { SupplierPageJson } from 'shared-domain/contracts';
import { environmentAtom, inertEnvironment } from 'shared-domain/state';
import { RouterProvider } from 'shared-ui/router';
import { routes } from '../routes.tsx';

const line = (week: string, productId: string, area: string, containers: number) => ({
  ...{ week, productId, area, containers, millilitres: containers * 473 },
});
const page: SupplierPageJson = {
  ...{ name: 'Harbour Brewing', from: '2026-08-23', namesCustomers: false },
  ...{ until: '2027-02-19T06:59:59.999Z', at: '2026-11-20T18:00:00Z' },
  deliveries: [
    line('2026-11-15', 'IPA', 'West', 48),
    line('2026-11-15', 'ALE', 'East', -24),
    line('2026-11-08', 'IPA', 'East', 1200),
  ],
  products: [
    {
      ...{ id: 'IPA', name: 'Gantry IPA', ldbSku: '104512', size: '24 × 473 mL' },
      ...{ inStock: 1920, delivered: 1248, days: 43 },
    },
    { id: 'ALE', name: 'Dock Ale', size: '', inStock: 0, delivered: 0, days: null },
  ],
};

/** Opens a link; `answers` are the API's, in turn. Returns what it was asked. */
function open(...answers: object[]) {
  const asked: unknown[] = [];
  const client = createClient({
    fetch: async (_address: string, init?: RequestInit) => {
      asked.push(JSON.parse(String(init?.body)));
      const answer = (answers.length > 1 ? answers.shift() : answers[0]) as { status?: number };
      return new Response(JSON.stringify(answer), { status: answer.status ?? 200 });
    },
  });
  const store = createStore();
  store.set(environmentAtom, { ...inertEnvironment, client });
  const router = createMemoryRouter([{ children: routes, HydrateFallback: () => null }], {
    initialEntries: ['/#supplier.a.b'],
  });
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return asked;
}

const refused = (code: string, status: number) => ({
  ...{ type: 'about:blank', title: '', detail: 'Please wait.' },
  ...{ code, status },
});
const rowsOf = (heading: string) =>
  within(screen.getByRole('columnheader', { name: heading }).closest('table') as HTMLElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));

// SUPPLIER-20, SUPPLIER-22
test('It shows stock and how long it lasts, and deliveries by week, product and area', async () => {
  const asked = open(page);
  expect(await screen.findByRole('heading', { level: 1, name: 'Harbour Brewing' })).toBeVisible();
  expect(asked).toEqual([{ token: 'supplier.a.b' }]);
  expect(screen.getByText(/This link works until February 18, 2027/)).toBeVisible();
  expect(rowsOf('Lasts')).toEqual([
    'Gantry IPALDB 104512, 24 × 473 mL | 1,920 | 1,248 | 43 days',
    'Dock AleALE | 0 | 0 | Out of stock',
  ]);
  expect(rowsOf('By week')).toEqual([
    'November 15, 2026 to November 21, 2026 | 24 | 11.352',
    'November 8, 2026 to November 14, 2026 | 1,200 | 567.60',
  ]);
  expect(rowsOf('By product')).toEqual(['Gantry IPA | 1,248 | 590.304', 'Dock Ale | -24 | -11.352']);
  expect(screen.queryByRole('columnheader', { name: 'By customer' })).not.toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Week' }), '2026-11-08');
  expect(rowsOf('By area')).toEqual(['East | 1,200 | 567.60']);
});

// SUPPLIER-21
test('Customers have a table where the supplier may know them', async () => {
  const [first, ...others] = page.deliveries.map((each) => ({ ...each, customer: 'Pier 9' }));
  const { customer: _, ...nameless } = first as NonNullable<typeof first>;
  open({ ...page, namesCustomers: true, deliveries: [nameless, ...others] });
  await screen.findByRole('heading', { level: 1 });
  expect(rowsOf('By customer')).toEqual([
    'Pier 9 | 1,176 | 556.248',
    'Customers without a licence | 48 | 22.704',
  ]);
});

// SUPPLIER-24
test('The lines of the chosen week are saved as a CSV file', async () => {
  const saved: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.download).toBe('deliveries-harbour-brewing-2026-11-08.csv');
  });
  open(page);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Week' }), '2026-11-08');
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(saved[0]?.type).toBe('text/csv');
});

// SUPPLIER-23
test('A link that is not valid says so, and a failure can be tried again', async () => {
  open(refused('unavailable', 503), refused('link_invalid', 401));
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByRole('heading', { level: 1, name: 'This link is not valid' })).toBeVisible();
});
