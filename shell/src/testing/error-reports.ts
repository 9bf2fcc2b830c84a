import type { ErrorReport } from 'shared-domain/contracts';
import { fakeClient, succeeded } from 'shared-domain/testing';

/** A client that keeps the error reports sent through it, one batch a call. */
export function reportingClient() {
  const batches: ErrorReport[][] = [];
  const client = fakeClient({
    reportErrors: async ({ body }) => {
      batches.push('reports' in body ? body.reports : [body]);
      return succeeded({ accepted: true as const });
    },
  });
  return { client, batches };
}
