import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { CategoryTile, CategoryTiles } from './index.ts';

// PAGE-7
test('A tile links to its category', () => {
  render(
    <MemoryRouter>
      <CategoryTiles>
        <CategoryTile
          title="PACKAGED"
          note="Bottles/Cans"
          ground="barrel"
          products={[]}
          to="/shop/categories/packaged"
        />
      </CategoryTiles>
    </MemoryRouter>,
  );
  expect(screen.getByRole('list', { name: 'Categories' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /PACKAGED/ })).toHaveAttribute('href', '/shop/categories/packaged');
});

// PAGE-7
test('A filter tile says whether it is on', async () => {
  const picked = jest.fn();
  const tile = (selected: boolean) => (
    <CategoryTile
      title="50L KEGS"
      note="For a full house"
      ground="sea"
      products={[]}
      selected={selected}
      onSelect={picked}
    />
  );
  const { rerender } = render(tile(false));
  await userEvent.click(screen.getByRole('button', { name: /50L KEGS/, pressed: false }));
  expect(picked).toHaveBeenCalledTimes(1);
  rerender(tile(true));
  expect(screen.getByRole('button', { name: /50L KEGS/, pressed: true })).toHaveTextContent('Selected');
});
