import { Provider } from 'jotai';
import { useEffect } from 'react';
import { store as pageStore } from 'shared-domain/state';
import { type SlotLookup, SlotProvider } from 'shared-ui/remote';
import { type PageRouter, RouterProvider } from 'shared-ui/router';

type SiteProps = {
  router: PageRouter;
  lookup: SlotLookup;
  /** The page's own, but for a page that is drawn without a browser. */
  store?: typeof pageStore;
  /** Called once the page answers to presses. */
  onStarted?: () => void;
};

/** The whole site. A page that is drawn without a browser is rendered from the same tree. */
export function Site({ router, lookup, store = pageStore, onStarted }: SiteProps) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <Provider store={store}>
      <SlotProvider lookup={lookup}>
        <RouterProvider router={router} />
      </SlotProvider>
    </Provider>
  );
}
