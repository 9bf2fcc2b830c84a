import type { RequestHandler } from 'express';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** The app's metrics, in their own registry, so that two apps in one test process stay separate. */
export type Metrics = {
  registry: Registry;
  requests: Histogram<'method' | 'route' | 'status'>;
  orders: Counter<'channel' | 'outcome'>;
  payments: Counter<'outcome'>;
  emails: Counter<'kind' | 'outcome'>;
  imports: Counter<'kind' | 'outcome'>;
  violations: Counter<'directive'>;
};

/** @param withProcess whether to include the process's memory, CPU and event loop */
export function createMetrics(withProcess: boolean): Metrics {
  const registry = new Registry();
  if (withProcess) collectDefaultMetrics({ register: registry });
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Duration of requests by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    orders: counter('orders_total', 'Orders by channel and outcome', ['channel', 'outcome']),
    payments: counter('payments_total', 'Payments by outcome', ['outcome']),
    emails: counter('emails_total', 'Emails by kind and outcome', ['kind', 'outcome']),
    imports: counter('imports_total', 'Imports by kind and outcome', ['kind', 'outcome']),
    violations: counter('csp_violations_total', 'What the policy of pages kept out', ['directive']),
  };
}

/** Labels each request with its route's pattern rather than its URL, whose ids would create a series each. */
export function requestMetrics(metrics: Metrics): RequestHandler {
  return (request, response, next) => {
    const end = metrics.requests.startTimer({ method: request.method });
    response.on('close', () => {
      // All routers are mounted at /api; after a thrown refusal Express no longer knows that.
      const pattern = request.route?.path as string | undefined;
      end({ route: pattern === undefined ? 'none' : `/api${pattern}`, status: response.statusCode });
    });
    next();
  };
}
