import { act, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type Client, transportProblem } from 'shared-domain/client';
import { environmentAtom, inertEnvironment, loadCatalogueAtom } from 'shared-domain/state';
import { OfflineBar } from './index.ts';

const AS_OF = new Date(2026, 10, 20, 14, 5).getTime();

/** The bar over a catalogue whose fetches are answered in turn. */
async function openBar(...answers: Awaited<ReturnType<Client['productList']>>[]) {
  const store = createStore();
  const productList = async () => answers.shift() ?? transportProblem('network');
  store.set(environmentAtom, { ...inertEnvironment, client: { ...inertEnvironment.client, productList } });
  const load = () => act(() => store.set(loadCatalogueAtom));
  await load();
  render(
    <Provider store={store}>
      <OfflineBar />
    </Provider>,
  );
  return load;
}

const list = (more: { isKept?: true } = {}) => ({
  ok: true as const,
  data: { products: [], etag: null, asOf: AS_OF, ...more },
});

// PAGE-13
test('The offline bar comes and goes with the network', async () => {
  await openBar(list());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. Prices and stock are from 2:05 PM.');
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  online.mockRestore();
});

// PAGE-13
test('Online, the bar says whether the last fetch was answered: a list that the browser had kept is no answer', async () => {
  const away = 'We can’t be reached at the moment. Prices and stock are from 2:05 PM.';
  const load = await openBar(list(), list({ isKept: true }), list(), transportProblem('network'));
  await load();
  expect(screen.getByRole('status')).toHaveTextContent(away);
  await load();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await load();
  expect(screen.getByRole('status')).toHaveTextContent(away);
});
