import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import { requestIdOf } from 'shared-domain/network';
import type { Configuration } from '../configuration/index.ts';
import { plainError } from './plain-error.ts';
import { onBehalfOf } from './request-id.ts';

export type { Logger } from 'pino';
export { onBehalfOf, requestId } from './request-id.ts';

type Settings = Pick<Configuration, 'logLevel'> & Partial<Pick<Configuration, 'environment' | 'sentryDsn'>>;

/**
 * The process's log, one JSON line per event. Errors are written without the data attached to them; with a `sentryDsn` they are
 * reported there too.
 */
export function createLogger(
  { logLevel, environment = 'development', sentryDsn }: Settings,
  destination: DestinationStream = standardOutput(),
): Logger {
  const options = { level: logLevel, base: undefined, serializers: { err: plainError } };
  return pino(sentryDsn ? { ...options, hooks: reporting(sentryDsn, environment) } : options, destination);
}

/** Pino's level of errors. */
const ERROR = 50;

/** Reports what is logged as an error with its cause. */
function reporting(dsn: string, environment: string): NonNullable<LoggerOptions['hooks']> {
  const report = import('./error-reports.ts').then(({ errorReports }) => errorReports(dsn, environment));
  return {
    logMethod(given, log, level) {
      const [details, message = ''] = given as unknown as [{ err?: unknown; requestId?: string }, string?];
      if (level >= ERROR && details?.err !== undefined) {
        const { err, requestId } = details;
        void report.then((send) => send({ error: plainError(err), message, requestId }));
      }
      log.apply(this, given);
    },
  };
}

/** Bytes of log lines buffered while the disk is full; further lines are dropped. */
const HELD_BYTES = 1024 * 1024;

/** Standard output. Without an error listener a full disk would end the process at the next line. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: HELD_BYTES });
  output.on('error', () => undefined);
  return output;
}

/** A path without its query, which may contain tokens, searches and signatures that must not be logged. */
export function pathOf(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}

/** Logs each finished request: id, method, path, status, duration in ms. Never a header, body, query or network address. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    request.id = requestIdOf(request.headers['x-request-id']);
    response.setHeader('X-Request-Id', request.id);
    // A streamed answer has seven listeners of its own for its end, and the call's protections four: more than Node's default.
    response.setMaxListeners(20);
    response.once('close', () => {
      const level = levelOf(response.statusCode);
      if (!logger.isLevelEnabled(level)) return;
      logger[level](
        {
          req: { id: request.id, method: request.method, path: pathOf(request.originalUrl) },
          res: { status: response.statusCode },
          responseTime: Math.round(performance.now() - begun),
        },
        response.writableFinished ? 'request completed' : 'request aborted',
      );
    });
    onBehalfOf(request.id, next);
  };
}

function levelOf(status: number): 'info' | 'warn' | 'error' {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warn' : 'info';
}
