import { Provider } from 'jotai';
import { store } from 'shared-domain/state';
import { type SlotLookup, SlotProvider } from 'shared-ui/remote';
import { RouterProvider } from 'shared-ui/router';
import type { SiteRouter } from './routing/router.tsx';

/** The whole site. A prerendered page is rendered from the same tree, so that the browser can hydrate it. */
export function Site({ router, lookup }: { router: SiteRouter; lookup: SlotLookup }) {
  return (
    <Provider store={store}>
      <SlotProvider lookup={lookup}>
        <RouterProvider router={router} />
      </SlotProvider>
    </Provider>
  );
}
