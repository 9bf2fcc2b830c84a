import { useState } from 'react';
import { priceOf } from 'shared-domain/pricing';
import { PACKAGING_TYPES, type PackagingType } from 'shared-domain/products';
import {
  FormGrid,
  LockedField,
  RadioCards,
  SelectField,
  TextArea,
  TextField,
} from '../../src/fields/index.ts';
import { FilterChecks, LinkTabs, PackagingChecks, SearchField } from '../../src/filters/index.ts';
import { Badge, PriceTag, SaleBadge } from '../../src/price-tag/index.ts';
import { Case, Cases, Row } from '../case.tsx';
import { BRANDS, demoProduct, NOW } from '../demo-products.ts';
import styles from '../gallery.module.css';

const RATES = [
  { value: 'expedited', title: 'Expedited Parcel', text: '3 business days', aside: '$14.20' },
  { value: 'xpresspost', title: 'Xpresspost', text: '2 business days', aside: '$18.65' },
  { value: 'priority', title: 'Priority', text: 'Next business day', aside: '$27.40' },
];

/** Filters, fields, prices and badges. */
export function Controls() {
  return (
    <Cases title="Controls">
      <Case label="Newest Products: brand and packaging">
        <Checks />
      </Case>
      <Case label="Search">
        <Searches />
      </Case>
      <Case label="Tabs">
        <div className={styles.pad}>
          <LinkTabs
            label="Categories"
            tabs={['All Products', ...PACKAGING_TYPES].map((label, place) => ({
              to: `/${place}`,
              label,
              current: place === 1,
            }))}
          />
        </div>
      </Case>
      <Case label="Fields" span={2}>
        <Fields />
      </Case>
      <Case label="Shipping">
        <Shipping />
      </Case>
      <Case label="Prices and badges" span={3}>
        <Prices />
      </Case>
    </Cases>
  );
}

function Checks() {
  const [brands, setBrands] = useState<string[]>(['FORCE']);
  const [packagings, setPackagings] = useState<PackagingType[]>(['50L']);
  const options = BRANDS.map((brand) => ({ value: brand, label: brand }));
  return (
    <div className={styles.pad}>
      <FilterChecks legend="Brand" options={options} chosen={brands} onChange={setBrands} />
      <PackagingChecks chosen={packagings} onChange={setPackagings} />
    </div>
  );
}

function Searches() {
  const [empty, setEmpty] = useState('');
  const [text, setText] = useState('moth');
  return (
    <div className={styles.pad}>
      <SearchField value={empty} onChange={setEmpty} />
      <br />
      <SearchField value={text} onChange={setText} label="Search kegs" />
    </div>
  );
}

function Fields() {
  return (
    <div className={styles.pad}>
      <FormGrid>
        <TextField label="First name" defaultValue="Maren" span="pair" />
        <TextField label="Last name" defaultValue="Oduya" span="pair" />
        <TextField label="Account name" optional />
        <TextField
          label="Postal code"
          defaultValue="V6A 1H"
          error="Please enter a valid Canadian postal code (e.g., A1A 1A1)"
        />
        <LockedField label="Province" value="British Columbia" />
        <SelectField
          label="Province"
          placeholder="Choose a province"
          options={[{ value: 'BC', label: 'British Columbia' }]}
        />
        <TextArea label="Delivery details" optional span="full" />
      </FormGrid>
    </div>
  );
}

function Shipping() {
  const [rate, setRate] = useState('expedited');
  return (
    <div className={styles.pad}>
      <RadioCards legend="Shipping" options={RATES} value={rate} onChange={setRate} />
    </div>
  );
}

function Prices() {
  const gantry = demoProduct('CTR-112');
  const bitter = demoProduct('FUG-501');
  return (
    <Row>
      <PriceTag price={priceOf(gantry, 'licensee', NOW)} />
      <PriceTag price={priceOf(bitter, 'licensee', NOW)} unit="case of 24" />
      <PriceTag price={priceOf(gantry, 'keg', NOW)} size="dialog" />
      <PriceTag
        price={priceOf(bitter, 'dtc', NOW)}
        size="page"
        unit="a bottle, plus taxes and a $0.10 container deposit"
      />
      <SaleBadge text="Sale ends tomorrow!" />
      <Badge look="out">Out of Stock</Badge>
      <Badge look="keg">Keg</Badge>
    </Row>
  );
}
