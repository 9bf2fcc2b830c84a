import { Button } from 'shared-ui/button';
import styles from './order-information.module.css';

export type RememberDetailsProps = {
  isOn: boolean;
  /** Whether this device has remembered details. */
  isKnown: boolean;
  onChange: (isOn: boolean) => void;
  onForget: () => void;
};

/** 'Remember these details on this device' (CART-14), off by default because counter computers are shared. */
export function RememberDetails({ isOn, isKnown, onChange, onForget }: RememberDetailsProps) {
  return (
    <div className={styles.remember}>
      <label>
        <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
        Remember these details on this device
      </label>
      {isKnown && (
        <Button variant="ghost" size="sm" onClick={onForget}>
          Forget them
        </Button>
      )}
    </div>
  );
}
