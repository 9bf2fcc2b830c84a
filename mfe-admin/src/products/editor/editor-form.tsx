import { useAtomValue } from 'jotai';
import type { ProductJson } from 'shared-domain/contracts';
import { priceChangeOf } from 'shared-domain/imports';
import { formatCents, formatDollars, typedPrice } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import { isMerchandise } from 'shared-domain/products';
import { sizeOf, sizeText } from 'shared-domain/sizes';
import { nowAtom } from 'shared-domain/state';
import { brandKey, supplierFinder } from 'shared-domain/suppliers';
import { May, useCall } from '../../data/calls/index.ts';
import { Button, Spacer, TextButton } from '../../kit/parts/index.ts';
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

/** The brand options, with those of suppliers, and the product's own if it isn't one of them. A brand names its supplier. */
function useBrandOptions(brand: string) {
  const { data } = useCall('suppliers', {});
  const suppliers = data?.suppliers ?? [];
  const given = BRAND_OPTIONS.map(({ value }) => value);
  const keys = new Set(given.map(brandKey));
  const more = [...suppliers.flatMap(({ brands }) => brands), brand].filter((one) => {
    const isNew = !keys.has(brandKey(one));
    keys.add(brandKey(one));
    return isNew || (one === brand && !given.includes(one));
  });
  const supplierOf = supplierFinder(suppliers);
  return [...BRAND_OPTIONS, ...new Set(more)].map((option) => {
    const { value, label } = typeof option === 'string' ? { value: option, label: option } : option;
    const supplier = supplierOf({ hiddenCategory: value });
    return { value, label: supplier ? `${label} (${supplier.name})` : label };
  });
}

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

/** The guess while nothing is entered, with a press that takes it over (SIZE-2). */
function SizeHint({ editor: { base, draft, set } }: { editor: ProductEditor }) {
  const guess = sizeOf(base);
  if (draft.containerVolume !== '' && draft.containersPerUnit !== '') return null;
  if (guess.containerMl === null) return <>No size: its litres are not known</>;
  const take = () => {
    set('containerVolume', String(guess.containerMl));
    set('containersPerUnit', String(guess.containersPerUnit));
  };
  return (
    <>
      Guess: {sizeText(guess)} <TextButton onClick={take}>Use it</TextButton>
    </>
  );
}

function Product({ editor }: { editor: ProductEditor }) {
  const { base, draft } = editor;
  const brands = useBrandOptions(draft.hiddenCategory);
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
        <EditorSelect {...bind(editor, 'hiddenCategory')} options={brands} />
        <EditorSelect {...bind(editor, 'packagingType')} required options={PACKAGING_OPTIONS} />
        <EditorInput {...bind(editor, 'abv')} required after="%" inputMode="decimal" />
      </div>
      <div className={styles.thirds}>
        <EditorInput
          {...bind(editor, 'containerVolume')}
          after="mL"
          inputMode="numeric"
          hint={<SizeHint editor={editor} />}
        />
        <EditorInput {...bind(editor, 'containersPerUnit')} inputMode="numeric" />
        <EditorInput {...bind(editor, 'ldbSku')} />
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
