import { KEG_SIZES, type KegSize } from 'shared-domain/kegs';
import { Stack } from '../../kit/layout/index.ts';
import { Button, InputField } from '../../kit/parts/index.ts';
import styles from './kegs.module.css';

/** A typed deposit; `id` is only a React key. */
export type TypedDeposit = { id: string; from: string } & Record<KegSize, string>;

/** A deposit's first day, and its amounts by size. */
export function DepositFields({
  deposit,
  errorOf,
  onChange,
  onRemove,
}: {
  deposit: TypedDeposit;
  errorOf: (field: 'from' | KegSize) => string | undefined;
  onChange: (deposit: TypedDeposit) => void;
  onRemove: () => void;
}) {
  const name = deposit.from ? `Deposit from ${deposit.from}` : 'New deposit';
  return (
    <Stack as="fieldset" columns="minmax(0, 1fr) auto" gap="8 12" align="end" className={styles.deposit}>
      <legend className="visually-hidden">{name}</legend>
      <InputField
        label="From *"
        type="date"
        value={deposit.from}
        error={errorOf('from')}
        onChange={({ target }) => onChange({ ...deposit, from: target.value })}
      />
      <Button variant="quiet" aria-label={`Remove: ${name}`} onClick={onRemove}>
        Remove
      </Button>
      <Stack across columns="repeat(3, minmax(0, 1fr))" gap={12}>
        {KEG_SIZES.map((size) => (
          <InputField
            key={size}
            label={`${size} L, $ *`}
            value={deposit[size]}
            inputMode="decimal"
            maxLength={8}
            error={errorOf(size)}
            onChange={({ target }) => onChange({ ...deposit, [size]: target.value })}
          />
        ))}
      </Stack>
    </Stack>
  );
}
