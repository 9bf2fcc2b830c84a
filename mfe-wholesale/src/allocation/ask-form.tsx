import { useState } from 'react';
import type { LicenseeAllocationJson } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { displayName, type Product } from 'shared-domain/products';
import { Button } from 'shared-ui/button';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import styles from './allocation.module.css';
import { useAllocationActions } from './use-allocation.ts';

/** Requests units, and changes or withdraws the request until it closes (ALLOCATION-3). */
export function AskForm({ allocation, of }: { allocation: LicenseeAllocationJson; of: Product }) {
  const { id, most, unit, asked, words } = allocation;
  const { ask, show } = useAllocationActions(id);
  const [units, setUnits] = useState(asked ?? most);
  const [isRefused, setRefused] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (wanted: number) => {
    setBusy(true);
    const isDone = await ask(wanted);
    setBusy(false);
    return isDone;
  };
  const takeBack = async () => {
    if (!(await send(0))) return;
    const undo = { label: 'Undo', onAction: () => void ask(asked ?? 0) };
    show({ title: 'Request withdrawn', kind: 'success', duration: 8_000, action: undo });
  };
  const label = asked ? `Change to ${unitsText(units, unit)}` : `Ask for ${unitsText(units, unit)}`;
  return (
    <>
      {asked && (
        <p role="status" className={styles.asked}>
          {`You asked for ${unitsText(asked, unit)}`}
        </p>
      )}
      <div className={styles.row}>
        <QuantityStepper
          size="page"
          value={units}
          max={most}
          onChange={setUnits}
          onRefused={setRefused}
          of={displayName(of)}
          disabled={busy}
        />
        <Button
          variant="action"
          size="lg"
          className={styles.grow}
          busy={busy}
          busyText="Sending..."
          disabled={isRefused || units === asked}
          onClick={() => void send(units)}
        >
          {label}
        </Button>
      </div>
      {asked && (
        <Button variant="ghost" disabled={busy} onClick={() => void takeBack()}>
          Withdraw
        </Button>
      )}
      <p className={styles.small}>
        {`This is not an order yet. Change or withdraw it until ${words.closes}.`}
        <br />
        {`Once the ${unit}s are shared, you have 72 hours to confirm yours.`}
      </p>
    </>
  );
}
