import { startStandIns } from './index.ts';

/** Runs the stand-ins as a process, configured by the environment that `npm start` sets. */
const {
  PORT,
  HOST,
  STATE_DIR,
  PUBLIC_ORIGIN,
  STRIPE_WEBHOOK_URL,
  STRIPE_WEBHOOK_SECRET,
  MAILS_KEPT,
  SMTP_PORT,
} = process.env;

const standIns = await startStandIns({
  port: Number(PORT ?? 0),
  host: HOST ?? '127.0.0.1',
  ...(STATE_DIR && { stateDir: STATE_DIR }),
  ...(PUBLIC_ORIGIN && { publicOrigin: PUBLIC_ORIGIN, openIdOrigin: PUBLIC_ORIGIN }),
  ...(STRIPE_WEBHOOK_URL && { webhookUrl: STRIPE_WEBHOOK_URL }),
  ...(SMTP_PORT && { smtpPort: Number(SMTP_PORT) }),
  ...(MAILS_KEPT && { mailsKept: Number(MAILS_KEPT) }),
  ...(STRIPE_WEBHOOK_SECRET && { webhookSecret: STRIPE_WEBHOOK_SECRET }),
});
console.log(`stand-ins at ${standIns.url}`);

const end = () => void standIns.stop().then(() => process.exit(0));
process.once('SIGTERM', end);
process.once('SIGINT', end);
