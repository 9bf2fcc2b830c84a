import { createStackParser, createTransport, Scope } from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import type { PlainError } from './plain-error.ts';

/** How long the collector may take for a report, in milliseconds. */
const TIMEOUT_MS = 5_000;

export type ErrorReport = { error: PlainError; message: string; requestId?: string | undefined };

/**
 * Sends reports of errors to Sentry, or to what speaks its protocol. A report has what the log has, hence no personal data
 * (API-5). One that can't be sent is dropped.
 */
export function errorReports(dsn: string, environment: string): (report: ErrorReport) => void {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    platform: 'node',
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const { status, headers } = await fetch(options.url, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-sentry-envelope' },
          body: typeof body === 'string' ? body : new Uint8Array(body),
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        const limits = {
          'x-sentry-rate-limits': headers.get('x-sentry-rate-limits'),
          'retry-after': headers.get('retry-after'),
        };
        return { statusCode: status, headers: limits };
      }),
  });
  client.init();
  return ({ error, message, requestId }) => {
    const scope = new Scope();
    scope.setTransactionName(message);
    if (requestId) scope.setTag('request_id', requestId);
    const { type: name, message: text, stack = '' } = error;
    client.captureException(
      Object.assign(new Error(text), { name, stack: `${name}: ${text}\n${stack}` }),
      undefined,
      scope,
    );
  };
}
