import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Text } from '@react-email/text';
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
  return h(
    Html,
    { lang: 'en-CA' },
    h(
      Head,
      null,
      h('title', null, content.subject),
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light' }),
    ),
    h(Preview, null, content.preview),
    h(
      Body,
      { style: page },
      h(
        Container,
        { style: sheet },
        head(mark),
        h(
          'div',
          { style: { padding: '28px 28px 20px' } },
          h(Heading, { as: 'h1', style: title }, content.heading),
          ...paragraphs.map((text, key) => h(Text, { key, style: paragraph }, text)),
          facts.length > 0 && factTable(facts),
          lines.length > 0 && amountTable(lines),
          totals.length > 0 && amountTable(totals),
          action && button(action),
        ),
        h(
          'div',
          { style: { borderTop: `1px solid ${colours.rule}`, padding: '18px 28px 14px' } },
          ...footer.map((text, key) => h(Text, { key: `footer-${key}`, style: small }, text)),
        ),
      ),
    ),
  );
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
  return h(Text, { style: { ...paragraph, margin: '8px 0 16px' } }, h(Link, { href, style }, label));
}
