import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { toPlainText } from '@react-email/render';
import { Text } from '@react-email/text';
import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { AmountRow, MailContent } from './content.ts';

const ink = '#1f2a26';
const muted = '#5c6762';
const rule = '#d9d4c7';
const sans = 'Helvetica, Arial, sans-serif';
const paragraph: CSSProperties = { color: ink, fontSize: 15, lineHeight: '23px', margin: '0 0 14px' };
const small: CSSProperties = { color: muted, fontSize: 12, lineHeight: '18px', margin: '0 0 6px' };
const cell: CSSProperties = { borderBottom: `1px solid ${rule}`, color: ink, fontSize: 15, padding: '8px 0' };

/** The document type that mail programs know best. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** HTML and text of a mail. No image anywhere: it reads the same in a mailbox that shows none. */
export function renderMail(content: MailContent): { html: string; text: string } {
  const html = `${DOCTYPE}${renderToStaticMarkup(document(content))}`;
  const text = toPlainText(html, {
    wordwrap: 78,
    selectors: [
      { selector: 'table.rows', format: 'dataTable', options: { maxColumnWidth: 60, colSpacing: 2 } },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true } },
    ],
  });
  return { html, text };
}

function document(content: MailContent): ReactElement {
  const { paragraphs, facts = [], lines = [], totals = [], action, footer } = content;
  return h(
    Html,
    { lang: 'en-CA' },
    h(Head, null, h('title', null, content.subject)),
    h(Preview, null, content.preview),
    h(
      Body,
      { style: { backgroundColor: '#f6f2e8', fontFamily: sans, margin: 0, padding: '24px 12px' } },
      h(
        Container,
        { style: { backgroundColor: '#ffffff', borderRadius: 8, maxWidth: 600, padding: '28px 32px' } },
        h(Heading, { as: 'h1', style: { color: ink, fontSize: 22, margin: '0 0 16px' } }, content.heading),
        ...paragraphs.map((text, key) => h(Text, { key, style: paragraph }, text)),
        facts.length > 0 && factTable(facts),
        lines.length > 0 && amountTable(lines),
        totals.length > 0 && amountTable(totals),
        action && link(action),
        h(Hr, { style: { borderColor: rule, margin: '20px 0 14px' } }),
        ...footer.map((text, key) => h(Text, { key: `footer-${key}`, style: small }, text)),
      ),
    ),
  );
}

function link({ label, href }: { label: string; href: string }): ReactElement {
  const style = { color: '#14513f', fontSize: 16, fontWeight: 700 };
  return h(Text, { style: paragraph }, h(Link, { href, style }, label));
}

function factTable(facts: [string, string][]): ReactElement {
  return table(
    facts.map(([label, value]) =>
      h(
        'tr',
        { key: label },
        h('td', { style: { ...cell, color: muted, paddingRight: 16, width: '34%' } }, label),
        h('td', { style: cell }, value),
      ),
    ),
  );
}

function amountTable(rows: AmountRow[]): ReactElement {
  return table(
    rows.map(({ label, detail, amount, strong }, key) => {
      const weight = strong ? 700 : 400;
      return h(
        'tr',
        { key },
        h('td', { style: { ...cell, fontWeight: weight } }, detail ? `${label} (${detail})` : label),
        h('td', { align: 'right', style: { ...cell, fontWeight: weight, whiteSpace: 'nowrap' } }, amount),
      );
    }),
  );
}

function table(rows: ReactElement[]): ReactElement {
  const style: CSSProperties = { borderCollapse: 'collapse', margin: '0 0 18px', width: '100%' };
  return h('table', { className: 'rows', role: 'presentation', style }, h('tbody', null, ...rows));
}
