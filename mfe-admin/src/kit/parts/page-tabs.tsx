import type { ComponentProps } from 'react';
import { Tabs } from './mui/tabs.tsx';
import styles from './page-tabs.module.css';

/** A page's tabs, below its heading. */
export const PageTabs = <Id extends string>(props: Omit<ComponentProps<typeof Tabs<Id>>, 'className'>) => (
  <Tabs {...props} className={styles.tabs ?? ''} />
);
