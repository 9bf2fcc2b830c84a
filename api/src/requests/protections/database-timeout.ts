import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import { problem } from '../problems/index.ts';

/** After this time without an answer, in milliseconds, we check the database. */
const CHECK_AFTER_MS = 1_000;

/**
 * Answers 503 for a request that waits for a hanging database: its own calls would only time out after 15 s or more.
 * `timeoutMs` is how long the database may take to answer a ping. `fail` is called directly: a second `next` would leave the
 * call's own late error to Express, which closes the connection.
 */
export function databaseTimeout(
  connection: Connection,
  timeoutMs: number,
  fail: ErrorRequestHandler,
): RequestHandler {
  let looking: Promise<boolean> | undefined;
  const isThere = () => {
    looking ??= answers(connection, timeoutMs).finally(() => {
      looking = undefined;
    });
    return looking;
  };
  return (request, response, next) => {
    let timer: NodeJS.Timeout;
    const look = async () => {
      if (response.headersSent || (await isThere())) return;
      if (response.headersSent) return;
      fail(problem('unavailable', { headers: { 'Retry-After': '5' } }), request, response, next);
    };
    const lookLater = () => {
      timer = setTimeout(() => {
        void look().then(() => {
          if (!response.closed && !response.headersSent) lookLater();
        });
      }, CHECK_AFTER_MS);
    };
    lookLater();
    response.once('close', () => clearTimeout(timer));
    next();
  };
}

async function answers({ db }: Connection, timeoutMS: number): Promise<boolean> {
  try {
    await db?.command({ ping: 1 }, { timeoutMS });
    return true;
  } catch {
    return false;
  }
}
