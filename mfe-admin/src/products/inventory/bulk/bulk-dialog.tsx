import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { PackagingType } from 'shared-domain/products';
import { nowAtom } from 'shared-domain/state';
import { Button, Choice } from '../../../kit/parts/index.ts';
import { BRAND_OPTIONS, offerDays, PACKAGING_OPTIONS } from '../../../kit/product/index.ts';
import { BulkFrame, type BulkProps, countOf } from './bulk-frame.tsx';
import { NO_OFFER, OfferFields, readOffer } from './offer-fields.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { StockDialog } from './stock-dialog.tsx';
import { VisibilityDialog } from './visibility-dialog.tsx';

export type BulkKind = keyof typeof DIALOGS;

function BrandDialog({ products, onApply, onClose }: BulkProps) {
  const [brand, setBrand] = useState(BRAND_OPTIONS[1]?.value ?? '');
  const apply = () =>
    onApply({ hiddenCategory: brand || null }, `Brand of ${countOf(products)} set to ${brand || 'none'}`);
  return (
    <BulkFrame title="Brand" products={products} onClose={onClose} onSubmit={apply}>
      <Choice label="Brand" value={brand} options={BRAND_OPTIONS} onChange={setBrand} />
    </BulkFrame>
  );
}

function PackagingDialog({ products, onApply, onClose }: BulkProps) {
  const [packaging, setPackaging] = useState('Packaged');
  const apply = () =>
    onApply(
      { packagingType: packaging as PackagingType },
      `Packaging of ${countOf(products)} set to ${packaging}`,
    );
  return (
    <BulkFrame title="Packaging" products={products} onClose={onClose} onSubmit={apply}>
      <Choice label="Packaging" value={packaging} options={PACKAGING_OPTIONS} onChange={setPackaging} />
    </BulkFrame>
  );
}

function LtoDialog({ products, onApply, onClose }: BulkProps) {
  const [only] = products;
  const [draft, setDraft] = useState(() => {
    if (products.length !== 1 || only?.ltoPrice === undefined) return NO_OFFER;
    const { start = '', end = '' } = offerDays(only);
    return { price: only.ltoPrice.toFixed(2), start, end };
  });
  const [tried, setTried] = useState(false);
  const at = useAtomValue(nowAtom);
  const { change, problem } = readOffer(draft, products, at);
  const isEmpty = change.ltoPrice === null && !change.ltoStartDate && !change.ltoEndDate;
  const apply = () => {
    setTried(true);
    if (problem === null) {
      onApply(change, isEmpty ? `LTO of ${countOf(products)} removed` : `LTO of ${countOf(products)} set`);
    }
  };
  return (
    <BulkFrame
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
    </BulkFrame>
  );
}

const DIALOGS = {
  brand: BrandDialog,
  packaging: PackagingDialog,
  visibility: VisibilityDialog,
  lto: LtoDialog,
  price: PriceDialog,
  stock: StockDialog,
} as const;

/** One change for the selected products; it can be undone, so no confirmation is needed. */
export default function BulkDialog({ kind, ...props }: BulkProps & { kind: BulkKind }) {
  const Dialog = DIALOGS[kind];
  return <Dialog {...props} />;
}
