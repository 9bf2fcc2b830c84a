import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { company } from 'shared-domain/company';
import type { MailContent, Picture } from './content.ts';
import { plainTextOf } from './plain-text.ts';
import { amountTable, factTable } from './tables.ts';
import { colours, fonts } from './theme.ts';

const paragraph: CSSProperties = { color: colours.ink, fontSize: 16, lineHeight: '24px', margin: '0 0 16px' };
const small: CSSProperties = { color: colours.muted, fontSize: 13, lineHeight: '20px', margin: '0 0 8px' };

/** The doctype that mail programs support best. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/**
 * HTML and text of a mail, and the pictures that the HTML shows. They are attached inline, so that it loads nothing
 * from outside; it reads the same in a mailbox that shows no pictures.
 */
export function renderMail(
  content: MailContent,
  mark?: Picture,
): { html: string; text: string; pictures: Picture[] } {
  const shown = content.lines?.flatMap(({ picture }) => picture ?? []) ?? [];
  return {
    html: htmlOf(content, mark),
    text: plainTextOf(content),
    pictures: mark ? [mark, ...shown] : shown,
  };
}

/** React adds preload hints for pictures, which are useless in a mail. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

const htmlOf = (content: MailContent, mark?: Picture): string =>
  `${DOCTYPE}${renderToStaticMarkup(document(content, mark)).replace(PRELOAD, '')}`;

const page: CSSProperties = {
  backgroundColor: colours.paper,
  fontFamily: fonts.plain,
  margin: 0,
  padding: '24px 12px',
};
const sheet: CSSProperties = {
  backgroundColor: colours.sheet,
  border: `1px solid ${colours.rule}`,
  borderRadius: 14,
  maxWidth: 600,
  overflow: 'hidden',
};
const title: CSSProperties = {
  color: colours.ink,
  fontFamily: fonts.display,
  fontSize: 26,
  fontWeight: 600,
  lineHeight: '32px',
  margin: '0 0 16px',
};

function document(content: MailContent, mark?: Picture): ReactElement {
  const { paragraphs, facts = [], lines = [], totals = [], action, footer } = content;
  const texts = (style: CSSProperties, all: string[]) => all.map((text, key) => h('p', { key, style }, text));
  const body = h(
    'div',
    { style: { padding: '28px 28px 20px' } },
    h('h1', { style: title }, content.heading),
    texts(paragraph, paragraphs),
    facts.length > 0 && factTable(facts),
    lines.length > 0 && amountTable(lines),
    totals.length > 0 && amountTable(totals),
    action && button(action),
  );
  const foot = h(
    'div',
    { style: { borderTop: `1px solid ${colours.rule}`, padding: '18px 28px 14px' } },
    texts(small, footer),
  );
  return h(
    'html',
    { lang: 'en-CA', dir: 'ltr' },
    h(
      'head',
      null,
      h('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      h('meta', { name: 'x-apple-disable-message-reformatting' }),
      h('title', null, content.subject),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
    ),
    h(
      'body',
      { style: { backgroundColor: colours.paper, margin: 0, padding: 0 } },
      previewOf(content.preview),
      centred(null, h('td', { style: page }, centred(sheet, h('td', null, head(mark), body, foot)))),
    ),
  );
}

/** A table of one cell: mail programs centre and limit tables, but not blocks. */
function centred(style: CSSProperties | null, cell: ReactElement): ReactElement {
  const layout = { role: 'presentation', align: 'center', border: 0, cellPadding: 0, cellSpacing: 0 };
  return h(
    'table',
    { ...layout, width: '100%', ...(style && { style }) },
    h('tbody', null, h('tr', null, cell)),
  );
}

const PREVIEW_LENGTH = 150;

/** Invisible characters, without which mailboxes continue the preview with the mail's first words. */
const FILLER = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff';

function previewOf(preview: string): ReactElement {
  const style = {
    display: 'none',
    overflow: 'hidden',
    lineHeight: '1px',
    opacity: 0,
    maxHeight: 0,
    maxWidth: 0,
  };
  const text = preview.slice(0, PREVIEW_LENGTH);
  return h('div', { style }, text, FILLER.repeat(PREVIEW_LENGTH - text.length));
}

/** The company's name as in the site's header, with its logo if there is one. */
function head(mark?: Picture): ReactElement {
  const name: CSSProperties = {
    color: colours.onHead,
    fontFamily: fonts.display,
    fontSize: 20,
    fontWeight: 600,
  };
  const size = { width: 40, height: 40 };
  return h(
    'table',
    {
      role: 'presentation',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      style: { backgroundColor: colours.head },
    },
    h(
      'tbody',
      null,
      h(
        'tr',
        null,
        mark &&
          h(
            'td',
            { width: 40, style: { padding: '16px 0 16px 28px' } },
            h('img', { src: `cid:${mark.id}`, alt: '', ...size, style: { display: 'block' } }),
          ),
        h('td', { style: { ...name, padding: mark ? '16px 28px 16px 12px' : '20px 28px' } }, company.name),
      ),
    ),
  );
}

function button({ label, href }: { label: string; href: string }): ReactElement {
  const style: CSSProperties = {
    backgroundColor: colours.action,
    borderRadius: 10,
    color: colours.onAction,
    display: 'inline-block',
    fontSize: 16,
    fontWeight: 600,
    padding: '13px 24px',
    textDecoration: 'none',
  };
  return h(
    'p',
    { style: { ...paragraph, margin: '8px 0 16px' } },
    h('a', { href, target: '_blank', style }, label),
  );
}
