import { randomBytes } from 'node:crypto';
import express, { type Express, type Request, type Response, Router } from 'express';
import { controlFaults, createFaults, faulty } from '../faults.ts';
import type { RecordStore } from '../record-store.ts';
import { type Mail, type MailSend, mailSend, mailsOf } from './mail.ts';

export type { Mail } from './mail.ts';

/** Mounts SendGrid in an app: `POST /sendgrid/v3/mail/send`, and `/sendgrid/_control` for tests. */
export function mountSendGrid(app: Express, mails: RecordStore<Mail>, clock: () => Date): void {
  const faults = createFaults();
  const router = Router();
  router.use(express.json({ limit: '30mb' }));
  router.route('/_control').get(controlFaults(faults)).post(controlFaults(faults));
  router.use(faulty({ faults, refuse, describe }));
  router.post('/v3/mail/send', (request, response) => {
    if (!/^Bearer \S+$/.test(request.get('authorization') ?? '')) {
      return answer(response, 401, [
        { message: 'The provided authorization grant is invalid, expired, or revoked' },
      ]);
    }
    const parsed = mailSend.safeParse(request.body);
    if (!parsed.success) {
      const errors = parsed.error.issues.map(({ message, path }) => ({ message, field: path.join('.') }));
      return answer(response, 400, errors);
    }
    const messageId = randomBytes(11).toString('base64url');
    for (const mail of mailsOf(parsed.data, messageId, clock())) mails.put(mail);
    response.status(202).set('x-message-id', messageId).end();
  });
  app.use('/sendgrid', router);
}

type SendGridError = { message: string; field?: string };

function answer(response: Response, status: number, errors: SendGridError[]): void {
  response
    .status(status)
    .json({ errors: errors.map(({ message, field }) => ({ message, field: field ?? null, help: null })) });
}

const refuse = (response: Response, status: number): void =>
  answer(response, status, [
    { message: status === 429 ? 'too many requests' : 'The stand-in was told to fail' },
  ]);

/** Path and recipients, so that tests can make mails to one address fail. */
function describe(request: Request): string {
  const { personalizations = [] }: Partial<MailSend> = request.body ?? {};
  const recipients = personalizations.flatMap(({ to = [] }) => to.map(({ email }) => email));
  return [request.method, request.originalUrl, ...recipients].join(' ');
}
