import { type CSSProperties, createElement as h, type ReactElement } from 'react';
import type { AmountRow, Picture } from './content.ts';
import { colours } from './theme.ts';

const cell: CSSProperties = {
  borderBottom: `1px solid ${colours.rule}`,
  color: colours.ink,
  fontSize: 15,
  lineHeight: '22px',
  padding: '10px 0',
};

/** Labels and values, one below the other. */
export function factTable(facts: [label: string, value: string][]): ReactElement {
  return table(
    facts.map(([label, value]) =>
      h(
        'tr',
        { key: label },
        h('td', { style: { ...cell, color: colours.muted, paddingRight: 16, width: '34%' } }, label),
        h('td', { style: { ...cell, overflowWrap: 'anywhere' } }, value),
      ),
    ),
  );
}

/** Rows with an amount on the right, and pictures on the left if any has one. */
export function amountTable(rows: AmountRow[]): ReactElement {
  const hasPictures = rows.some(({ picture }) => picture);
  return table(
    rows.map(({ label, detail, amount, strong, picture }, key) => {
      const weight: CSSProperties = strong ? { fontSize: 17, fontWeight: 700 } : {};
      return h(
        'tr',
        { key },
        hasPictures &&
          h('td', { width: 56, style: { ...cell, paddingRight: 14 } }, picture && image(picture)),
        h('td', { style: { ...cell, ...weight } }, label, detail && details(detail)),
        h(
          'td',
          { align: 'right', style: { ...cell, ...weight, paddingLeft: 12, whiteSpace: 'nowrap' } },
          amount,
        ),
      );
    }),
  );
}

/** The picture's content is in the text beside it, so screen readers can skip it. */
const image = ({ id }: Picture): ReactElement =>
  h('img', {
    src: `cid:${id}`,
    alt: '',
    width: 56,
    height: 64,
    style: { borderRadius: 9, display: 'block' },
  });

const details = (text: string): ReactElement =>
  h('span', { style: { color: colours.muted, fontSize: 14 } }, ` (${text})`);

function table(rows: ReactElement[]): ReactElement {
  const style: CSSProperties = { borderCollapse: 'collapse', margin: '0 0 20px', width: '100%' };
  return h('table', { role: 'presentation', style }, h('tbody', null, ...rows));
}
