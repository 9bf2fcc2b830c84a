import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import type { Product } from 'shared-domain/products';
import { productFixture } from 'shared-domain/testing';
import { Slot, type SlotLookup, SlotProvider } from './index.ts';

const gantry = productFixture({ id: 'CTR-112', name: 'Gantry IPA', price: 66, stock: 52 });

const Tools = lazy(async () => ({
  default: ({ product }: { product: Product }) => <button type="button">Edit {product.name}</button>,
}));

const offered = (() => Tools) as SlotLookup;

test("A slot shows its owner's component, with the props of its place", async () => {
  render(
    <SlotProvider lookup={offered}>
      <Slot name="product-tools" props={{ product: gantry }} />
    </SlotProvider>,
  );
  expect(await screen.findByRole('button', { name: 'Edit Gantry IPA' })).toBeInTheDocument();
});

test('A slot that no remote fills is empty', () => {
  const view = render(<Slot name="product-tools" props={{ product: gantry }} />);
  expect(view.container).toBeEmptyDOMElement();
});
