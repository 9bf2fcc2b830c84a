import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from 'shared-ui/icons';
import { Row } from '../../kit/layout/index.ts';
import styles from './stepper.module.css';

type StepperProps = {
  name: string;
  value: number;
  most: number;
  size?: 'large';
  isLocked?: boolean;
  onChange: (value: number) => void;
  children?: ReactNode;
};

const FIRST_MS = 450;
const AGAIN_MS = 110;

function useHold(step: () => void) {
  const latest = useRef(step);
  latest.current = step;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const again = () => {
    latest.current();
    timer.current = setTimeout(again, AGAIN_MS);
  };
  const begin = () => {
    timer.current = setTimeout(again, FIRST_MS);
  };
  return { onClick: step, onPointerDown: begin, onPointerUp: end, onPointerLeave: end, onPointerCancel: end };
}

/** A stepper: minus, a number, plus. A held button repeats. */
export function Stepper({ name, value, most, size, isLocked = false, onChange, children }: StepperProps) {
  const less = useHold(() => value > 0 && onChange(value - 1));
  const more = useHold(() => value < most && onChange(value + 1));
  return (
    <fieldset aria-label={name}>
      <Row align="stretch" radius={10} clip className={styles.stepper} data-large={size && ''}>
        <button type="button" aria-label={`One less: ${name}`} disabled={isLocked || value <= 0} {...less}>
          <Icon name="minus" size={24} />
        </button>
        <Row as="output" column justify="center" gap={2} aria-live="polite">
          {children ?? value}
        </Row>
        <button type="button" aria-label={`One more: ${name}`} disabled={isLocked || value >= most} {...more}>
          <Icon name="plus" size={24} />
        </button>
      </Row>
    </fieldset>
  );
}
