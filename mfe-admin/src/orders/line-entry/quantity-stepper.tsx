import { Row } from '../../kit/layout/index.ts';
import styles from './line-entry.module.css';
import { QuantityField } from './quantity-field.tsx';

interface QuantityStepperProps {
  label: string;
  /** Names the buttons: 'One less of {name}'. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
  /** The minimum; 0 if the field may be empty. */
  least?: 0 | 1;
}

/** A quantity field with buttons for one less and one more. */
export const QuantityStepper = ({ label, name, quantity, onChange, least }: QuantityStepperProps) => (
  <Row as="span" inline align="stretch" framed radius={8} surface="paper" className={styles.stepper}>
    <button
      type="button"
      aria-label={`One less of ${name}`}
      disabled={quantity === 0}
      onClick={() => onChange(quantity - 1)}
    >
      −
    </button>
    <QuantityField
      label={label}
      {...(least === 0 && { least, placeholder: '0' })}
      quantity={quantity}
      onChange={onChange}
    />
    <button type="button" aria-label={`One more of ${name}`} onClick={() => onChange(quantity + 1)}>
      +
    </button>
  </Row>
);
