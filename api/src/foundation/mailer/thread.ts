import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { renderMail } from './layout.ts';
import type { Answered, Posted } from './mailer.ts';
import { MailRefused } from './refused.ts';
import { type MailService, mailService } from './service.ts';

/** The mail thread: renders each posted mail and hands it to the mail service (ADR 024). */

/** Niceness of the mail thread: when cores are contended, requests get ten times as much CPU. */
const NICENESS = 10;

// On Linux niceness applies to the thread that sets it, elsewhere to the whole process.
if (process.platform === 'linux') setPriority(NICENESS);

const send = mailService(workerData as MailService);

async function answerTo({ number, mail }: Posted): Promise<Answered> {
  const { content, mark, ...envelope } = mail;
  const { subject, replyTo, unsubscribeAt, files = [] } = content;
  try {
    await send({ ...envelope, subject, replyTo, unsubscribeAt, files, ...renderMail(content, mark) });
    return { number };
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    return { number, failure: { message, isRefused: cause instanceof MailRefused } };
  }
}

parentPort?.on('message', async (posted: Posted) => {
  parentPort?.postMessage(await answerTo(posted));
});
