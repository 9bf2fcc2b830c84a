import type { ReactNode } from 'react';
import { unitsText } from 'shared-domain/licences';
import { formatDollars } from 'shared-domain/money';
import { displayName } from 'shared-domain/products';
import { StaffIcon, type StaffIconName } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { StatusBadge, Thumb } from '../../kit/parts/index.ts';
import styles from './hit-row.module.css';
import type { Hit } from './hits.ts';

function Marked({ text, query }: { text: string; query: string }) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className={styles.mark}>{text.slice(at, at + query.length)}</mark>
      {text.slice(at + query.length)}
    </>
  );
}

const Sign = ({ name }: { name: StaffIconName }) => (
  <Stack as="span" fixed middle side={29} radius={7} surface="tint">
    <StaffIcon name={name} size={17} />
  </Stack>
);

function lookOf(hit: Hit, query: string): { sign: ReactNode; text: ReactNode; aside?: ReactNode } {
  switch (hit.kind) {
    case 'page':
      return {
        sign: <Sign name={hit.place.icon} />,
        text: (
          <>
            <Marked text={hit.page.label} query={query} />{' '}
            <span>
              {hit.place.label}
              {hit.page.also && `: ${hit.page.also}`}
            </span>
          </>
        ),
        aside: hit.page.key && <kbd>g {hit.page.key}</kbd>,
      };
    case 'product':
      return {
        sign: <Thumb product={hit.product} size={29} />,
        text: (
          <>
            <Marked text={displayName(hit.product)} query={query} /> <span>{hit.id}</span>
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
        text: (
          <>
            {hit.id}{' '}
            <span>
              <Marked text={hit.order.accountName || hit.order.customerName} query={query} />
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
    case 'account':
      return {
        sign: <Sign name="licences" />,
        text: (
          <>
            <Marked text={hit.licence.companyName} query={query} /> <span>{hit.id}</span>
          </>
        ),
      };
    case 'run':
      return {
        sign: <Sign name="truck" />,
        text: (
          <>
            <Marked text={hit.run.driver || 'No driver yet'} query={query} /> <span>run {hit.id}</span>
          </>
        ),
        aside: unitsText(hit.run.stops.length, 'stop'),
      };
    case 'do':
      return {
        sign: <Sign name={hit.id === 'edit' ? 'price' : 'clock'} />,
        text: <Marked text={hit.text} query={query} />,
      };
  }
}

/** A result: picture, text with the match highlighted, details. */
export function HitRow({ hit, query }: { hit: Hit; query: string }) {
  const { sign, text, aside } = lookOf(hit, query);
  return (
    <>
      {sign}
      <Text grow shrink cut className={styles.words}>
        {text}
      </Text>
      {aside !== undefined && (
        <Row as="span" gap={12} nowrap className={`num ${styles.aside}`}>
          {aside}
        </Row>
      )}
    </>
  );
}
