import type { ErrorReport } from 'shared-domain/contracts';
import { compositionAtom, cookieConsentAtom, environmentAtom, store } from 'shared-domain/state';
import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Milliseconds as integers; CLS, a score, with three decimals. */
const rounded = ({ name, value }: Metric): number =>
  name === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);

const reportOf = (metric: Metric): ErrorReport => ({
  kind: 'web-vital',
  message: metric.name,
  value: rounded(metric),
  app: 'shell',
  page: location.pathname,
  composition: store.get(compositionAtom),
});

/**
 * Reports LCP, CLS and INP with the page's composition, each once, when the page is hidden. Only for visitors who
 * accepted cookies; metrics measured before their answer are held back.
 */
export function reportVitals(): void {
  const waiting: ErrorReport[] = [];
  const send = () => {
    if (store.get(cookieConsentAtom) !== 'accepted' || waiting.length === 0) return;
    // A metric that doesn't get through is dropped on purpose.
    void store.get(environmentAtom).client.call('reportErrors', { body: { reports: waiting.splice(0) } });
  };
  const take = (metric: Metric) => {
    waiting.push(reportOf(metric));
    send();
  };
  onLCP(take);
  onCLS(take);
  onINP(take);
  store.sub(cookieConsentAtom, send);
}
