import type { ReactNode } from 'react';
import type { Problem } from 'shared-domain/client';
import { usePhone, useTablet } from '../../data/calls/index.ts';
import { Button, countText, Failed, WaitingRows } from '../parts/index.ts';
import { Heads, type Sorting } from './heads.tsx';
import styles from './list.module.css';

/** A column of a list: its heading, what its cells show, and where they stand on the card that a row becomes on a narrow screen. */
export interface Column<Row> {
  id: string;
  label: string;
  show: (row: Row) => ReactNode;
  /** The direction that its first press sorts by; not sortable without. */
  sorts?: Sorting['direction'];
  /** Its look: aligned to the end, secondary, small and secondary, or as wide as its text. */
  look?: 'number' | 'quiet' | 'small' | 'tight';
  /** Its place on a card, left out without: one of three lines, a line's end, or a line of its own. */
  card?: 'head' | 'head-end' | 'line' | 'line-end' | 'foot' | 'foot-end' | 'wide';
  /** What follows the value on a card, which has no headings: 'kegs out'. */
  unit?: (row: Row) => string;
  /** Left out of a table that is too narrow for all columns. */
  yields?: true;
}

/** Where the rows come from; `total` and `hasMore` if they come page by page. */
export interface Source<Row> {
  rows: readonly Row[] | undefined;
  problem?: Problem | undefined;
  refetch?: () => void;
  total?: number | undefined;
  hasMore?: boolean;
  isFetching?: boolean;
  readMore?: () => unknown;
}

interface ListProps<Row> {
  /** Its accessible name. */
  label: string;
  columns: readonly Column<Row>[];
  /** A row's key. The first column names the row. */
  idOf: (row: Row) => string;
  source: Source<Row>;
  /** 'The leads could not be loaded', 'Loading leads...', 'Show older leads'. */
  texts?: { failed: string; loading: string; more?: string };
  /** What is shown of how many, below the rows; by default only while there are more. */
  counted?: string;
  /** Shown instead of a table without rows. */
  empty: ReactNode;
  sorting?: Sorting;
  /** In a box, as wide as the page, or within a card. */
  frame?: 'box' | 'page' | 'card';
  /** The width at which rows become cards. */
  cards?: 'phone' | 'tablet';
  /** The row that is open beside the list. */
  open?: string | null;
}

const PLAIN = { failed: 'The list could not be loaded', loading: 'Loading...', more: 'Show more' };

/** A list's rows with their columns; cards on a narrow screen. Loading, failed and without rows it says so. */
export function List<Row>({
  source,
  texts = PLAIN,
  counted,
  empty,
  frame = 'box',
  ...table
}: ListProps<Row>) {
  const { rows, problem, refetch } = source;
  if (problem)
    return (
      <Failed
        title={texts.failed}
        reference={problem.detail}
        action={
          <Button variant="primary" onClick={refetch}>
            Try Again
          </Button>
        }
      />
    );
  if (!rows) return <WaitingRows label={texts.loading} widths={[70, 180, 110, 90, 140]} rows={8} />;
  if (rows.length === 0) return empty;
  return (
    <div className={styles[frame]}>
      <Table rows={rows} {...table} />
      {(source.hasMore || counted) && (
        <p className={styles.further}>
          <span className="num" role="status">
            {counted ?? `${countText(rows.length)} of ${countText(source.total ?? rows.length)}`}
          </span>
          {source.hasMore && (
            <Button busy={source.isFetching} busyText="Loading..." onClick={() => void source.readMore?.()}>
              {texts.more}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

function Table<Row>({
  rows,
  label,
  columns,
  idOf,
  sorting,
  cards = 'tablet',
  open,
}: { rows: readonly Row[] } & Omit<ListProps<Row>, 'source' | 'texts' | 'counted' | 'empty' | 'frame'>) {
  const isPhone = usePhone();
  const isTablet = useTablet();
  const isCards = cards === 'phone' ? isPhone : isTablet;
  return (
    <table className={isCards ? `${styles.table} ${styles.cards}` : styles.table}>
      <caption className="visually-hidden">{label}</caption>
      {/* Cards have no headings to press: what is hidden must not take the focus. */}
      <Heads
        columns={columns}
        sorting={isCards ? undefined : sorting}
        className={isCards ? 'visually-hidden' : undefined}
      />
      <tbody>
        {rows.map((row) => {
          const id = idOf(row);
          return (
            <tr key={id} data-open={id === open || undefined}>
              {columns.map(({ id: column, show, look, card, unit, yields }, place) => {
                const Cell = place === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={column}
                    scope={place === 0 ? 'row' : undefined}
                    data-look={look}
                    data-card={card}
                    data-unit={unit?.(row)}
                    data-yields={yields}
                  >
                    {show(row)}
                  </Cell>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
