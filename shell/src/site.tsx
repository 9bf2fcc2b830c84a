import { Provider } from 'jotai';
import { store } from 'shared-domain/state';
import { type SlotLookup, SlotProvider } from 'shared-ui/remote';
import { RouterProvider } from 'shared-ui/router';
import type { SiteRouter } from './routing/router.tsx';

/** The whole site. A prerendered page is drawn from the same tree, so that the browser can take its elements over. */
export function Site({ router, lookup }: { router: SiteRouter; lookup: SlotLookup }) {
  return (
    <Provider store={store}>
      <SlotProvider lookup={lookup}>
        <RouterProvider router={router} />
      </SlotProvider>
    </Provider>
  );
}
