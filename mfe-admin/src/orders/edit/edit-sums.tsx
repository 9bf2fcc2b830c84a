import type { OrderEditJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { signed } from './edit-lines.tsx';
import styles from './edit-sums.module.css';

const sumLabel = ({ label, units }: OrderEditJson['sums'][number]): string => {
  if (!units) return label;
  const change = units.before === units.after ? units.after : `${units.before} → ${units.after}`;
  return `${label}, ${change}`;
};

/** Subtotal, charges and total before and after. */
export function EditSums({ preview, isOld }: { preview: OrderEditJson | undefined; isOld: boolean }) {
  if (!preview) return null;
  const rows = [...preview.sums, { label: 'Total', ...preview.total }];
  return (
    <table className={`num ${styles.sums}`} data-old={isOld || undefined} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Sum</span>
          </th>
          <th scope="col">Before</th>
          <th scope="col">After</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{sumLabel(row)}</th>
            <td>{formatDollars(row.before)}</td>
            <td>{formatDollars(row.after)}</td>
            <td>{row.difference === 0 ? '–' : signed(row.difference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
