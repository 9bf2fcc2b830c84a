import './containment/watching.ts';
import { keepReadable } from './offline/index.ts';
import { readRegistry } from './registry/index.ts';
import { startSite } from './start.tsx';

startSite(document);
window.addEventListener('load', () => {
  void keepReadable(readRegistry(document));
  // Loaded last. A failure isn't worth a report.
  import('./vitals/report-vitals.ts').then(
    ({ reportVitals }) => reportVitals(),
    () => undefined,
  );
});
