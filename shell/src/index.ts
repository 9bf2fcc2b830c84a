import './containment/watching.ts';
import { keepReadable } from './offline/index.ts';
import { readRegistry } from './registry/index.ts';
import { startSite } from './start.tsx';

startSite(document);
const whenLoaded = () => {
  void keepReadable(readRegistry(document));
  // Loaded last. A failure isn't worth a report.
  import('./vitals/report-vitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
};
// Scripts that waited for the first touch come after the page has loaded.
if (document.readyState === 'complete') whenLoaded();
else window.addEventListener('load', whenLoaded);
