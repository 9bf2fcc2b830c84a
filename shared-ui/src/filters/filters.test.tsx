import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import type { PackagingType } from 'shared-domain/products';
import { BrandChips, BrandSelect, LinkTabs, PackagingChecks, ProductCount, SearchField } from './index.ts';

const BRANDS = ['FUGGLES', 'FORCE', 'CZECH BROS'];

function Chips() {
  const [chosen, setChosen] = useState<string[]>([]);
  return (
    <>
      <BrandChips brands={BRANDS} chosen={chosen} onChange={setChosen} />
      <output>{chosen.join(' + ')}</output>
    </>
  );
}

test('Several brands can be on at once, and a second click turns one off', async () => {
  render(<Chips />);
  expect(screen.getByRole('group', { name: 'Filter by Brand' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'CZECH BROS' }));
  await userEvent.click(screen.getByRole('button', { name: 'FUGGLES' }));
  expect(screen.getByText('CZECH BROS + FUGGLES')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'FUGGLES', pressed: true })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'CZECH BROS' }));
  expect(screen.getByRole('button', { name: 'CZECH BROS', pressed: false })).toBeInTheDocument();
});

// PAGE-8
test('The keg portal picks one brand or all', async () => {
  const picked = jest.fn();
  render(<BrandSelect brands={BRANDS} value="" onChange={picked} />);
  const select = screen.getByRole('combobox', { name: 'Filter by Brand' });
  expect(select).toHaveDisplayValue('All brands');
  await userEvent.selectOptions(select, 'FORCE');
  expect(picked).toHaveBeenCalledWith('FORCE');
});

function Packagings() {
  const [chosen, setChosen] = useState<PackagingType[]>(['50L']);
  return (
    <>
      <PackagingChecks chosen={chosen} onChange={setChosen} />
      <output>{chosen.join(', ')}</output>
    </>
  );
}

// PRODUCT-2
test('Packagings are check boxes with their fixed labels', async () => {
  render(<Packagings />);
  expect(screen.getByRole('checkbox', { name: '50L Kegs' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: '20L & 30L Kegs' }));
  expect(screen.getByText('50L, 20L & 30L')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Packaged (Bottles/Cans)' })).not.toBeChecked();
});

function LateAddress() {
  const [sizes, setSizes] = useState<PackagingType[]>([]);
  const [asked, ask] = useState<PackagingType[]>([]);
  const [brand, setBrand] = useState('');
  const [askedBrand, askBrand] = useState('');
  return (
    <>
      <PackagingChecks chosen={sizes} onChange={ask} />
      <BrandSelect brands={BRANDS} value={brand} onChange={askBrand} />
      <button
        type="button"
        onClick={() => {
          setSizes(asked);
          setBrand(askedBrand);
        }}
      >
        Arrive
      </button>
      <button
        type="button"
        onClick={() => {
          setSizes(['50L']);
          setBrand('FUGGLES');
        }}
      >
        Back
      </button>
    </>
  );
}

test('A choice shows at once and stays, before and after the address follows', async () => {
  render(<LateAddress />);
  const small = screen.getByRole('checkbox', { name: '20L & 30L Kegs' });
  const large = screen.getByRole('checkbox', { name: '50L Kegs' });
  const brand = screen.getByRole('combobox', { name: 'Filter by Brand' });
  await userEvent.click(small);
  await userEvent.click(large);
  await userEvent.selectOptions(brand, 'FORCE');
  const isAsChosen = () => {
    expect(small).toBeChecked();
    expect(large).toBeChecked();
    expect(brand).toHaveDisplayValue('FORCE');
  };
  isAsChosen();
  await userEvent.click(screen.getByRole('button', { name: 'Arrive' }));
  isAsChosen();
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(small).not.toBeChecked();
  expect(large).toBeChecked();
  expect(brand).toHaveDisplayValue('FUGGLES');
});

function Search() {
  const [text, setText] = useState('');
  return <SearchField value={text} onChange={setText} />;
}

test('The search is cleared by Escape or its clear button, and keeps the focus', async () => {
  render(<Search />);
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  await userEvent.type(field, 'moth');
  expect(field).toHaveValue('moth');
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  await userEvent.type(field, 'stout');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});

function InAddress() {
  const [text, setText] = useState('');
  return (
    <>
      <SearchField value={text} onChange={(typed) => setText(typed.trim())} />
      <button type="button" onClick={() => setText('')}>
        Clear filters
      </button>
    </>
  );
}

test('Spaces between words stay while the address trims the search', async () => {
  render(<InAddress />);
  const field = screen.getByRole('searchbox', { name: 'Search products' });
  await userEvent.type(field, 'moon moth ');
  expect(field).toHaveValue('moon moth ');
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(field).toHaveValue('');
});

test('The count of products is announced, in the singular for one', () => {
  const { rerender } = render(<ProductCount count={29} />);
  expect(screen.getByRole('status')).toHaveTextContent('29 products');
  rerender(<ProductCount count={1} />);
  expect(screen.getByRole('status')).toHaveTextContent('1 product');
});

test('Tabs with addresses are links, the current one marked', () => {
  render(
    <MemoryRouter>
      <LinkTabs
        label="Categories"
        tabs={[
          { to: '/shop/categories', label: 'All Products', current: false },
          { to: '/shop/categories/50l', label: '50L', current: true },
        ]}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: '50L', current: 'page' })).toHaveAttribute(
    'href',
    '/shop/categories/50l',
  );
});
