import './arrival/trusted-addresses.ts';
import './containment/watching.ts';
import { keepReadable } from './offline/index.ts';
import { readRegistry } from './registry/index.ts';
import { startSite } from './start.tsx';

startSite(document);
const loadVitals = () => {
  // A failure isn't worth a report.
  import('./vitals/report-vitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
};
const whenLoaded = () => {
  void keepReadable(readRegistry(document));
  // Browsers keep earlier entries for web vitals, so they can wait for a moment of rest.
  if ('requestIdleCallback' in window) requestIdleCallback(loadVitals);
  else setTimeout(loadVitals, 200);
};
// Scripts that waited for the first touch come after the page has loaded.
if (document.readyState === 'complete') whenLoaded();
else window.addEventListener('load', whenLoaded);
