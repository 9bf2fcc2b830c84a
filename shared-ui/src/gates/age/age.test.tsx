import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router';
import { SiteGate } from '../index.ts';
import { visit } from '../visit-for-tests.tsx';

const gate = () => screen.findByRole('dialog', { name: 'Are you 19 or older?' });

test('A spinner replaces the page until cookie and flag have been read', () => {
  render(
    <Provider store={createStore()}>
      <MemoryRouter>
        <SiteGate gate="age">
          <h1>The page</h1>
        </SiteGate>
      </MemoryRouter>
    </Provider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByText('The page')).not.toBeInTheDocument();
});

// GATE-1, GATE-2
test('YES is stored for 365 days as cookie and local flag, and the page opens with the focus on its heading', async () => {
  const { cookies, local } = await visit({ at: '/dtc', gate: 'age' });
  await gate();
  expect(screen.queryByRole('heading', { name: 'The page' })).not.toBeInTheDocument();
  const yes = screen.getByRole('button', { name: 'YES' });
  expect(yes).toHaveFocus();
  await userEvent.click(yes);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The page' })).toHaveFocus());
  expect(cookies.at(-1)).toBe('cbo-age-verified=true; Max-Age=31536000; Path=/; SameSite=Lax');
  expect(local['cbo-age-verified']).toBe('true');
});

// GATE-1, GATE-3
test("The age gate can't be dismissed, and NO leads to the configured address", async () => {
  await visit({ at: '/dtc', gate: 'age' });
  const dialog = await gate();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.previousElementSibling ?? dialog);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'NO' })).toHaveAttribute(
    'href',
    'https://www.canada.ca/en/health-canada/services/substance-use/alcohol.html',
  );
});

// CART-5, GATE-4
test('YES on a keg page unlocks the keg portal', async () => {
  const { local } = await visit({ at: '/dtckegs', gate: 'age' });
  await gate();
  await userEvent.click(screen.getByRole('button', { name: 'YES' }));
  expect(JSON.parse(local['inventory-store'] ?? '{}')).toMatchObject({
    state: { isKegPortalUnlocked: true },
  });
});
