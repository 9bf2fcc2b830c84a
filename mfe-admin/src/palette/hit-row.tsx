import type { ReactNode } from 'react';
import { formatDollars } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { StaffIcon, type StaffIconName } from '../icons/index.ts';
import { StatusBadge, Thumb } from '../parts/index.ts';
import styles from './hit-row.module.css';
import type { Hit } from './hits.ts';

/** Text with the match highlighted. */
function Marked({ words, text }: { words: string; text: string }) {
  const at = text === '' ? -1 : words.toLowerCase().indexOf(text.toLowerCase());
  if (at < 0) return words;
  return (
    <>
      {words.slice(0, at)}
      <mark className={styles.mark}>{words.slice(at, at + text.length)}</mark>
      {words.slice(at + text.length)}
    </>
  );
}

const Sign = ({ name }: { name: StaffIconName }) => (
  <span className={styles.sign}>
    <StaffIcon name={name} size={17} />
  </span>
);

function lookOf(hit: Hit, text: string): { sign: ReactNode; words: ReactNode; aside?: ReactNode } {
  switch (hit.kind) {
    case 'page':
      return {
        sign: <Sign name={hit.place.icon} />,
        words: <Marked words={hit.place.label} text={text} />,
        aside: hit.place.key && <kbd>g {hit.place.key}</kbd>,
      };
    case 'product':
      return {
        sign: <Thumb product={hit.product} size={29} />,
        words: (
          <>
            <Marked words={displayName(hit.product)} text={text} /> <span>{hit.id}</span>
          </>
        ),
        aside: (
          <>
            {formatDollars(hit.product.price)}{' '}
            <span className={styles.less}>{hit.product.stock} in stock</span>
          </>
        ),
      };
    case 'order':
      return {
        sign: <Sign name="orders" />,
        words: (
          <>
            {hit.id}{' '}
            <span>
              <Marked words={hit.order.accountName || hit.order.customerName} text={text} />
            </span>
          </>
        ),
        aside: (
          <>
            <span className={styles.less}>{formatDollars(hit.order.totalAmount)}</span>{' '}
            <StatusBadge status={hit.order.status} />
          </>
        ),
      };
    case 'licensee':
      return {
        sign: <Sign name="licences" />,
        words: (
          <>
            <Marked words={hit.licence.companyName} text={text} /> <span>{hit.id}</span>
          </>
        ),
      };
    case 'do':
      return {
        sign: <Sign name={hit.id === 'edit' ? 'price' : 'clock'} />,
        words: <Marked words={hit.words} text={text} />,
      };
  }
}

/** A result: picture, text with the match highlighted, details. */
export function HitRow({ hit, text }: { hit: Hit; text: string }) {
  const { sign, words, aside } = lookOf(hit, text);
  return (
    <>
      {sign}
      <span className={styles.words}>{words}</span>
      {aside !== undefined && <span className={`num ${styles.aside}`}>{aside}</span>}
    </>
  );
}
