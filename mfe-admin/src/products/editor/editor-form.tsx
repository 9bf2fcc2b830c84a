import type { ReactNode } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { priceChangeOf } from 'shared-domain/imports';
import { formatCents, formatDollars, typedPrice } from 'shared-domain/money';
import { priceOf } from 'shared-domain/pricing';
import { isMerchandise } from 'shared-domain/products';
import { sizeOf, sizeText } from 'shared-domain/sizes';
import { brandKey, supplierFinder } from 'shared-domain/suppliers';
import { May, useCall, useNow } from '../../data/calls/index.ts';
import { Heading, Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import {
  FieldMessage,
  InputField,
  ProseField,
  SelectField,
  Switch,
  TextButton,
} from '../../kit/parts/index.ts';
import {
  BRAND_OPTIONS,
  LtoBadge,
  PACKAGING_OPTIONS,
  signedNumber,
  Waiting,
} from '../../kit/product/index.ts';
import { type DraftField, LABELS, OFFER, productWith } from './draft.ts';
import styles from './editor-form.module.css';
import { ImageField } from './image-field.tsx';
import type { ProductEditor } from './use-editor.ts';

/** Props that every text field of the form spreads on its control. */
const bind = (form: ProductEditor['form'], name: DraftField) => ({
  label: LABELS[name],
  ...form.field(name),
});

type GroupProps = { title: string; beside?: ReactNode; aside?: ReactNode; children: ReactNode };

const Group = ({ title, beside, aside, children }: GroupProps) => (
  <Stack as="section" gap={12} pad="16 0" className={styles.group} aria-label={title}>
    <Row gap={9} tall={22}>
      <Heading as="h2">{title}</Heading>
      {beside}
      <Small as="div" end>
        {aside}
      </Small>
    </Row>
    {children}
  </Stack>
);

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
  const at = useNow();
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

function Offer({ form, base, draft }: ProductEditor) {
  const at = useNow();
  const message = OFFER.map((name) => form.errorOf(name)).find((text) => text !== undefined);
  const field = (name: (typeof OFFER)[number]) => {
    // The fields of an offer are checked together, and say what is wrong with it below them.
    const { error, ...bound } = form.field(name, { deps: OFFER });
    return { ...bound, label: LABELS[name], isWrong: error !== undefined };
  };
  const clear = () => {
    for (const name of OFFER) form.set(name, '');
  };
  return (
    <Group
      title="Limited-time offer"
      beside={<LtoBadge product={productWith(base, draft)} at={at} />}
      aside={OFFER.some((name) => draft[name] !== '') && <TextButton onClick={clear}>Clear</TextButton>}
    >
      <div className={styles.thirds}>
        <InputField
          {...field('ltoPrice')}
          sign="$"
          inputMode="decimal"
          hint={<OfferHint product={base} typed={draft.ltoPrice} />}
        />
        <InputField {...field('ltoStartDate')} type="date" />
        <InputField {...field('ltoEndDate')} type="date" />
      </div>
      <div role="alert">{message !== undefined && <FieldMessage>{message}</FieldMessage>}</div>
    </Group>
  );
}

/** The guess while nothing is entered, with a press that takes it over (SIZE-2). */
function SizeHint({ base, draft, form: { set } }: ProductEditor) {
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

function Product(editor: ProductEditor) {
  const { form, base, draft } = editor;
  const brands = useBrandOptions(draft.hiddenCategory);
  const stock = (
    <>
      From inventory: {formatDollars(base.price)} {unitWord(base)}, {base.stock} in stock{' '}
      {base.stock <= 0 && <Waiting id={base.id} />}
    </>
  );
  return (
    <Group title="Product" aside={stock}>
      <div className={styles.halves}>
        <InputField {...bind(form, 'friendlyName')} placeholder="Same as name" />
        <InputField label="Original name" value={base.originalName ?? base.name} readOnly />
      </div>
      <ProseField {...bind(form, 'description')} rows={3} />
      <div className={styles.thirds}>
        <SelectField {...bind(form, 'hiddenCategory')} options={brands} />
        <SelectField
          {...bind(form, 'packagingType')}
          label="Packaging *"
          required
          options={PACKAGING_OPTIONS}
        />
        <InputField {...bind(form, 'abv')} label="ABV *" required unit="%" inputMode="decimal" />
      </div>
      <div className={styles.thirds}>
        <InputField
          {...bind(form, 'containerVolume')}
          unit="mL"
          inputMode="numeric"
          hint={<SizeHint {...editor} />}
        />
        <InputField {...bind(form, 'containersPerUnit')} inputMode="numeric" />
        <InputField {...bind(form, 'ldbSku')} />
      </div>
    </Group>
  );
}

type ToggleProps = ProductEditor & { name: 'hidden' | 'forceDisplay'; hint: string };

/** A switch with its label and what it does. */
function Toggle({ name, hint, form, draft }: ToggleProps) {
  return (
    <Row gap={12} tall={44}>
      <Switch label={LABELS[name]} checked={draft[name]} onChange={(on) => form.set(name, on)} />
      <Stack as="span">
        <Text weight={500} aria-hidden="true">
          {LABELS[name]}
        </Text>
        <Small tight>{hint}</Small>
      </Stack>
    </Row>
  );
}

/** The editor's fields, in groups: product, limited-time offer, image, visibility. */
export const EditorForm = (editor: ProductEditor) => (
  <>
    <Product {...editor} />
    <Offer {...editor} />
    <Group title="Image" aside="Images only, up to 50MB">
      <May call="uploadImage">
        <ImageField {...editor} />
      </May>
    </Group>
    <Group title="Visibility">
      <div className={styles.halves}>
        <Toggle {...editor} name="hidden" hint="Never listed in a shop" />
        <Toggle {...editor} name="forceDisplay" hint="Listed and orderable with no stock" />
      </div>
    </Group>
  </>
);
