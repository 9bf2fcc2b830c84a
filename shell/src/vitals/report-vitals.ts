import { compositionAtom, environmentAtom, store } from 'shared-domain/state';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Milliseconds, but for CLS, which is a score: three decimals tell all that there is to tell. */
const rounded = ({ name, value }: Metric): number =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

function send(metric: Metric): void {
  const { client } = store.get(environmentAtom);
  const composition = store.get(compositionAtom);
  const report = { kind: 'web-vital' as const, message: metric.name, value: rounded(metric) };
  // A figure that does not get through is dropped on purpose.
  void client.reportErrors([{ ...report, app: 'shell', page: location.pathname, composition }]);
}

/**
 * Tells the API how the page felt to its visitor (largest paint, layout shifts, slowest reaction), each once, when the
 * page is left or hidden, with the composition that made it.
 */
export function reportVitals(): void {
  onLCP(send);
  onCLS(send);
  onINP(send);
}
