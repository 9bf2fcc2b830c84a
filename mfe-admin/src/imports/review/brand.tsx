import { useState } from 'react';
import type { ImportRow } from 'shared-domain/contracts';
import { IMPORT_MESSAGES } from 'shared-domain/imports';
import { Button } from '../../parts/index.ts';
import { BRAND_OPTIONS } from '../../products/index.ts';
import styles from './fields.module.css';
import { type EditRows, nameIn, needsBrand } from './use-review.ts';

const CHOICES = [{ value: '', label: 'Choose a brand' }, ...BRAND_OPTIONS.slice(1)];

/** The brands to choose from, and the file's own where it is none of them. */
const brandChoices = (brand: string) =>
  CHOICES.some(({ value }) => value === brand) ? CHOICES : [...CHOICES, { value: brand, label: brand }];

/** The brand of a new product: required, unless the row is left out (IMPORT-11). */
export function Brand({ row, onEdit }: { row: ImportRow; onEdit: EditRows }) {
  const brand = row.product?.hiddenCategory ?? '';
  const missing = needsBrand(row);
  const id = `brand-${row.sku}`;
  return (
    <span className={styles.brand}>
      <select
        aria-label={`Brand of ${nameIn(row)}`}
        value={brand}
        aria-invalid={missing || undefined}
        aria-describedby={missing ? id : undefined}
        onChange={(event) => void onEdit([row], { hiddenCategory: event.target.value })}
      >
        {brandChoices(brand).map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {missing && (
        <span id={id} className={styles.wrong}>
          {IMPORT_MESSAGES.brandRequired}
        </span>
      )}
    </span>
  );
}

/** One brand for all new products that have none: a file of four hundred rows needs no four hundred choices. */
export function BrandForAll({ rows, onEdit }: { rows: readonly ImportRow[]; onEdit: EditRows }) {
  const [brand, setBrand] = useState('');
  const lacking = rows.filter(needsBrand);
  if (lacking.length < 2) return null;
  return (
    <p className={styles.all}>
      <span>{lacking.length} new products have no brand.</span>
      <select
        aria-label="Brand for all without one"
        value={brand}
        onChange={(event) => setBrand(event.target.value)}
      >
        {CHOICES.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Button disabled={brand === ''} onClick={() => void onEdit(lacking, { hiddenCategory: brand })}>
        Give it to all {lacking.length}
      </Button>
      <Button
        variant="quiet"
        onClick={() => void onEdit(lacking, { skipThisTime: true, shouldIgnore: false })}
      >
        Skip all {lacking.length} this time
      </Button>
    </p>
  );
}
