import type { Page, Request } from 'playwright-core';
import { isKnown, type KnownCalls } from './api-calls.ts';
import { refusals } from './refusals.ts';

/** A call repeated this often during a visit counts as an endless loop. */
const MOST_CALLS = 30;

type Report = { kind: string; message: string };

function reportedFaults(request: Request): string[] {
  const { reports = [] } = (request.postDataJSON() ?? {}) as { reports?: Report[] };
  return reports.filter(({ kind }) => kind !== 'web-vital').map(({ message }) => message);
}

/**
 * Collects a page's faults: errors, content security policy violations, requests to other sites, endless calls, and calls that
 * the live API doesn't have. `visits`: how often the page is visited.
 */
export function listen(
  page: Page,
  calls: KnownCalls | undefined,
  onFault: (text: string) => void,
  visits = 1,
): void {
  page.on('pageerror', ({ message }) => onFault(refusals.reported(message)));
  page.on('console', (message) => {
    // The browser logs every response of 400 or above; pages expect those.
    const isExpected = message.type() !== 'error' || message.text().startsWith('Failed to load resource');
    if (!isExpected) onFault(refusals.console(message.text()));
  });
  const asked = new Map<string, number>();
  /** The site's origin: that of the page itself. */
  let site: string | undefined;
  page.on('request', (request) => {
    const { pathname, origin, host, protocol } = new URL(request.url());
    site ??= origin;
    if (protocol.startsWith('http') && origin !== site) onFault(refusals.foreign(host));
    const call = `${request.method()} ${pathname}`;
    asked.set(call, (asked.get(call) ?? 0) + 1);
    if (asked.get(call) === MOST_CALLS * visits) onFault(refusals.endless(call));
    if (call === 'POST /api/errors')
      for (const fault of reportedFaults(request)) onFault(refusals.reported(fault));
    else if (calls && pathname.startsWith('/api/') && !isKnown(calls, call)) {
      onFault(refusals.unknownCall(call));
    }
  });
}
