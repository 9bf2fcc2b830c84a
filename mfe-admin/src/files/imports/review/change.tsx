import type { FieldChangeJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { signedNumber } from '../../../kit/product/index.ts';
import styles from './change.module.css';
import rows from './rows.module.css';

/** Labels of the fields. */
export const FIELD_LABELS: Readonly<Record<string, string>> = {
  price: 'Price',
  stock: 'Stock',
  name: 'Name',
  friendlyName: 'Friendly name',
  originalName: 'Original name',
  packagingType: 'Packaging',
  category: 'Category',
  hiddenCategory: 'Brand',
  abv: 'ABV',
  ltoPrice: 'LTO price',
  ltoStartDate: 'LTO start date',
  ltoEndDate: 'LTO end date',
  description: 'Description',
  imageUrl: 'Image',
  hidden: 'Hidden',
  forceDisplay: 'Force display',
  companyName: 'Company name',
  endDate: 'End date',
  checkedOn: 'Checked on',
  standing: 'Standing',
  licenceClass: 'Class',
  premisesAddress: 'Premises address',
};

const isMoney = (field: string) => field === 'price' || field === 'ltoPrice';

function shown(field: string, value: FieldChangeJson['from']): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isMoney(field) && typeof value === 'number') return formatDollars(value);
  return String(value);
}

function Move({ change: { field, from, to, percent, suspicion } }: { change: FieldChangeJson }) {
  if (field === 'price' && percent != null) {
    return (
      <span className={suspicion === undefined ? styles.percent : styles.alarming}>
        {signedNumber(percent, 1)}%
      </span>
    );
  }
  if (field === 'stock' && typeof from === 'number' && typeof to === 'number') {
    return <span className={styles.difference}>{signedNumber(to - from)}</span>;
  }
  return null;
}

/** One changed field: old, new and difference, with the reason if a price is suspicious. */
export function Change({ change, isLeftOut = false }: { change: FieldChangeJson; isLeftOut?: boolean }) {
  const { field, from, to, suspicion } = change;
  return (
    <span className={rows.change}>
      <span>
        <span className={rows.old}>{shown(field, from)}</span>
        <span className={styles.arrow}> → </span>
        <b>{shown(field, to)}</b> <Move change={change} />
      </span>
      {suspicion !== undefined && (
        <span className={styles.suspicion}>
          Suspicious: {suspicion}
          {isLeftOut && <span className={rows.untilTicked}>. Left out until ticked.</span>}
        </span>
      )}
    </span>
  );
}
