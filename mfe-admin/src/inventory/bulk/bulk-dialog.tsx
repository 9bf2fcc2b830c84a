import { type FormEvent, useState } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { displayName, type PackagingType } from 'shared-domain/products';
import { Button, Choice, StaffDialog } from '../../parts/index.ts';
import { BRAND_OPTIONS, offerDays, PACKAGING_OPTIONS } from '../../products/index.ts';
import styles from './bulk.module.css';
import { NO_OFFER, OfferFields, readOffer } from './offer-fields.tsx';

export type BulkKind = 'brand' | 'packaging' | 'visibility' | 'lto';

type Props = {
  products: readonly ProductJson[];
  onApply: (change: ProductChange, title: string) => void;
  onClose: () => void;
};

const countOf = (products: readonly ProductJson[]): string => {
  const [only] = products;
  return products.length === 1 && only ? displayName(only) : `${products.length} products`;
};

function Frame({
  title,
  products,
  onClose,
  onSubmit,
  children,
  extra,
}: {
  title: string;
  products: readonly ProductJson[];
  onClose: () => void;
  onSubmit: () => void;
  children: React.ReactNode;
  extra?: React.ReactNode;
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <StaffDialog
      open
      title={title}
      context={countOf(products)}
      onClose={onClose}
      width={520}
      foot={
        <>
          {extra}
          <span className={styles.space} />
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" form="bulk-edit">
            Apply to {products.length === 1 ? 'this product' : `${products.length} products`}
          </Button>
        </>
      }
    >
      <form id="bulk-edit" className={styles.form} onSubmit={submit} noValidate>
        {children}
      </form>
    </StaffDialog>
  );
}

function BrandDialog({ products, onApply, onClose }: Props) {
  const [brand, setBrand] = useState(BRAND_OPTIONS[1]?.value ?? '');
  const apply = () =>
    onApply({ hiddenCategory: brand || null }, `Brand of ${countOf(products)} set to ${brand || 'none'}`);
  return (
    <Frame title="Brand" products={products} onClose={onClose} onSubmit={apply}>
      <Choice label="Brand" value={brand} options={BRAND_OPTIONS} onChange={setBrand} />
    </Frame>
  );
}

function PackagingDialog({ products, onApply, onClose }: Props) {
  const [packaging, setPackaging] = useState('Packaged');
  const apply = () =>
    onApply(
      { packagingType: packaging as PackagingType },
      `Packaging of ${countOf(products)} set to ${packaging}`,
    );
  return (
    <Frame title="Packaging" products={products} onClose={onClose} onSubmit={apply}>
      <Choice label="Packaging" value={packaging} options={PACKAGING_OPTIONS} onChange={setPackaging} />
    </Frame>
  );
}

const VISIBILITIES = [
  {
    id: 'visible',
    word: 'Visible',
    hint: 'Listed while there is stock',
    change: { hidden: false, forceDisplay: false },
  },
  {
    id: 'forced',
    word: 'Force display',
    hint: 'Listed and orderable with no stock',
    change: { hidden: false, forceDisplay: true },
  },
  { id: 'hidden', word: 'Hidden', hint: 'Never listed in a shop', change: { hidden: true } },
] as const;

const DONE = { visible: 'made visible', forced: 'always displayed', hidden: 'hidden' } as const;

function VisibilityDialog({ products, onApply, onClose }: Props) {
  const [id, setId] = useState<(typeof VISIBILITIES)[number]['id']>('hidden');
  const apply = () => {
    const chosen = VISIBILITIES.find((each) => each.id === id);
    if (chosen) onApply(chosen.change, `${countOf(products)} ${DONE[chosen.id]}`);
  };
  return (
    <Frame title="Visibility" products={products} onClose={onClose} onSubmit={apply}>
      <fieldset className={styles.radio} aria-label="Visibility">
        {VISIBILITIES.map((each) => (
          <label key={each.id}>
            <input type="radio" name="visibility" checked={each.id === id} onChange={() => setId(each.id)} />
            <b>{each.word}</b>
            <span>{each.hint}</span>
          </label>
        ))}
      </fieldset>
    </Frame>
  );
}

function LtoDialog({ products, onApply, onClose }: Props) {
  const [only] = products;
  const [draft, setDraft] = useState(() => {
    if (products.length !== 1 || only?.ltoPrice === undefined) return NO_OFFER;
    const { start = '', end = '' } = offerDays(only);
    return { price: only.ltoPrice.toFixed(2), start, end };
  });
  const [tried, setTried] = useState(false);
  const { change, problem } = readOffer(draft);
  const isEmpty = change.ltoPrice === null && !change.ltoStartDate && !change.ltoEndDate;
  const apply = () => {
    setTried(true);
    if (problem === null) {
      onApply(change, isEmpty ? `LTO of ${countOf(products)} taken away` : `LTO of ${countOf(products)} set`);
    }
  };
  return (
    <Frame
      title="Limited-time offer"
      products={products}
      onClose={onClose}
      onSubmit={apply}
      extra={
        <Button variant="quiet" onClick={() => setDraft(NO_OFFER)}>
          Clear
        </Button>
      }
    >
      <OfferFields draft={draft} problem={tried ? problem : null} onChange={setDraft} />
    </Frame>
  );
}

const DIALOGS = {
  brand: BrandDialog,
  packaging: PackagingDialog,
  visibility: VisibilityDialog,
  lto: LtoDialog,
} as const;

/** One change for the selected products; it can be undone, so nobody is asked whether they are sure. */
export function BulkDialog({ kind, ...props }: Props & { kind: BulkKind }) {
  const Dialog = DIALOGS[kind];
  return <Dialog {...props} />;
}
