import type { ReactNode, Ref } from 'react';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import { TableHead } from '../../kit/parts/index.ts';
import styles from './lines-table.module.css';

type LinesTableProps = {
  columns: readonly string[];
  unseen?: string;
  body?: Ref<HTMLTableSectionElement>;
  className?: string | undefined;
  children: ReactNode;
};

/** The lines of an order: the item, then columns of numbers; `unseen` names the column of a button. */
export const LinesTable = ({ columns, unseen, body, className = '', children }: LinesTableProps) => (
  <table className={`num ${styles.table} ${className}`}>
    <TableHead columns={columns} {...(unseen !== undefined && { unseen })} />
    <tbody ref={body}>{children}</tbody>
  </table>
);

type ItemCellProps = { picture: ReactNode; name: string; children: ReactNode };

/** A line's item: its picture, its name, and what is below. */
export const ItemCell = ({ picture, name, children }: ItemCellProps) => (
  <td>
    <Row as="span" gap={12}>
      {picture}
      <span>
        <Text as="strong" block weight={600}>
          {name}
        </Text>
        <Small block>{children}</Small>
      </span>
    </Row>
  </td>
);
