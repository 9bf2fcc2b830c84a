import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type DestinationStream, type Logger, pino } from 'pino';
import { pinoHttp } from 'pino-http';
import type { Configuration } from '../configuration/index.ts';
import { plainError } from './plain-error.ts';

export type { Logger } from 'pino';

/** The process's own log, one JSON line an event. Errors are written without what they carry along. */
export function createLogger(
  configuration: Pick<Configuration, 'logLevel'>,
  destination: DestinationStream = standardOutput(),
): Logger {
  const options = { level: configuration.logLevel, base: undefined, serializers: { err: plainError } };
  return pino(options, destination);
}

/** Lines that a full disk refuses are held up to this many bytes, then dropped. */
const HELD_BYTES = 1024 * 1024;

/** Standard output. Without a listener for its errors a full disk would end the process at the next line. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, maxLength: HELD_BYTES });
  output.on('error', () => undefined);
  return output;
}

/** A path without its query: tokens, searches and signatures travel there, and no log may keep them. */
export function pathOf(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0] ?? '';
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Logs each request once: id, method, path, status, duration. Never a header, a body, a query or an address. */
export function requestLog(logger: Logger): RequestHandler {
  return pinoHttp<IncomingMessage>({
    logger,
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_request, response, error) => {
      if (error || response.statusCode >= 500) return 'error';
      return response.statusCode >= 400 ? 'warn' : 'info';
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request.url),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
      err: (error: Error) => ({ type: error.name }),
    },
  }) as RequestHandler;
}
