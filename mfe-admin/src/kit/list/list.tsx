import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Problem } from 'shared-domain/client';
import { usePhone, useTablet } from '../../data/calls/index.ts';
import { Button, countText, Failed, RowBox, WaitingRows } from '../parts/index.ts';
import { Heads, type Sorting } from './heads.tsx';
import styles from './list.module.css';
import type { Ticks } from './ticks.ts';

/** A column of a list: its heading, what its cells show, and where they stand on the card that a row becomes on a narrow screen. */
export interface Column<Row> {
  /** Its heading, which no other column has. */
  label: string;
  /** What it sorts by, or is chosen by, if that isn't its label. */
  id?: string;
  show: (row: Row, isCard: boolean) => ReactNode;
  /** The direction that its first press sorts by; not sortable without. */
  sorts?: Sorting['direction'];
  /** Its look: aligned to the end, secondary, small and secondary, as wide as its text, or cut off where it doesn't fit. */
  look?: 'number' | 'quiet' | 'small' | 'tight' | 'cut';
  /** In a table, in px; by default as its text asks. */
  width?: number;
  /** Its place on a card, left out without: one of three lines, a line's end, or a line of its own. */
  card?: keyof typeof PLACES;
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
  label: string;
  columns: readonly Column<Row>[];
  /** A row's key, by default its `id`. The first column names the row. */
  idOf?: (row: Row) => string;
  source: Source<Row>;
  /** 'The leads could not be loaded', 'Loading leads...', 'Show older leads'. */
  texts?: { failed: string; loading: string; more?: string };
  /** What is shown of how many, below the rows; by default only while there are more. */
  counted?: string;
  /** Shown instead of a table without rows. */
  empty?: ReactNode;
  sorting?: Sorting;
  /** In a box, as wide as the page, within a card, or filling a page that doesn't scroll. */
  frame?: 'box' | 'page' | 'card' | 'fill';
  /** The width at which rows become cards. */
  cards?: 'phone' | 'tablet';
  /** The row that is open beside the list. */
  open?: string | null;
  /** Opens a row. The button is in the first column, or in a card's head; a press anywhere in the row counts. */
  onOpen?: (id: string) => void;
  /** Makes rows selectable. */
  ticks?: Ticks;
  /** The row has just come in, or needs a look. */
  isNew?: (row: Row) => boolean;
  /** The row doesn't count. */
  isOff?: (row: Row) => boolean;
  /** The row needs attention. */
  isWrong?: (row: Row) => boolean;
}

/** Rows without an `id` need `idOf`. */
type Keyed<Row> = Row extends { id: string } ? unknown : { idOf: (row: Row) => string };

/** Where a cell stands on a card: its line, and first or at the end. */
const PLACES = {
  head: '1 / 1',
  'head-end': '1 / 2',
  line: '2 / 1',
  'line-end': '2 / 2',
  foot: '3 / 1',
  'foot-end': '3 / 2',
  wide: 'auto / 1 / auto / -1',
};

const PLAIN = { failed: 'The list could not be loaded', loading: 'Loading...', more: 'Show more' };

/** A list's rows with their columns; cards on a narrow screen. Loading, failed and without rows it says so. */
export function List<Row>({
  source,
  texts = PLAIN,
  counted,
  empty,
  frame = 'box',
  ...table
}: ListProps<Row> & Keyed<Row>) {
  const { rows, problem, refetch } = source;
  if (problem) return <Failed title={texts.failed} problem={problem} onRetry={refetch} />;
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

type TableProps<Row> = { rows: readonly Row[] } & Omit<
  ListProps<Row>,
  'source' | 'texts' | 'counted' | 'empty' | 'frame'
>;

/** Up and Down: the control of the same kind in the next or previous row takes the focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, target } = event;
  if ((key !== 'ArrowDown' && key !== 'ArrowUp') || !(target instanceof HTMLElement)) return;
  const kind = target.matches('input') ? 'input' : '[data-opens]';
  const row = target.closest('tr');
  const next = (key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling)?.querySelector(
    kind,
  );
  if (!target.matches(kind) || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

function Table<Row>({
  rows,
  label,
  columns: all,
  idOf = (row) => (row as { id: string }).id,
  sorting,
  cards = 'tablet',
  ...more
}: TableProps<Row>) {
  const isPhone = usePhone();
  const isTablet = useTablet();
  const isCards = cards === 'phone' ? isPhone : isTablet;
  const columns = isCards ? all.filter(({ card }) => card) : all;
  const ids = rows.map(idOf);
  const { ticks } = more;
  const mayTick = (id: string) => ticks?.may?.(id) !== false;
  const last = useRef('');
  const tick = (id: string, on: boolean, isRange: boolean) => {
    const from = isRange ? ids.indexOf(last.current) : -1;
    const [one, other] = [ids.indexOf(id), from].sort((a, b) => a - b);
    ticks?.set((from < 0 ? [id] : ids.slice(one, (other ?? 0) + 1)).filter(mayTick), on);
    last.current = id;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    moveFocus(event);
    if (event.key === 'Escape') ticks?.clear();
    if (ticks && (event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      ticks.set(ids.filter(mayTick), true);
    }
  };
  return (
    <table className={isCards ? `${styles.table} ${styles.cards}` : styles.table}>
      <caption className="visually-hidden">{label}</caption>
      {/* Cards have no headings to press: what is hidden must not take the focus. */}
      <Heads
        columns={columns}
        sorting={isCards ? undefined : sorting}
        ticks={isCards ? undefined : ticks}
        ids={ids.filter(mayTick)}
        className={isCards ? 'visually-hidden' : undefined}
      />
      <tbody onKeyDown={onKeyDown}>
        {rows.map((row) => (
          <ListRow
            key={idOf(row)}
            row={row}
            columns={columns}
            id={idOf(row)}
            {...more}
            isCard={isCards}
            onTick={tick}
          />
        ))}
      </tbody>
    </table>
  );
}

function ListRow<Row>({
  row,
  id,
  columns,
  isCard,
  open,
  onOpen,
  ticks,
  onTick,
  isNew,
  isOff,
  isWrong,
}: Pick<TableProps<Row>, 'columns' | 'open' | 'onOpen' | 'ticks' | 'isNew' | 'isOff' | 'isWrong'> & {
  row: Row;
  id: string;
  isCard: boolean;
  onTick: (id: string, on: boolean, isRange: boolean) => void;
}) {
  const opener = isCard ? columns.find(({ card }) => card === 'head') : columns[0];
  const isTicked = ticks?.ticked.has(id) ?? false;
  return (
    <tr
      data-open={id === open || isTicked || undefined}
      data-new={isNew?.(row) || undefined}
      data-off={isOff?.(row) || undefined}
      data-wrong={isWrong?.(row) || undefined}
    >
      {ticks && !isCard && (
        <td data-look="tick">
          <RowBox
            aria-label={`Select ${id}`}
            checked={isTicked}
            disabled={ticks.may?.(id) === false}
            onChange={({ target, nativeEvent }) =>
              onTick(id, target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
            }
          />
        </td>
      )}
      {columns.map((column, place) => {
        const Cell = place === 0 ? 'th' : 'td';
        const shown = column.show(row, isCard);
        return (
          <Cell
            key={column.label}
            scope={place === 0 ? 'row' : undefined}
            data-look={column.look}
            data-card={column.card}
            style={isCard && column.card ? { gridArea: PLACES[column.card] } : undefined}
            data-unit={column.unit?.(row)}
            data-yields={column.yields}
          >
            {onOpen && column === opener ? (
              <button type="button" data-opens onClick={() => onOpen(id)}>
                {shown}
              </button>
            ) : (
              shown
            )}
          </Cell>
        );
      })}
    </tr>
  );
}
