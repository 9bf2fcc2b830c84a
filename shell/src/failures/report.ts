/** What the page knows of a fault beyond the error itself. */
export type FaultContext = { app: string; phase: 'load' | 'page' | 'script' | 'promise'; release?: string };

/** At most this many reports leave one page: a page that fails without end must not flood the API. */
const limit = 20;
let sent = 0;
let composition: () => Record<string, string> = () => ({});

/** Tells the reports how to ask for the set of releases that the page runs. */
export function stampReportsWith(current: () => Record<string, string>): void {
  composition = current;
}

const wordsOf = (failure: unknown): { message: string; stack?: string } =>
  failure instanceof Error
    ? { message: failure.message, stack: failure.stack }
    : { message: String(failure) };

/** Sends a fault to `POST /api/errors` with the page's composition. Never throws and is never waited for. */
export function report(failure: unknown, context: FaultContext): void {
  if (sent >= limit) return;
  sent += 1;
  const { message, stack } = wordsOf(failure);
  const body = JSON.stringify({
    message: message.slice(0, 1000),
    stack: stack?.slice(0, 8000),
    ...context,
    url: location.pathname,
    composition: composition(),
    at: new Date().toISOString(),
  });
  const headers = { 'content-type': 'application/json' };
  fetch('/api/errors', { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
}

/** Reports what nobody caught. */
export function reportUncaught(page: Window): void {
  page.addEventListener('error', ({ error, message }) => {
    report(error ?? message, { app: 'shell', phase: 'script' });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    report(reason, { app: 'shell', phase: 'promise' });
  });
}
