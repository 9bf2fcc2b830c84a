import { Router } from 'express';
import type { RecordStore } from '../record-store.ts';
import type { Mail } from '../sendgrid/mail.ts';
import { listPage, mailPage, missingPage } from './pages.ts';

/** The mailbox page with every mail that the site has sent, for mounting at `/local/mailbox`. */
export function mailboxRoutes(mails: RecordStore<Mail>): Router {
  const router = Router();
  router.use((_request, response, next) => {
    response.set('cache-control', 'no-store');
    next();
  });
  router.get('/', (_request, response) => {
    response.send(listPage(mails.all().toReversed()));
  });
  // For tests: `?to=` and `?subject=` narrow the list, newest first; `?bodies=false` leaves out what a text can't hold of many.
  router.get('/messages.json', (request, response) => {
    const { to, subject, bodies } = request.query;
    const messages = mails
      .all()
      .toReversed()
      .filter((mail) => typeof to !== 'string' || mail.to.includes(to))
      .filter((mail) => typeof subject !== 'string' || mail.subject.includes(subject));
    response.json({ messages: bodies === 'false' ? messages.map(withoutBody) : messages });
  });
  router.delete('/messages.json', (_request, response) => {
    mails.clear();
    response.status(204).end();
  });
  router.get('/:id', (request, response) => {
    const mail = mails.get(request.params.id);
    response.status(mail ? 200 : 404).send(mail ? mailPage(mail) : missingPage());
  });
  router.get('/:id/body', (request, response) => {
    const mail = mails.get(request.params.id);
    if (!mail) return void response.status(404).end();
    // A mail is untrusted: it may be displayed and may contain links, nothing else.
    response.set(
      'content-security-policy',
      "default-src 'none'; img-src * data:; style-src 'unsafe-inline' *; font-src *; base-uri *; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
    );
    response.type('html').send(documentOf(mail));
  });
  return router;
}

const withoutBody = ({ html: _html, text: _text, attachments: _attachments, ...mail }: Mail) => mail;

/** The mail's HTML with links that open in the top window and with its inline images. */
function documentOf(mail: Mail): string {
  const withPictures = mail.attachments.reduce(
    (text, { contentId, type, content }) =>
      contentId ? text.replaceAll(`cid:${contentId}`, `data:${type ?? 'image/png'};base64,${content}`) : text,
    mail.html,
  );
  const base = '<base target="_top">';
  return /<head[^>]*>/i.test(withPictures)
    ? withPictures.replace(/<head[^>]*>/i, (head) => `${head}${base}`)
    : `${base}${withPictures}`;
}
