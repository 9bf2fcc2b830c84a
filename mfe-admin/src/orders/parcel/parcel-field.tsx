import type { ClipboardEvent } from 'react';
import { carrierName, carriersOf, trackingNumber } from 'shared-domain/orders';
import { Choice, InputField } from '../../parts/index.ts';
import styles from './parcel.module.css';
import { parcelFrom, type TypedParcel } from './typed-parcel.ts';

/** The field for a parcel's number; its carrier follows from the number, and is chosen where two have such numbers. */
export function ParcelField({
  label,
  typed,
  isChecked,
  onChange,
  onPaste,
  ...native
}: {
  label: string;
  typed: TypedParcel;
  /** Whether to say what is wrong with it: not while it is being typed. */
  isChecked: boolean;
  onChange: (typed: TypedParcel) => void;
  onPaste?: (event: ClipboardEvent) => void;
  'data-autofocus'?: true | undefined;
}) {
  const carriers = carriersOf(trackingNumber(typed.number));
  const parcel = parcelFrom(typed);
  return (
    <div className={styles.parcel}>
      <InputField
        {...native}
        label={label}
        value={typed.number}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...(isChecked && parcel === undefined
          ? { error: 'No carrier of ours has such a number. Compare it with the label.' }
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
        <span className={styles.carrier}>{carriers[0] && carrierName(carriers[0])}</span>
      )}
    </div>
  );
}
