import { useState } from 'react';
import type { DriverLine } from 'shared-domain/contracts';
import { REASON_LABELS, RETURN_REASONS, type ReturnReason } from 'shared-domain/driver';
import { Row } from '../../kit/layout/index.ts';
import { Action, LineWords, Primary, Reasons, Section } from './controls.tsx';
import styles from './lines.module.css';
import { Sheet } from './sheet.tsx';
import counter from './stepper.module.css';
import { Stepper } from './stepper.tsx';
import type { StopForm } from './stop-form.ts';
import type { Draft } from './stored-run.ts';

/** Units that the customer gives back, which the office credits (DRIVER-15). */
export function Returns({ view: { stop }, draft: { returns = {} }, isLocked, change }: StopForm) {
  const { lines } = stop;
  const [open, setOpen] = useState<string | null>(null);
  const noted = lines.filter(({ productId }) => returns[productId]);
  const line = lines.find(({ productId }) => productId === open);
  const save = (id: string, quantity: number, reason: ReturnReason) => {
    const { [id]: _former, ...others } = returns;
    change({ returns: quantity > 0 ? { ...others, [id]: { quantity, reason } } : others });
    setOpen(null);
  };
  if (isLocked && noted.length === 0) return null;
  return (
    <Section title="Returns" aside={noted.length === 0 ? 'nothing comes back' : 'the office credits them'}>
      <ul className={styles.lines}>
        {lines.map((one) => {
          const back = returns[one.productId];
          return (
            <Row as="li" key={one.productId} gap={8} pad="8 16" underlined className={styles.line}>
              <LineWords
                name={one.name}
                below={back && `${back.quantity} back, ${REASON_LABELS[back.reason].toLowerCase()}`}
              />
              {!isLocked && (
                <Action
                  aria-label={`${back ? 'Change the return' : 'Return'}: ${one.name}`}
                  onClick={() => setOpen(one.productId)}
                >
                  {back ? 'Change' : 'Return'}
                </Action>
              )}
            </Row>
          );
        })}
      </ul>
      {line && (
        <ReturnSheet
          line={line}
          former={returns[line.productId]}
          onClose={() => setOpen(null)}
          onSave={(quantity, reason) => save(line.productId, quantity, reason)}
        />
      )}
    </Section>
  );
}

type ReturnSheetProps = {
  line: DriverLine;
  former: NonNullable<Draft['returns']>[string] | undefined;
  onClose: () => void;
  onSave: (quantity: number, reason: ReturnReason) => void;
};

function ReturnSheet({ line, former, onClose, onSave }: ReturnSheetProps) {
  const [quantity, setQuantity] = useState(former?.quantity ?? 1);
  const [reason, setReason] = useState<ReturnReason | undefined>(former?.reason);
  const save = () => {
    if (quantity === 0 || reason) onSave(quantity, reason ?? 'other');
  };
  return (
    <Sheet title={line.name} below="Take it back to the depot." onClose={onClose}>
      <Stepper size="large" name={line.name} value={quantity} most={line.quantity} onChange={setQuantity}>
        <span className={counter.big}>
          <strong>{quantity}</strong> of {line.quantity}
        </span>
      </Stepper>
      <Reasons values={RETURN_REASONS} chosen={reason} onChoose={setReason} />
      <Primary aria-disabled={quantity > 0 && !reason} onClick={save}>
        {quantity === 0 ? 'Save · nothing comes back' : `Save · ${quantity} back`}
      </Primary>
    </Sheet>
  );
}
