import { Provider } from 'jotai';
import { useEffect } from 'react';
import type { DataRouter } from 'react-router';
import { store as pageStore } from 'shared-domain/state';
import { type SlotLookup, SlotProvider } from 'shared-ui/remote';
import { RouterProvider } from 'shared-ui/router';

type SiteProps = {
  router: DataRouter;
  lookup: SlotLookup;
  /** Passed in only when rendering without a browser. */
  store?: typeof pageStore;
  /** Called once the page is interactive. */
  onStarted?: () => void;
};

/** The whole site; also rendered without a browser. */
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
