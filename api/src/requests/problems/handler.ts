import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import type { Logger } from '../../foundation/logging/index.ts';
import { Problem, problem } from './problem.ts';

/** An address under /api without a route. */
export const unknownPath: RequestHandler = (request) => {
  // Only our own pages send their composition: this page is older than the current calls (API-15).
  throw problem(request.get('X-Composition') ? 'page_outdated' : 'not_found');
};

/** The only place where a failure becomes a response. Unexpected failures are logged with their cause and not shown. */
export function problemHandler(logger: Logger, whyFull: () => string | undefined): ErrorRequestHandler {
  return (error, request, response, next) => {
    // The abandoned handler ends by itself later.
    if (response.writableEnded) return;
    const problem = asProblem(error, request.headers['content-type']);
    const disk = problem.code === 'unavailable' ? whyFull() : undefined;
    const refusal = disk === undefined ? problem : storageFull(error);
    if (refusal.status >= 500) {
      logger.error(
        { requestId: request.id, code: refusal.code, disk, err: refusal.cause ?? error },
        disk ?? 'request failed',
      );
    }
    if (response.headersSent) {
      next(error);
      return;
    }
    if (isSending(request)) readRest(request, response);
    sendProblem(response, refusal);
  };
}

const storageFull = (cause: unknown): Problem =>
  problem('storage_full', { cause, headers: { 'Retry-After': '60' } });

const isSending = ({ complete, headers }: Request): boolean =>
  !complete && (Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined);

/**
 * Keeps the connection of a caller that is still sending its request, and discards the rest. Closing would reset it,
 * and the caller might never see the answer. The gateway stops sending once it has the answer.
 */
function readRest(request: Request, response: Response): void {
  response.set('Connection', 'keep-alive');
  request.unpipe();
  request.resume();
}

function sendProblem(response: Response, refusal: Problem): void {
  response.set(refusal.headers);
  response.status(refusal.status).type('application/problem+json').send(JSON.stringify(refusal.document));
}

type Known = { type?: unknown; status?: unknown; name?: unknown; code?: unknown; errorResponse?: unknown };

const DATABASE_GONE =
  /^Mongo(ServerSelection|Network|NetworkTimeout|PoolCleared|NotConnected|Topology|WaitQueueTimeout|oseServerSelection|ose)Error$/;
/**
 * MongoDB's codes while a cluster's primary changes, stops or can't reach its replicas. Retrying finds the new primary; after
 * 64, 91, 189, 11600 and 11602 the write may have been done, which a retry with the same idempotency key detects.
 */
const PRIMARY_CHANGES = new Set([
  6, 7, 64, 89, 91, 100, 133, 134, 189, 9_001, 10_107, 11_600, 11_602, 13_435, 13_436,
]);
const MAX_TIME_EXPIRED = 50;
/** MongoDB's code for a write that failed because the disk is full. */
export const OUT_OF_DISK_SPACE = 14_031;

/**
 * Whether an error from any library means that the database is unreachable or has no primary. The driver's bulk writes wrap
 * the cause in an error of their own.
 */
export function isDatabaseGone(error: unknown): boolean {
  const { name, code, errorResponse } = (error ?? {}) as Known;
  if (errorResponse instanceof Error) return isDatabaseGone(errorResponse);
  if (code === 'EPIPE' || code === 'ECONNRESET' || DATABASE_GONE.test(String(name))) return true;
  return /^Mongo/.test(String(name)) && PRIMARY_CHANGES.has(Number(code));
}

/** Maps known failures, including libraries' errors, to a problem. Anything else is unexpected. */
export function asProblem(error: unknown, contentType = ''): Problem {
  if (error instanceof Problem) return error;
  const { type, status, code } = (error ?? {}) as Known;
  if (type === 'entity.parse.failed') return problem('malformed_json', { cause: error });
  if (type === 'entity.too.large') return problem('payload_too_large', { cause: error });
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') {
    return problem('unsupported_media_type', { values: { contentType }, cause: error });
  }
  if (code === MAX_TIME_EXPIRED || code === 'overloaded')
    return problem('overloaded', { cause: error, headers: { 'Retry-After': '5' } });
  if (code === OUT_OF_DISK_SPACE) return storageFull(error);
  if (isDatabaseGone(error)) {
    return problem('unavailable', { cause: error, headers: { 'Retry-After': '5' } });
  }
  // Parsers set a status for interrupted bodies and malformed percent-encoding.
  if (typeof status === 'number' && status >= 400 && status < 500)
    return problem('malformed_json', { cause: error });
  return problem('internal', { cause: error });
}
