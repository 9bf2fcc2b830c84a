import { useAtomValue } from 'jotai';
import type { ProductJson } from 'shared-domain/contracts';
import { priceChangeOf } from 'shared-domain/imports';
import { formatCents, formatDollars, typedPrice } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import { isMerchandise } from 'shared-domain/products';
import { nowAtom } from 'shared-domain/state';
import { May } from '../../data/calls/index.ts';
import { Button, Spacer } from '../../kit/parts/index.ts';
import {
  BRAND_OPTIONS,
  LtoBadge,
  PACKAGING_OPTIONS,
  signedNumber,
  Waiting,
} from '../../kit/product/index.ts';
import { type Draft, type DraftField, LABELS, productWith } from './draft.ts';
import styles from './editor-form.module.css';
import { EditorDate, EditorInput, EditorSelect, EditorSwitch, EditorText, FieldMessage } from './fields.tsx';
import { ImageField } from './image-field.tsx';
import type { ProductEditor } from './use-editor.ts';

type Typed = { target: { value: string } };

const OFFER = ['ltoPrice', 'ltoStartDate', 'ltoEndDate'] as const;

/** Props that every text field of the form spreads on its control. */
const bind = (
  { draft, set, touch, shown }: ProductEditor,
  field: Exclude<DraftField, 'hidden' | 'forceDisplay'>,
) => ({
  label: LABELS[field],
  value: draft[field],
  name: field,
  error: shown[field],
  onChange: (event: Typed) => set(field, event.target.value),
  onBlur: () => touch(field),
});

const unitWord = (product: ProductJson) =>
  isMerchandise(product) ? 'a piece' : product.packagingType === 'Packaged' ? 'a case' : 'a keg';

/** The brand options, plus the product's own if it isn't one of them. */
const brandOptions = (brand: string) =>
  BRAND_OPTIONS.some(({ value }) => value === brand)
    ? BRAND_OPTIONS
    : [...BRAND_OPTIONS, { value: brand, label: brand }];

/** The offer's price for a single unit, and how far it is below the ordinary price. */
function OfferHint({ product, typed }: { product: ProductJson; typed: string }) {
  const at = useAtomValue(nowAtom);
  const price = typedPrice(typed);
  if (!(price >= 0)) return null;
  const { percent } = priceChangeOf(product.price, price);
  const isSingle = product.packagingType === 'Packaged' && !isMerchandise(product);
  const unit = formatCents(priceOf({ ...product, price }, 'dtc', at).unit);
  return (
    <>
      {isSingle ? `DTC ${unit} a ${product.container ?? 'can'}` : formatDollars(price)}
      {percent !== null && `, ${signedNumber(percent, 1)}%`}
    </>
  );
}

function Offer({ editor }: { editor: ProductEditor }) {
  const at = useAtomValue(nowAtom);
  const { base, draft, set, touch, shown } = editor;
  const message = OFFER.map((field) => shown[field]).find((text) => text !== undefined);
  const field = (name: (typeof OFFER)[number]) => ({
    ...bind(editor, name),
    error: undefined,
    'aria-invalid': shown[name] !== undefined || undefined,
    // Leaving any field of an offer validates the whole offer.
    onBlur: () => touch(...OFFER),
  });
  const clear = () => {
    for (const name of OFFER) set(name, '');
  };
  return (
    <section className={styles.group} aria-label="Limited-time offer">
      <div className={styles.groupHead}>
        <h2>Limited-time offer</h2>
        <LtoBadge product={productWith(base, draft)} at={at} />
        <Spacer />
        {OFFER.some((name) => draft[name] !== '') && (
          <Button variant="quiet" onClick={clear}>
            Clear
          </Button>
        )}
      </div>
      <div className={styles.thirds}>
        <EditorInput
          {...field('ltoPrice')}
          before="$"
          inputMode="decimal"
          hint={<OfferHint product={base} typed={draft.ltoPrice} />}
        />
        <EditorDate {...field('ltoStartDate')} />
        <EditorDate {...field('ltoEndDate')} />
      </div>
      <div role="alert">{message !== undefined && <FieldMessage>{message}</FieldMessage>}</div>
    </section>
  );
}

function Product({ editor }: { editor: ProductEditor }) {
  const { base, draft } = editor;
  return (
    <section className={styles.group} aria-label="Product">
      <div className={styles.groupHead}>
        <h2>Product</h2>
        <Spacer />
        <span className={styles.aside}>
          From inventory: {formatDollars(base.price)} {unitWord(base)}, {base.stock} in stock{' '}
          {base.stock <= 0 && <Waiting id={base.id} />}
        </span>
      </div>
      <div className={styles.halves}>
        <EditorInput {...bind(editor, 'friendlyName')} placeholder="Same as name" />
        <EditorInput label="Original name" value={base.originalName ?? base.name} readOnly />
      </div>
      <EditorText {...bind(editor, 'description')} />
      <div className={styles.thirds}>
        <EditorSelect {...bind(editor, 'hiddenCategory')} options={brandOptions(draft.hiddenCategory)} />
        <EditorSelect {...bind(editor, 'packagingType')} required options={PACKAGING_OPTIONS} />
        <EditorInput {...bind(editor, 'abv')} required after="%" inputMode="decimal" />
      </div>
    </section>
  );
}

/** The editor's fields, in groups: product, limited-time offer, image, visibility. */
export function EditorForm({ editor, onRemoveImage }: { editor: ProductEditor; onRemoveImage: () => void }) {
  const { base, draft, set, adopt } = editor;
  const toggle = (field: 'hidden' | 'forceDisplay') => ({
    label: LABELS[field],
    checked: draft[field] as Draft['hidden'],
    onChange: (checked: boolean) => set(field, checked),
  });
  return (
    <>
      <Product editor={editor} />
      <Offer editor={editor} />
      <section className={styles.group} aria-label="Image">
        <div className={styles.groupHead}>
          <h2>Image</h2>
          <Spacer />
          <span className={styles.aside}>Images only, up to 50MB</span>
        </div>
        <May call="uploadImage">
          <ImageField product={base} onUploaded={adopt} onRemove={onRemoveImage} />
        </May>
      </section>
      <section className={styles.group} aria-label="Visibility">
        <div className={styles.groupHead}>
          <h2>Visibility</h2>
        </div>
        <div className={styles.halves}>
          <EditorSwitch {...toggle('hidden')} hint="Never listed in a shop" />
          <EditorSwitch {...toggle('forceDisplay')} hint="Listed and orderable with no stock" />
        </div>
      </section>
    </>
  );
}
