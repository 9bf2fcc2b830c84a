import { useState } from 'react';
import type { ImportRow, RowEdits } from 'shared-domain/contracts';
import { IMPORT_MESSAGES } from 'shared-domain/imports';
import { Row, Stack, Text } from '../../../kit/layout/index.ts';
import { Button, Choice, optionsOf } from '../../../kit/parts/index.ts';
import { BRAND_OPTIONS } from '../../../kit/product/index.ts';
import styles from './review.module.css';
import { nameIn, needsBrand } from './row.ts';
import type { ReviewEdits } from './use-edits.ts';

const CHOICES = [{ value: '', label: 'Choose a brand' }, ...BRAND_OPTIONS.slice(1)];

/** The brands to choose from, plus the file's own if it isn't one of them. */
const brandChoices = (brand: string) =>
  CHOICES.some(({ value }) => value === brand) ? CHOICES : [...CHOICES, { value: brand, label: brand }];

/** The brand of a new product: required, unless the row is left out (IMPORT-11). */
export function Brand({ row, edits }: { row: ImportRow; edits: ReviewEdits }) {
  const brand = row.product?.hiddenCategory ?? '';
  const missing = needsBrand(row);
  const id = `brand-${row.sku}`;
  return (
    <Stack as="span" gap={3}>
      <select
        className={styles.field}
        aria-label={`Brand of ${nameIn(row)}`}
        value={brand}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? id : undefined}
        onChange={(event) => edits.editRow(row, { hiddenCategory: event.target.value })}
      >
        {optionsOf(brandChoices(brand))}
      </select>
      {missing && (
        <Text id={id} tone="error" size="xs" weight={500} tight>
          {IMPORT_MESSAGES.brandRequired}
        </Text>
      )}
    </Stack>
  );
}

/** Sets one brand for all new products without one. */
export function BrandForAll({ lacking, edits }: { lacking: number; edits: ReviewEdits }) {
  const [brand, setBrand] = useState('');
  if (lacking < 2) return null;
  const editAll = (change: RowEdits) => edits.editAll({ tab: 'new', only: 'unbranded' }, change);
  return (
    <Row as="p" wrap gap={8} pad="8 20" underlined tone="warn" className={styles.asked}>
      <span>{lacking} new products have no brand.</span>
      <Choice label="Brand for all without one" value={brand} options={CHOICES} onChange={setBrand} />
      <Button disabled={brand === ''} onClick={() => editAll({ hiddenCategory: brand })}>
        Apply to all {lacking}
      </Button>
      <Button variant="quiet" onClick={() => editAll({ skipThisTime: true, shouldIgnore: false })}>
        Skip all {lacking} this time
      </Button>
    </Row>
  );
}
