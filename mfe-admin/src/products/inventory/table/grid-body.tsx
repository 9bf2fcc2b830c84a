// biome-ignore-all lint/a11y/useSemanticElements: a table's own layout can't put rows where they are scrolled to; the roles say it
import { useMemo } from 'react';
import { useNow } from '../../../data/calls/index.ts';
import { GridRow, type RowActions } from './grid-row.tsx';
import styles from './table.module.css';
import type { TableProps } from './table-props.ts';
import type { Editing } from './use-cell-editing.ts';
import type { ActiveCell } from './use-grid-keys.ts';
import { HEAD, type useRows } from './use-rows.ts';

interface BodyProps {
  table: TableProps;
  window: Pick<ReturnType<typeof useRows>, 'virtualizer' | 'rows'>;
  active: ActiveCell;
  editing: Editing | null;
  actions: RowActions;
}

/** The rows in the table's window. */
export function GridBody({ table, window, active, editing, actions }: BodyProps) {
  const { products, columns, selection, pasted } = table;
  const at = useNow();
  const pastedRows = useMemo(() => new Map(pasted?.rows.map((row) => [row.product.id, row])), [pasted]);
  return (
    <div role="rowgroup" className={styles.body} style={{ height: window.virtualizer.getTotalSize() }}>
      {window.rows.map(({ index, start }) => {
        const product = products[index];
        return product ? (
          <GridRow
            key={product.id}
            product={product}
            index={index}
            top={start - HEAD}
            columns={columns}
            at={at}
            selected={selection.selected.has(product.id)}
            active={index === active.row ? active.column : null}
            editing={editing?.id === product.id ? editing : null}
            pasted={pastedRows.get(product.id)}
            {...actions}
          />
        ) : null;
      })}
    </div>
  );
}
