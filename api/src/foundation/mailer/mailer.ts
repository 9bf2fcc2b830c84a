import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { requestId } from '../logging/index.ts';
import type { MailContent, Picture } from './content.ts';
import { MailRefused } from './refused.ts';
import type { MailService } from './service.ts';

/** A mail to be rendered and sent. Its `id` makes duplicates recognisable. */
export type Outgoing = { id: string; to: string; content: MailContent; mark?: Picture | undefined };

/** A mail as it is posted to the thread, and its outcome. */
export type Posted = { number: number; mail: Outgoing & { requestId?: string | undefined } };
export type Answered = { number: number; failure?: { message: string; isRefused: boolean } };

/** Renders mails and hands them to the mail service, in a worker thread. */
export type Mailer = {
  /**
   * Resolves once the service has accepted the mail. Throws MailRefused if it never will, any other error if it may
   * later, including the end of the thread.
   */
  send: (mail: Outgoing) => Promise<void>;
  /** How many mails were handed over and have no outcome yet. */
  pending: () => number;
  /** Ends the thread; pending mails fail. */
  close: () => Promise<void>;
};

/** Mails in progress at once, mostly waiting for the service. The others are queued here. */
const AT_ONCE = 8;
/**
 * How long a mail may wait for the thread, and how long it may then take, in milliseconds: longer than the service may, and
 * together shorter than a follow-up's lease, so that no mail leaves after another process has taken it over.
 */
const WAIT_MS = 30_000;
const TIMEOUT_MS = 20_000;
/**
 * The thread's memory, in megabytes. Without its own room for young objects V8 takes all mails for old ones, and
 * collecting them costs three times as much as the mails.
 */
const MEMORY = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 };

type Waiting = { mail: Posted['mail']; since: number; resolve: () => void; reject: (cause: Error) => void };
type Begun = Waiting & { timer: NodeJS.Timeout };

/** The mailer. Its thread starts with the first mail, and again with the next one after it has died. */
export function createMailer(sending: MailService, startThread = () => threadFor(sending)): Mailer {
  const queue: Waiting[] = [];
  const begun = new Map<number, Begun>();
  let thread: Worker | undefined;
  let last = 0;

  const end = (number: number): Begun | undefined => {
    const one = begun.get(number);
    clearTimeout(one?.timer);
    begun.delete(number);
    return one;
  };
  const settle = ({ number, failure }: Answered) => {
    const one = end(number);
    if (!failure) one?.resolve();
    else one?.reject(failure.isRefused ? new MailRefused(failure.message) : new Error(failure.message));
    next();
  };
  const lose = (ended: Worker, reason: string) => {
    if (thread !== ended) return;
    thread = undefined;
    for (const number of begun.keys()) end(number)?.reject(new Error(reason));
    next();
  };
  const start = (): Worker => {
    const started = startThread();
    started.on('message', settle);
    started.once('error', ({ message }) => lose(started, `the mail thread failed: ${message}`));
    started.once('exit', () => lose(started, 'the mail thread ended'));
    // Requests keep the process alive, pending mails don't.
    started.unref();
    return started;
  };
  const next = () => {
    while (begun.size < AT_ONCE) {
      const one = queue.shift();
      if (!one) return;
      if (performance.now() - one.since > WAIT_MS) {
        one.reject(new Error('the mail waited too long for its thread'));
        continue;
      }
      thread ??= start();
      last += 1;
      const number = last;
      // A hanging thread is terminated, and its mails are retried.
      const timer = setTimeout(() => void thread?.terminate(), TIMEOUT_MS).unref();
      begun.set(number, { ...one, timer });
      thread.postMessage({ number, mail: one.mail } satisfies Posted);
    }
  };
  return {
    send: (mail) =>
      new Promise((resolve, reject) => {
        const one = { ...mail, requestId: requestId() };
        queue.push({ mail: one, since: performance.now(), resolve, reject });
        next();
      }),
    pending: () => queue.length + begun.size,
    close: async () => {
      await thread?.terminate();
    },
  };
}

/** The thread's own NODE_ENV selects React's production build, which is a third faster. */
export const threadFor = (workerData: MailService): Worker =>
  new Worker(path.join(import.meta.dirname, 'thread.ts'), {
    workerData,
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: MEMORY,
  });
