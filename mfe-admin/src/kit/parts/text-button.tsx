import type { ComponentProps } from 'react';
import { Link } from 'shared-ui/router';
import styles from './text-button.module.css';

/** A button that looks like a link. */
export const TextButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={styles.text} {...props} />
);

/** A link that looks like it. */
export const TextLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link className={styles.text} {...props} />
);
