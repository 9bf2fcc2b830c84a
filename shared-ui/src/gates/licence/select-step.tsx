import { useAtomValue, useSetAtom } from 'jotai';
import { type Ref, useEffect, useRef } from 'react';
import { brandAt, showpieceAt } from 'shared-domain/company';
import { chooseRetailAtom, mayShopWholesaleAtom } from 'shared-domain/state';
import { Icon } from '../../icons/index.ts';
import { Stage } from '../../product-art/index.ts';
import { type ArtProduct, Drawing } from '../../product-drawing/index.ts';
import styles from './licence.module.css';

const RETAIL: readonly ArtProduct[] = [
  { ...showpieceAt(3), packagingType: 'Packaged' },
  { ...showpieceAt(5), packagingType: 'Packaged', container: 'bottle' },
];
const TRADE: readonly ArtProduct[] = [
  { ...showpieceAt(2), packagingType: '50L' },
  { ...showpieceAt(1), packagingType: 'Packaged', container: 'bottle' },
];

interface OptionProps {
  name: string;
  text: string;
  brand: string;
  drinks: readonly ArtProduct[];
  onPick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

function Option({ name, text, brand, drinks, onPick, ref }: OptionProps) {
  return (
    <button ref={ref} type="button" className={styles.option} onClick={onPick}>
      <Stage brand={brand} className={styles.stage}>
        {drinks.map((drink) => (
          <Drawing key={drink.name} product={drink} loading="eager" />
        ))}
      </Stage>
      <span className={styles.words}>
        <span className={styles.name}>
          {name} <Icon name="right" size={22} />
        </span>
        <span className={styles.text}>{text}</span>
      </span>
    </button>
  );
}

/** The first step. Stores the choice of retail; a known licensee skips verification. */
export function SelectStep({ onGo, onVerify }: { onGo: (path: string) => void; onVerify: () => void }) {
  const chooseRetail = useSetAtom(chooseRetailAtom);
  const mayShopWholesale = useAtomValue(mayShopWholesaleAtom);
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <div className={styles.options}>
        <Option
          ref={first}
          name="Retail"
          text="For home, by the can and bottle, shipped across Canada."
          brand={brandAt(1)}
          drinks={RETAIL}
          onPick={() => {
            chooseRetail();
            onGo('/dtc');
          }}
        />
        <Option
          name="Licensee"
          text="For pubs, restaurants and stores, by the case and keg."
          brand={brandAt(3)}
          drinks={TRADE}
          onPick={() => (mayShopWholesale ? onGo('/shop') : onVerify())}
        />
      </div>
      <p className={styles.help}>
        A whole keg, without a licence?{' '}
        <button type="button" onClick={() => onGo('/dtckegs')}>
          Keg Portal
        </button>
      </p>
    </>
  );
}
