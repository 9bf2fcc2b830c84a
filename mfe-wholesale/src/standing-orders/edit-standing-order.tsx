import { useState } from 'react';
import type { StandingOrderJson, StandingOrdersJson } from 'shared-domain/contracts';
import { Button } from 'shared-ui/button';
import { focusRefusedQuantity, QuantityStepper } from 'shared-ui/quantity-stepper';
import { RhythmFields } from './rhythm-fields.tsx';
import styles from './standing-orders.module.css';
import type { SaveStandingOrder } from './use-standing-orders.ts';

type Props = {
  standing: StandingOrderJson;
  served: StandingOrdersJson['weekdays'];
  save: SaveStandingOrder;
  onDone: () => void;
};

/** Edits a standing order's days and quantities; 0 removes a line (STANDING-5). */
export function EditStandingOrder({ standing, served, save, onDone }: Props) {
  const [rhythm, setRhythm] = useState({ weekday: standing.weekday, weeks: standing.weeks });
  const [lines, setLines] = useState(standing.lines);
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    if (focusRefusedQuantity()) return;
    setBusy(true);
    const isSaved = await save(standing.id, { ...rhythm, lines, state: standing.state });
    setBusy(false);
    if (isSaved) onDone();
  };
  return (
    <>
      <RhythmFields value={rhythm} served={served} onChange={setRhythm} />
      <ul className={styles.lines} aria-label="Lines">
        {lines.map((line) => (
          <li key={line.productId}>
            <span>
              {line.productName} <small>{line.productId}</small>
            </span>
            <QuantityStepper
              value={line.quantity}
              max={9999}
              of={line.productName}
              onChange={(quantity) =>
                setLines(lines.map((each) => (each === line ? { ...line, quantity } : each)))
              }
              onRemove={() => setLines(lines.filter((each) => each !== line))}
            />
          </li>
        ))}
      </ul>
      {lines.length === 0 && (
        <p className={styles.words}>No lines left. Cancel, then end the order instead.</p>
      )}
      <div className={styles.row}>
        <Button
          size="sm"
          busy={busy}
          busyText="Saving..."
          disabled={lines.length === 0}
          onClick={() => void keep()}
        >
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </>
  );
}
