import './arrival/trusted-addresses.ts';
import './containment/watch-render-loops.ts';
import { allowTranslation } from './arrival/translated-pages.ts';
import { loadChunksPatiently } from './federation/index.ts';
import { cacheForOffline } from './offline/index.ts';
import { readRegistry } from './registry/index.ts';
import { startSite } from './start.tsx';

declare const __webpack_require__: Parameters<typeof loadChunksPatiently>[0];
loadChunksPatiently(__webpack_require__);
allowTranslation(Node.prototype);

const loadVitals = () => {
  // Failures are ignored.
  import('./vitals/report-vitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
};
const whenLoaded = () => {
  void cacheForOffline(readRegistry(document));
  // Browsers buffer the entries, so this can wait for an idle moment.
  if ('requestIdleCallback' in window) requestIdleCallback(loadVitals);
  else setTimeout(loadVitals, 200);
};
// Starting is a task of its own, so that a press is answered between it and the evaluation of this file.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  startSite(document);
  // Deferred scripts run after the page's load event.
  if (document.readyState === 'complete') whenLoaded();
  else window.addEventListener('load', whenLoaded);
};
port2.postMessage(undefined);
