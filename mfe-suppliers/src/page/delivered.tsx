import { useState } from 'react';
import type { SupplierPageJson } from 'shared-domain/contracts';
import { addDays, longDate } from 'shared-domain/dates';
import { type Supplied, type SuppliedBy, suppliedFile, totalledBy } from 'shared-domain/supplier-page';
import { Button } from 'shared-ui/button';
import { SelectField } from 'shared-ui/fields';
import { Panel } from 'shared-ui/page';
import { countText, litres } from './numbers.ts';
import { saveText } from './save-text.ts';
import styles from './supplier-page.module.css';

const weekText = (week: string) => `${longDate(week)} to ${longDate(addDays(week, 6))}`;

/** What was delivered, by week, product, area and, where the supplier may know it, customer (SUPPLIER-20, SUPPLIER-21). */
export function Delivered({ data }: { data: SupplierPageJson }) {
  const [week, setWeek] = useState('');
  const { deliveries, products, namesCustomers, name, from } = data;
  const weeks = [...new Set(deliveries.map((line) => line.week))];
  const lines: Supplied[] = deliveries.filter((line) => week === '' || line.week === week);
  const names = new Map(products.map((product) => [product.id, product.name]));
  const save = () =>
    saveText(
      suppliedFile(lines, products, namesCustomers),
      `deliveries-${name.replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}-${week || from}.csv`,
    );
  return (
    <Panel title="Delivered">
      {deliveries.length === 0 ? (
        <p>Nothing of yours was delivered since {longDate(from)}.</p>
      ) : (
        <>
          <div className={styles.choose}>
            <SelectField
              label="Week"
              value={week}
              options={[
                { value: '', label: 'All weeks' },
                ...weeks.map((value) => ({ value, label: weekText(value) })),
              ]}
              onChange={({ target }) => setWeek(target.value)}
            />
            <Button variant="outline" onClick={save}>
              Download CSV
            </Button>
          </div>
          {week === '' && <Totals heading="By week" lines={lines} by="week" labelOf={weekText} />}
          <Totals heading="By product" lines={lines} by="productId" labelOf={(id) => names.get(id) ?? id} />
          <Totals heading="By area" lines={lines} by="area" labelOf={(area) => area} />
          {namesCustomers && (
            <Totals
              heading="By customer"
              lines={lines}
              by="customer"
              labelOf={(customer) => customer || 'Customers without a licence'}
            />
          )}
        </>
      )}
    </Panel>
  );
}

function Totals({
  heading,
  lines,
  by,
  labelOf,
}: {
  heading: string;
  lines: readonly Supplied[];
  by: SuppliedBy;
  labelOf: (value: string) => string;
}) {
  const rows = totalledBy(lines, [by]);
  if (by !== 'week') rows.sort((one, other) => other.containers - one.containers);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          <th scope="col">Containers</th>
          <th scope="col">Litres</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ [by]: value = '', containers, millilitres }) => (
          <tr key={value}>
            <th scope="row">{labelOf(value)}</th>
            <td>{countText(containers)}</td>
            <td>{litres(millilitres)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
