import { useState } from 'react';
import type { DriverLine } from 'shared-domain/contracts';
import { SHORT_REASONS, type ShortReason } from 'shared-domain/driver';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import controls from './controls.module.css';
import { Reasons } from './reasons.tsx';
import { Sheet } from './sheet.tsx';
import counter from './stepper.module.css';
import { Stepper } from './stepper.tsx';
import type { Shortage } from './stored-run.ts';

type ShortSheetProps = {
  line: DriverLine;
  shortage: Shortage | undefined;
  name: string;
  onClose: () => void;
  /** null if nothing is short. */
  onSave: (shortage: Shortage | null) => void;
};

const units = ({ unit }: DriverLine, number: number) => (number === 1 ? `1 ${unit}` : `${number} ${unit}s`);

/** How much of a line was delivered, and why it was short. */
export function ShortSheet({ line, shortage, name, onClose, onSave }: ShortSheetProps) {
  const { quantity: ordered } = line;
  const [delivered, setDelivered] = useState(shortage?.delivered ?? ordered - 1);
  const [reason, setReason] = useState<ShortReason | undefined>(shortage?.reason);
  const short = ordered - delivered;
  const isReady = short === 0 || reason !== undefined;
  const save = () => {
    if (short === 0) onSave(null);
    else if (reason) onSave({ ordered, delivered, reason });
  };
  return (
    <Sheet title={line.name} below={`${units(line, ordered)} ordered · ${line.productId}`} onClose={onClose}>
      <Stepper size="large" name={line.name} value={delivered} most={ordered} onChange={setDelivered}>
        <span className={counter.big}>
          <strong>{delivered}</strong> of {ordered}
        </span>
        <span>
          {delivered === 0 ? 'None delivered' : short === 0 ? 'All delivered' : `${units(line, short)} short`}
        </span>
      </Stepper>
      <Reasons reasons={SHORT_REASONS} chosen={reason} onChoose={setReason} />
      {short > 0 && (
        <Row as="p" gap={10} size="m" align="start">
          <Text fixed>
            <StaffIcon name="document" size={20} />
          </Text>
          {short === 1 ? `The ${line.unit} comes` : `The ${line.unit}s come`} off the order. {name} gets an
          email with the new total.
        </Row>
      )}
      <button type="button" className={controls.primary} aria-disabled={!isReady} onClick={save}>
        {short === 0 ? 'Save · all delivered' : `Save · ${delivered} delivered, ${short} short`}
      </button>
    </Sheet>
  );
}
