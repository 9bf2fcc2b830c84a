import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { productFixture } from 'shared-domain/testing';
import { ok, openStaff } from '../../testing/open-staff.tsx';

const product = (id: string, name: string, more = {}) =>
  productFixture({ id, name, price: 60, updatedAt: '2026-11-20T17:00:00.000Z', ...more });

const PRODUCTS = [
  product('A', 'Pils'),
  product('B', 'Ale 12x650ml'),
  product('C', 'Stout', { containerVolume: 473, containersPerUnit: 24 }),
  product('D', 'Shirt', { category: 'Merchandise' }),
];

// SIZE-2, SIZE-3
test('What lacks a size is listed by what was sold, and saving a guess confirms it', async () => {
  const saved: object[] = [];
  openStaff({
    path: '/admin/products/sizes',
    calls: {
      adminProducts: async () => ok({ products: PRODUCTS }),
      soldUnits: async () => ok({ units: { B: 40, C: 90, A: 3 } }),
      bulkEditProducts: async ({ body }) => {
        saved.push(body);
        return ok({ products: [], refused: [] });
      },
    },
  });
  const rows = () => screen.getAllByRole('row').slice(1);
  await screen.findByRole('link', { name: 'Pils' });
  expect(rows().map((row) => within(row).getByRole('link').textContent)).toEqual(['Ale 12x650ml', 'Pils']);
  const field = screen.getByRole('textbox', { name: 'Size of Pils' });
  await userEvent.type(field, 'a dozen{Enter}');
  expect(field).toHaveAccessibleDescription('Please enter a size such as 24 x 473 mL');
  await userEvent.click(screen.getByRole('button', { name: 'Save the size of Ale 12x650ml' }));
  expect(saved).toEqual([
    {
      changes: [
        {
          ...{ id: 'B', updatedAt: '2026-11-20T17:00:00.000Z' },
          change: { containerVolume: 650, containersPerUnit: 12 },
        },
      ],
    },
  ]);
});
