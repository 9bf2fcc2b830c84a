import { clsx } from 'clsx';
import { useSetAtom } from 'jotai';
import { type ComponentType, useId, useRef, useState } from 'react';
import type { Channel, Product } from 'shared-domain/products';
import { showToastAtom } from 'shared-domain/state';
import { Icon } from '../icons/index.ts';
import type { ReasonsProps } from './reasons.tsx';
import { usePopover } from './use-popover.ts';
import styles from './why-this-price.module.css';

export type WhyThisPriceProps = { product: Product; channel: Channel; at: Date; className?: string };

/** An info button with a popover that explains a price (PRICE-7); its code comes with the first press. */
export function WhyThisPrice({ product, channel, at, className }: WhyThisPriceProps) {
  const id = useId();
  const root = useRef<HTMLSpanElement>(null);
  const { open, flipped, toggle } = usePopover(root);
  const [Reasons, setReasons] = useState<ComponentType<ReasonsProps>>();
  const show = useSetAtom(showToastAtom);

  async function press() {
    if (open) return toggle();
    try {
      const { Reasons: loaded } = await import('./reasons.tsx');
      setReasons(() => loaded);
      toggle();
    } catch {
      show({ title: "The price can't be explained right now. Please try again.", kind: 'error' });
    }
  }

  return (
    <span ref={root} className={clsx(styles.root, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label="Why this price?"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => void press()}
      >
        <Icon name="info" />
      </button>
      {open && Reasons ? (
        <Reasons id={id} product={product} channel={channel} at={at} flipped={flipped} />
      ) : null}
    </span>
  );
}
