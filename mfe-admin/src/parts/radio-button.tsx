import type { ComponentProps } from 'react';
import styles from './radio-button.module.css';

/** The radio button of the staff area. */
export const RadioButton = (native: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <input {...native} type="radio" className={styles.radio} />
);
