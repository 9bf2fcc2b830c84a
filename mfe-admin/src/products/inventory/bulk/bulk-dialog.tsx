import { useState } from 'react';
import { checkInput, type ProductJson, productChange } from 'shared-domain/contracts';
import { typedPrice } from 'shared-domain/money';
import { offerPriceProblemOf } from 'shared-domain/offers';
import { displayName, type PackagingType } from 'shared-domain/products';
import { useNow } from '../../../data/calls/index.ts';
import { Row, Small, Stack, Text } from '../../../kit/layout/index.ts';
import { Button, Choice, InputField, RadioButton } from '../../../kit/parts/index.ts';
import { BRAND_OPTIONS, offerDays, PACKAGING_OPTIONS } from '../../../kit/product/index.ts';
import { INVALID, typedCell } from '../typed-cell.ts';
import { BulkFrame, type BulkProps, countOf } from './bulk-frame.tsx';
import { PriceDialog } from './price-dialog.tsx';

type OfferDraft = { price: string; start: string; end: string };

const NO_OFFER: OfferDraft = { price: '', start: '', end: '' };

/** The parsed offer, or its problem for these products. */
function readOffer({ price, start, end }: OfferDraft, products: readonly ProductJson[], at: Date) {
  const change = {
    ltoPrice: price.trim() === '' ? null : typedPrice(price),
    ltoStartDate: start || null,
    ltoEndDate: end || null,
  };
  const checked = checkInput(productChange, change);
  if (!checked.ok) return { change, problem: checked.errors[0]?.message ?? null };
  return { change, problem: priceProblem(change, products, at) };
}

type WholeOffer = { ltoPrice: number | null; ltoStartDate: string | null; ltoEndDate: string | null };

/** The first product whose price the offer would exceed; named if there are several. */
function priceProblem(offer: WholeOffer, products: readonly ProductJson[], at: Date): string | null {
  const { ltoPrice, ltoStartDate, ltoEndDate } = offer;
  if (ltoPrice === null || ltoStartDate === null || ltoEndDate === null) return null;
  for (const product of products) {
    const problem = offerPriceProblemOf({ price: product.price, ltoPrice, ltoStartDate, ltoEndDate }, at);
    if (problem !== null) return products.length === 1 ? problem : `${displayName(product)}: ${problem}`;
  }
  return null;
}

type OfferFieldsProps = { draft: OfferDraft; problem: string | null; onChange: (draft: OfferDraft) => void };

/** The three fields of a limited-time offer; they are filled together or not at all. */
function OfferFields({ draft, problem, onChange }: OfferFieldsProps) {
  const set = (field: keyof OfferDraft) => (event: { target: { value: string } }) =>
    onChange({ ...draft, [field]: event.target.value });
  return (
    <Stack columns="repeat(auto-fit, minmax(140px, 1fr))" gap={12}>
      <InputField
        label="LTO price"
        inputMode="decimal"
        value={draft.price}
        data-autofocus
        onChange={set('price')}
      />
      <InputField label="LTO start date" type="date" value={draft.start} onChange={set('start')} />
      <InputField label="LTO end date" type="date" value={draft.end} onChange={set('end')} />
      {problem !== null && (
        <Text as="p" across tone="error" weight={500} role="alert">
          {problem}
        </Text>
      )}
    </Stack>
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

/** Sets the selected products' visibility. */
function VisibilityDialog({ products, onApply, onClose }: BulkProps) {
  const [id, setId] = useState<(typeof VISIBILITIES)[number]['id']>('hidden');
  const apply = () => {
    const chosen = VISIBILITIES.find((each) => each.id === id);
    if (chosen) onApply(chosen.change, `${countOf(products)} ${DONE[chosen.id]}`);
  };
  return (
    <BulkFrame title="Visibility" products={products} onClose={onClose} onSubmit={apply}>
      <Stack as="fieldset" gap={2} aria-label="Visibility">
        {VISIBILITIES.map((each) => (
          <Row as="label" gap={10} tall={44} pad="4 8" key={each.id}>
            <RadioButton name="visibility" checked={each.id === id} onChange={() => setId(each.id)} />
            <Stack as="span">
              <Text weight={600}>{each.word}</Text>
              <Small>{each.hint}</Small>
            </Stack>
          </Row>
        ))}
      </Stack>
    </BulkFrame>
  );
}

/** Sets a counted stock. There is no 'change by', which an order in between would falsify. */
function StockDialog({ products, onApply, onClose }: BulkProps) {
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const stock = typedCell('stock', text);
  const apply = () => {
    setTried(true);
    if (stock !== null) onApply({ stock }, `Stock of ${countOf(products)} set to ${stock}`);
  };
  return (
    <BulkFrame title="Stock" products={products} onClose={onClose} onSubmit={apply}>
      <InputField
        label="Stock, in cases or kegs"
        inputMode="numeric"
        value={text}
        data-autofocus
        {...(tried && stock === null ? { error: INVALID.stock } : {})}
        onChange={(event) => setText(event.target.value)}
      />
    </BulkFrame>
  );
}

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
  const at = useNow();
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
