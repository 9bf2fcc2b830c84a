import type { ErrorReport } from 'shared-domain/contracts';
import { compositionAtom, environmentAtom, store } from 'shared-domain/state';

/** Where a fault occurred. */
export type FaultContext = {
  kind: ErrorReport['kind'];
  app: string;
  /** The failed release, if it never ran and so isn't in the composition. */
  release?: string;
};

/** Maximum reports per page, so that one that fails endlessly doesn't flood the API (PAGE-14). */
const limit = 20;
let sent = 0;

const messageOf = (failure: unknown): { message: string; stack?: string } =>
  failure instanceof Error
    ? { message: failure.message, stack: failure.stack }
    : { message: String(failure) };

/** Sends a fault to `POST /api/errors` with the page's composition. Never throws. */
export async function report(failure: unknown, { kind, app, release }: FaultContext): Promise<void> {
  if (sent >= limit) return;
  sent += 1;
  const { client } = store.get(environmentAtom);
  const composition = { ...store.get(compositionAtom), ...(release ? { [app]: release } : {}) };
  const page = location.pathname;
  // A report that doesn't get through is dropped on purpose.
  const reports = [{ ...messageOf(failure), kind, app, page, composition }];
  await client.call('reportErrors', { body: { reports } });
}

/** The application whose code failed, by `/releases/<app>/...` in the stack. */
function suspectOf(failure: unknown): string {
  const stack = failure instanceof Error ? (failure.stack ?? '') : '';
  return /\/releases\/([\w-]+)\//.exec(stack)?.[1] ?? 'shell';
}

/** Reports uncaught errors for as long as the page is open. */
export function reportUncaught(page: Window): void {
  page.addEventListener('error', ({ error, message }) => {
    void report(error ?? message, { kind: 'error', app: suspectOf(error) });
  });
  page.addEventListener('unhandledrejection', ({ reason }) => {
    void report(reason, { kind: 'unhandled-rejection', app: suspectOf(reason) });
  });
}
