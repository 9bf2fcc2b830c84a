import type { ComponentProps, ReactNode } from 'react';
import { usePageTitle } from 'shared-ui/page';
import { Link } from 'shared-ui/router';
import { StaffIcon } from '../icons/index.ts';
import { Quiet, Row, Stack, Text } from '../layout/index.ts';
import { Tabs } from './mui/tabs.tsx';
import styles from './page-head.module.css';

/** A page's tabs, below its heading. */
export const PageTabs = <Id extends string>(props: Omit<ComponentProps<typeof Tabs<Id>>, 'className'>) => (
  <Tabs {...props} className={styles.tabs ?? ''} />
);

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

/** What a page is about, below its heading. */
export const PageIntro = ({ children }: { children: ReactNode }) => (
  <Quiet as="p" pad="0 0 14" gutter className={styles.intro}>
    {children}
  </Quiet>
);

type PageHeadProps = {
  title: string;
  /** Whether the title is the name of one account or product, which the frame's header on a phone doesn't show. */
  isOwnName?: boolean;
  back?: { to: string; label: string };
  tag?: ReactNode;
  actions?: ReactNode;
  /** Tabs below the title. */
  children?: ReactNode;
};

/** A page's heading: title, tag or saved views, and at most one primary button. */
export function PageHead({ title, isOwnName = false, back, tag, actions, children }: PageHeadProps) {
  usePageTitle(`${title} | Staff`);
  return (
    <Text as="div" gutter className={styles.head}>
      <Row wrap gap="6 12" tall={56} pad="8 0" className={styles.row}>
        {back && (
          <Link to={back.to} className={styles.back} aria-label={back.label} title={back.label}>
            <StaffIcon name="arrow-left" size={18} />
          </Link>
        )}
        <h1 className={isOwnName ? styles.title : `${styles.title} ${styles.framed}`} tabIndex={-1}>
          {title}
        </h1>
        {tag}
        {Boolean(actions) && (
          <Row wrap gap={8} end className={styles.actions}>
            {actions}
          </Row>
        )}
      </Row>
      {children}
    </Text>
  );
}
