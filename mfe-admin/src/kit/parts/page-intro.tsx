import type { ReactNode } from 'react';
import { Quiet } from '../layout/index.ts';
import styles from './page-head.module.css';

/** What a page is about, below its heading. */
export const PageIntro = ({ children }: { children: ReactNode }) => (
  <Quiet as="p" pad="0 0 14" gutter className={styles.intro}>
    {children}
  </Quiet>
);
