import type { ReactNode } from 'react';
import { Link } from 'shared-ui/router';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import styles from './dashboard.module.css';

type CardRowProps = { name: string; to?: string; note?: ReactNode; before?: ReactNode; children: ReactNode };

/** A row of a card: a name, what is said of it, and what stands at its end. */
export const CardRow = ({ name, to, note, before, children }: CardRowProps) => (
  <Row as="li" gap={9} pad="4 14" className={note === undefined ? styles.low : styles.row}>
    {before}
    <Stack as="span" fit grow shrink>
      <Text cut weight={to ? 500 : 400}>
        {to ? <Link to={to}>{name}</Link> : name}
      </Text>
      {note !== undefined && (
        <Small cut tight>
          {note}
        </Small>
      )}
    </Stack>
    {children}
  </Row>
);
