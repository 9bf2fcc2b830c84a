import type { ReactNode } from 'react';
import { Text } from '../layout/index.ts';
import styles from './page-head.module.css';

/** What a page is about, below its heading. */
export const PageIntro = ({ children }: { children: ReactNode }) => (
  <Text as="p" pad="0 0 14" gutter tone="quiet" className={styles.intro}>
    {children}
  </Text>
);
