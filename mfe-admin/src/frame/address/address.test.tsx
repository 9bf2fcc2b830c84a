import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'shared-ui/router';
import { useAddressQuery, useTyped } from './index.ts';

/** A list with a search field and rows that open, like the orders and the inventory. */
function List() {
  const { query, write } = useAddressQuery();
  const set = (name: string, value: string) =>
    write((now) => {
      now.set(name, value);
      return now;
    });
  const { typed, type } = useTyped(query.get('search') ?? '', (text) => set('search', text));
  const both = () => {
    set('search', 'stout');
    set('order', 'CBO-7');
  };
  return (
    <>
      <input aria-label="Search" value={typed} onChange={(event) => type(event.target.value)} />
      <button type="button" onClick={both}>
        Search and open
      </button>
    </>
  );
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/orders', element: <List /> },
      { path: '/leads', element: <p>Leads</p> },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

const type = (text: string) => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

test("two parts of a page that write at once keep each other's changes", async () => {
  const router = open('/orders?channel=keg');
  await act(async () => screen.getByRole('button').click());
  expect(router.state.location.search).toBe('?channel=keg&search=stout&order=CBO-7');
});

test("an address that catches up with earlier typing doesn't undo newer typing", async () => {
  const router = open('/orders');
  await act(async () => {
    type('st');
    type('sto');
  });
  expect(screen.getByRole('textbox')).toHaveValue('sto');
  expect(router.state.location.search).toBe('?search=sto');
});

test('Back and a cleared filter change the field', async () => {
  const router = open('/orders?search=ale');
  await act(async () => type('stout'));
  await act(async () => router.navigate('/orders'));
  expect(screen.getByRole('textbox')).toHaveValue('');
  await act(async () => router.navigate('/orders?search=stout'));
  expect(screen.getByRole('textbox')).toHaveValue('stout');
});

test('a page that is being left writes nothing into the next address', async () => {
  const router = open('/orders');
  const button = screen.getByRole('button');
  await act(async () => {
    void router.navigate('/leads');
    button.click();
  });
  expect(router.state.location.pathname).toBe('/leads');
  expect(router.state.location.search).toBe('');
});
