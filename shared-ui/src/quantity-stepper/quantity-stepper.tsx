import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/index.ts';
import { MAX_QUANTITY } from './quantity.ts';
import { QuantityField } from './quantity-field.tsx';
import styles from './quantity-stepper.module.css';

export type QuantityStepperProps = {
  /** 1 to `max`. */
  value: number;
  /** 999 by default. */
  max?: number;
  onChange: (quantity: number) => void;
  /** Called by minus at 1 and by a typed 0, which remove a cart line (CART-3). Without it minus is disabled at 1. */
  onRemove?: () => void;
  /** Called when the field begins or ceases to hold a text that is no quantity, so that nothing is added meanwhile. */
  onRefused?: (isRefused: boolean) => void;
  /** Names the controls. */
  of?: string;
  /** Height: 44, 48 (dialog) or 56 px (product page). */
  size?: 'md' | 'dialog' | 'page';
  disabled?: boolean;
  className?: string;
};

type Stepping = Pick<QuantityStepperProps, 'value' | 'onChange'> & {
  max: number;
  onRemove: (() => void) | undefined;
};

/** Changes within the limits, their announcement, and the focus's return from the field. */
function useStepping({ value, max, onChange, onRemove }: Stepping) {
  const [editing, setEditing] = useState(false);
  const [spoken, setSpoken] = useState('');
  const number = useRef<HTMLButtonElement>(null);
  const returnFocus = useRef(false);

  useEffect(() => {
    if (editing || !returnFocus.current) return;
    returnFocus.current = false;
    number.current?.focus();
  }, [editing]);

  const set = (quantity: number) => {
    if (quantity < 1) return onRemove?.();
    if (quantity > max || quantity === value) return;
    setSpoken(`Quantity ${quantity}`);
    onChange(quantity);
  };
  const finish = (quantity: number, byKey: boolean) => {
    returnFocus.current = byKey;
    setEditing(false);
    set(quantity);
  };
  return { editing, setEditing, spoken, number, set, finish };
}

/** Minus, an editable number, plus (CART-8). */
export function QuantityStepper({
  value,
  max = MAX_QUANTITY,
  onChange,
  onRemove,
  onRefused,
  of,
  size = 'md',
  disabled = false,
  className,
}: QuantityStepperProps) {
  const { editing, setEditing, spoken, number, set, finish } = useStepping({
    value,
    max,
    onChange,
    onRemove,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own layout and a legend of its own
    <div
      role="group"
      className={clsx(styles.stepper, styles[size], 'num', className)}
      aria-label={of ? `Quantity of ${of}` : 'Quantity'}
      data-editing={editing || undefined}
    >
      <Step
        label="Decrease quantity"
        icon="minus"
        disabled={disabled || (value <= 1 && !onRemove)}
        onStep={() => set(value - 1)}
      />
      {editing ? (
        <QuantityField
          value={value}
          max={max}
          min={onRemove ? 0 : 1}
          label="Quantity"
          onDone={finish}
          onRefused={onRefused}
        />
      ) : (
        <button
          ref={number}
          type="button"
          className={styles.number}
          aria-label={`Quantity ${value}, edit`}
          disabled={disabled}
          onClick={() => setEditing(true)}
        >
          {value}
        </button>
      )}
      <Step
        label="Increase quantity"
        icon="plus"
        disabled={disabled || value >= max}
        onStep={() => set(value + 1)}
      />
      <span className="visually-hidden" aria-live="polite">
        {spoken}
      </span>
    </div>
  );
}

type StepProps = { label: string; icon: 'minus' | 'plus'; disabled: boolean; onStep: () => void };

/** Disabled by aria only, so that reaching 1 doesn't lose the focus. */
function Step({ label, icon, disabled, onStep }: StepProps) {
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onStep}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
