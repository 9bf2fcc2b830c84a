import type { ClipboardEvent } from 'react';
import { carrierName, carriersOf, trackingNumber } from 'shared-domain/orders';
import { Quiet, Stack } from '../../kit/layout/index.ts';
import { Choice, InputField } from '../../kit/parts/index.ts';
import styles from './parcel.module.css';
import { parcelFrom, type TypedParcel } from './typed-parcel.ts';

type ParcelFieldProps = {
  label: string;
  typed: TypedParcel;
  /** Whether to show an error; not while typing. */
  isChecked: boolean;
  onChange: (typed: TypedParcel) => void;
  onPaste?: (event: ClipboardEvent) => void;
  'data-autofocus'?: true | undefined;
};

/** A tracking-number field. The carrier follows from the number, or is chosen if two use such numbers. */
export function ParcelField({ label, typed, isChecked, onChange, onPaste, ...native }: ParcelFieldProps) {
  const carriers = carriersOf(trackingNumber(typed.number));
  const parcel = parcelFrom(typed);
  return (
    <Stack columns="minmax(0, 1fr) 96px" gap={10} align="end" className={styles.parcel}>
      <InputField
        {...native}
        label={label}
        value={typed.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...(isChecked && parcel === undefined
          ? { error: "This isn't a tracking number of our carriers. Check it against the label." }
          : {})}
        onChange={(event) => onChange({ number: event.target.value })}
        onPaste={onPaste}
      />
      {carriers.length > 1 ? (
        <Choice
          label={`Carrier, ${label}`}
          value={parcel?.carrier ?? ''}
          options={carriers.map((value) => ({ value, label: carrierName(value) }))}
          onChange={(value) => {
            const carrier = carriers.find((known) => known === value);
            onChange({ number: typed.number, ...(carrier ? { carrier } : {}) });
          }}
        />
      ) : (
        <Quiet margin="22 0 0" size="s" className={styles.carrier}>
          {carriers[0] && carrierName(carriers[0])}
        </Quiet>
      )}
    </Stack>
  );
}
