import type { ComponentProps } from 'react';
import { Stack } from '../layout/index.ts';
import styles from './page-body.module.css';

/** What stands below a page's heading, as far from its edges. */
export const PageBody = ({ className = '', ...props }: ComponentProps<typeof Stack<'div'>>) => (
  <Stack
    top
    gap={12}
    pad="14 24 24"
    columns="minmax(0, 1fr)"
    {...props}
    className={`${styles.body} ${className}`}
  />
);
