import { Row } from '../../kit/layout/index.ts';
import { Button } from '../../kit/parts/index.ts';
import styles from './parcel.module.css';
import { ParcelField } from './parcel-field.tsx';
import type { Parcel } from './use-parcel.ts';

type ParcelFormProps = { parcel: Parcel; isOut: boolean; onSave: () => void };

/** An open order's parcel. Enter ships the order with the number, or saves the number (SHIPPING-9). */
export function ParcelForm({ parcel, isOut, onSave }: ParcelFormProps) {
  if (!parcel.isAsked) return null;
  return (
    <Row
      as="form"
      gap={10}
      align="end"
      className={styles.form}
      aria-label="Parcel"
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <ParcelField
        label="Tracking number"
        typed={parcel.typed}
        isChecked={parcel.isChecked}
        onChange={parcel.change}
      />
      <Button type="submit" disabled={!parcel.isChanged}>
        {isOut ? 'Save number' : 'Ship'}
      </Button>
    </Row>
  );
}
