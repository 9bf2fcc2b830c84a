import { type PointerEvent, useRef, useState } from 'react';
import { SIGNATURE, withPoint } from 'shared-domain/driver';
import controls from './controls.module.css';
import styles from './proof.module.css';
import { Sheet } from './sheet.tsx';

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
      <button
        type="button"
        className={controls.primary}
        aria-disabled={!path}
        onClick={() => path && onSave(path)}
      >
        Save the signature
      </button>
      <button type="button" className={controls.plain} onClick={() => setPath('')}>
        Clear
      </button>
    </Sheet>
  );
}
