import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Configuration } from '../configuration/index.ts';
import { plainError } from './plain-error.ts';

export type { Logger } from 'pino';

/** The process's log, one JSON line per event. Errors are written without the data attached to them. */
export function createLogger(
  configuration: Pick<Configuration, 'logLevel'>,
  destination: DestinationStream = standardOutput(),
): Logger {
  const options = { level: configuration.logLevel, base: undefined, serializers: { err: plainError } };
  return pino(options, destination);
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

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Logs each finished request: id, method, path, status, duration in ms. Never a header, body, query or network address. */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const begun = performance.now();
    const given = request.headers['x-request-id'];
    request.id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
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
    next();
  };
}

function levelOf(status: number): 'info' | 'warn' | 'error' {
  if (status >= 500) return 'error';
  return status >= 400 ? 'warn' : 'info';
}
