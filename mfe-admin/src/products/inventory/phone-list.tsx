import { atom, useAtom, useAtomValue } from 'jotai';
import { memo, type PointerEvent, startTransition, useCallback, useEffect, useRef } from 'react';
import { brandOf } from 'shared-domain/catalogue';
import type { ProductJson } from 'shared-domain/contracts';
import { formatCents } from 'shared-domain/money';
import { ltoStatusOf, priceOf } from 'shared-domain/pricing';
import { displayName } from 'shared-domain/products';
import { environmentAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { useNow } from '../../data/calls/index.ts';
import { Quiet, Stack, Text } from '../../kit/layout/index.ts';
import { LtoBadge, Thumb, Waiting } from '../../kit/product/index.ts';
import styles from './phone-list.module.css';
import type { Selection } from './table/use-selection.ts';

/** Duration of a long press, in milliseconds. */
const LONG = 450;

/** Movement in px beyond which a press becomes a scroll. */
const STILL = 10;

/** Handlers for a long press; the tap at its end doesn't reach the element below. */
function useLongPress(act: () => void) {
  const { schedule } = useAtomValue(environmentAtom);
  const press = useRef<{ x: number; y: number; stop: () => void; done: boolean } | null>(null);
  useEffect(() => () => press.current?.stop(), []);
  const stop = () => press.current?.stop();
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      stop();
      press.current = null;
      if (pointerType === 'mouse') return;
      const finish = () => {
        if (press.current) press.current.done = true;
        act();
      };
      press.current = { x: clientX, y: clientY, stop: schedule(finish, LONG), done: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (press.current) event.preventDefault();
    },
    onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => {
      if (!press.current?.done) return;
      press.current = null;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** Rows at first, a little more than a phone shows. */
const FIRST = 16;
/** Rows added each time the end of the list comes near. */
const STEP = 60;

/** The rows shown, kept while the editor is open, so that the list comes back at its place. */
const countAtom = atom(FIRST);

const metaOf = (product: ProductJson): string =>
  [
    brandOf(product) || 'No brand',
    product.packagingType === 'Packaged' ? '' : product.packagingType,
    product.abv === undefined ? 'No ABV' : `${product.abv.toFixed(1)}%`,
  ]
    .filter(Boolean)
    .join(' · ');

const stateOf = ({ hidden, forceDisplay, stock }: ProductJson): string =>
  `${stock} ${hidden ? '· Hidden' : forceDisplay ? '· Forced' : 'in stock'}`;

type RowProps = {
  product: ProductJson;
  at: Date;
  selected: boolean;
  onToggle: (id: string) => void;
  onOpen: (id: string) => void;
};

function Row({ product, at, selected, onToggle, onOpen }: RowProps) {
  const name = displayName(product);
  const longPress = useLongPress(() => onToggle(product.id));
  return (
    <li
      {...longPress}
      className={styles.row}
      data-selected={selected || undefined}
      data-hidden={product.hidden || undefined}
    >
      <Stack
        as="button"
        middle
        pad={0}
        radius={8}
        clip
        className={styles.picture}
        aria-pressed={selected}
        aria-label={`Select ${name}`}
        onClick={() => onToggle(product.id)}
      >
        {selected ? <Icon name="check" size={20} /> : <Thumb product={product} size={44} />}
      </Stack>
      <button type="button" className={styles.open} onClick={() => onOpen(product.id)}>
        <Text cut size="m" weight={500} className={styles.name}>
          {name}
        </Text>
        <span className={styles.meta}>{metaOf(product)}</span>
        {ltoStatusOf(product, at) !== 'none' && <LtoBadge product={product} at={at} dated="inside" />}
      </button>
      <span className={styles.amounts}>
        <Text as="b" size="m" weight={600}>
          {formatCents(priceOf(product, 'licensee', at).unit)}
        </Text>
        <Quiet className={product.stock <= 0 ? styles.out : undefined}>{stateOf(product)}</Quiet>
        {product.stock <= 0 && <Waiting id={product.id} />}
      </span>
    </li>
  );
}

const MemoRow = memo(Row);

type PhoneListProps = {
  products: readonly ProductJson[];
  selection: Selection;
  onOpen: (id: string) => void;
};

/**
 * The inventory on a phone: two-line rows; the picture or a long press selects, the name opens. Rows are added while
 * scrolling.
 */
export function PhoneList({ products, selection, onOpen }: PhoneListProps) {
  const at = useNow();
  const [count, setCount] = useAtom(countAtom);
  const end = useRef<HTMLDivElement>(null);
  const more = useCallback(() => startTransition(() => setCount((previous) => previous + STEP)), [setCount]);
  const isWhole = count >= products.length;
  useEffect(() => {
    if (!end.current || isWhole || !('IntersectionObserver' in globalThis)) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) more();
      },
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [more, isWhole]);
  return (
    <>
      <ul className={styles.list} aria-label="Products">
        {products.slice(0, count).map((product) => (
          <MemoRow
            key={product.id}
            product={product}
            at={at}
            selected={selection.selected.has(product.id)}
            onToggle={selection.toggle}
            onOpen={onOpen}
          />
        ))}
      </ul>
      <div ref={end} />
    </>
  );
}
