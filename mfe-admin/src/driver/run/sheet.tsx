import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { DriverLine } from 'shared-domain/contracts';
import {
  REFUSAL_REASONS,
  type RefusalReason,
  SHORT_REASONS,
  type ShortReason,
  SIGNATURE,
  withPoint,
} from 'shared-domain/driver';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { NoteField, Plain, Primary, Reasons } from './controls.tsx';
import styles from './sheet.module.css';
import counter from './stepper.module.css';
import { Stepper } from './stepper.tsx';
import type { Shortage } from './stored-run.ts';

type SignatureSheetProps = { name: string; onClose: () => void; onSave: (path: string) => void };

/** A pad to sign on with a finger, a pen or a mouse (DRIVER-16). */
export function SignatureSheet({ name, onClose, onSave }: SignatureSheetProps) {
  const [path, setPath] = useState('');
  const isDown = useRef(false);
  const draw = ({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>, begins: boolean) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const x = ((clientX - left) / width) * SIGNATURE.width;
    const y = ((clientY - top) / height) * SIGNATURE.height;
    setPath((before) => withPoint(before, { x, y }, begins));
  };
  const end = () => {
    isDown.current = false;
  };
  return (
    <Sheet title="Signature" below={`${name}. A name is enough for those who don’t sign.`} onClose={onClose}>
      <svg
        className={styles.pad}
        viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
        role="img"
        aria-label={path ? 'A signature' : 'Sign here'}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId);
          isDown.current = true;
          draw(event, true);
        }}
        onPointerMove={(event) => isDown.current && draw(event, false)}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={path} />
      </svg>
      <Primary aria-disabled={!path} onClick={() => path && onSave(path)}>
        Save the signature
      </Primary>
      <Plain onClick={() => setPath('')}>Clear</Plain>
    </Sheet>
  );
}

type RefusalSheetProps = { onClose: () => void; onSave: (reason: RefusalReason, note: string) => void };

/** Asks why nothing could be delivered. */
export function RefusalSheet({ onClose, onSave }: RefusalSheetProps) {
  const [reason, setReason] = useState<RefusalReason>();
  const [note, setNote] = useState('');
  return (
    <Sheet title="Could not deliver" below="The order stays as it is. The office sees why." onClose={onClose}>
      <Reasons values={REFUSAL_REASONS} chosen={reason} onChoose={setReason} />
      <NoteField value={note} onChange={({ target }) => setNote(target.value)} />
      <Primary aria-disabled={!reason} onClick={() => reason && onSave(reason, note)}>
        Save · not delivered
      </Primary>
    </Sheet>
  );
}

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
      <Reasons values={SHORT_REASONS} chosen={reason} onChoose={setReason} />
      {short > 0 && (
        <Row as="p" gap={10} size="m" align="start">
          <Text fixed>
            <StaffIcon name="document" size={20} />
          </Text>
          {short === 1 ? `The ${line.unit} comes` : `The ${line.unit}s come`} off the order. {name} gets an
          email with the new total.
        </Row>
      )}
      <Primary aria-disabled={!isReady} onClick={save}>
        {short === 0 ? 'Save · all delivered' : `Save · ${delivered} delivered, ${short} short`}
      </Primary>
    </Sheet>
  );
}

type SheetProps = { title: string; below?: string; onClose: () => void; children: ReactNode };

/** Pixels that a swipe must cover. */
const SWIPE_PX = 60;

/** A bottom sheet. Escape, the close button, a swipe down and the backdrop close it; focus returns to where it was. */
export function Sheet({ title, below, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<number | null>(null);
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser does.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <Row column gap={16} align="stretch">
        <Text
          as="div"
          anchor
          pad="28 60 0 0"
          className={styles.head}
          onPointerDown={({ clientY }) => {
            from.current = clientY;
          }}
          onPointerUp={({ clientY }) => {
            if (from.current !== null && clientY - from.current > SWIPE_PX) onClose();
            from.current = null;
          }}
        >
          <span className={styles.grip} />
          <h2 id={heading}>{title}</h2>
          {below && <p>{below}</p>}
          <Stack as="button" middle side={56} className={styles.cross} aria-label="Close" onClick={onClose}>
            <Icon name="close" size={26} />
          </Stack>
        </Text>
        {children}
      </Row>
    </dialog>
  );
}
