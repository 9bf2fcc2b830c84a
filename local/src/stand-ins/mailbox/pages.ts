import { html, type Markup } from '../markup.ts';
import { page } from '../pages/page.ts';
import type { Mail } from '../sendgrid/mail.ts';

const time = new Intl.DateTimeFormat('en-CA', { dateStyle: 'medium', timeStyle: 'medium' });
const LINK = /(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)\]])/;

/** The list of mails, newest first; it polls for new ones. */
export function listPage(newestFirst: Mail[]): string {
  return page({
    title: 'Mailbox',
    aside: 'Email stand-in: nothing leaves this machine',
    script: '/local/pages/mailbox.js',
    body: html`<h1>Mailbox</h1>
      <div id="mails" aria-live="polite">${newestFirst.length > 0 ? mailList(newestFirst) : EMPTY}</div>`,
  });
}

const EMPTY = html`<p class="lead">No mail yet. What the site sends arrives here by itself.</p>`;

function mailList(mails: Mail[]): Markup {
  const items = mails.map(
    (mail) => html`<li><a href="/local/mailbox/${mail.id}">
      <strong>${mail.subject}</strong>
      <span>to ${mail.to.join(', ')}</span>
      <time datetime="${mail.at}">${time.format(new Date(mail.at))}</time></a></li>`,
  );
  return html`<ol class="mails" reversed>${items}</ol>`;
}

/** One mail, as HTML and as text. */
export function mailPage(mail: Mail): string {
  return page({
    title: mail.subject,
    aside: 'Email stand-in: nothing leaves this machine',
    script: '/local/pages/mailbox.js',
    body: html`<p><a href="/local/mailbox">All mail</a></p>
      <h1>${mail.subject}</h1>
      ${headers(mail)}
      ${
        mail.html &&
        html`<iframe title="Message" src="/local/mailbox/${mail.id}/body"
        sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`
      }
      <details ${!mail.html && html`open`}><summary>Plain text</summary><pre>${linked(mail.text)}</pre></details>
      ${attachments(mail)}`,
  });
}

function headers(mail: Mail): Markup {
  const rows: [string, string | undefined][] = [
    ['From', mail.from],
    ['To', mail.to.join(', ')],
    ['Cc', mail.cc.join(', ')],
    ['Reply to', mail.replyTo],
    ['Sent', time.format(new Date(mail.at))],
  ];
  const shown = rows.filter(([, value]) => value);
  return html`<dl>${shown.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`;
}

/** Plain text with its web addresses as links. */
function linked(text: string): Markup[] {
  return text
    .split(LINK)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}

function attachments({ attachments: attached }: Mail): Markup | undefined {
  const files = attached.filter(({ contentId }) => !contentId);
  if (files.length === 0) return undefined;
  const items = files.map(
    ({ filename, type, content }) =>
      html`<li><a download="${filename}" href="data:${type ?? 'application/octet-stream'};base64,${content}">${filename}</a></li>`,
  );
  return html`<h2>Attachments</h2><ul>${items}</ul>`;
}

/** The page for an unknown mail. */
export const missingPage = (): string =>
  page({
    title: 'No such mail',
    body: html`<h1>No such mail</h1><p class="lead">It may have been cleared away. <a href="/local/mailbox">All mail</a></p>`,
  });
