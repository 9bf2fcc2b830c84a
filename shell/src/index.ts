import './containment/watching.ts';
import { keepReadable } from './offline/index.ts';
import { readRegistry } from './registry/index.ts';
import { startSite } from './start.tsx';

startSite(document);
/** After the first use of most pages; browsers keep earlier entries for those who ask later. */
const VITALS_MS = 2_000;
const whenLoaded = () => {
  void keepReadable(readRegistry(document));
  setTimeout(() => {
    // A failure isn't worth a report.
    import('./vitals/report-vitals.ts').then(
      ({ reportVitals }) => reportVitals(),
      () => undefined,
    );
  }, VITALS_MS);
};
// Scripts that waited for the first touch come after the page has loaded.
if (document.readyState === 'complete') whenLoaded();
else window.addEventListener('load', whenLoaded);
