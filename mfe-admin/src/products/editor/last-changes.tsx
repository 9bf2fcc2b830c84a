import type { AuditEntry } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { useCall, useNarrow } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Heading, Stack, Text } from '../../kit/layout/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { staffName } from '../../kit/product/index.ts';
import { LABELS } from './draft.ts';
import styles from './editor.module.css';

const FIELD_NAMES: Readonly<Record<string, string>> = {
  ...LABELS,
  price: 'Price',
  stock: 'Stock',
  looseUnits: 'Loose units',
  name: 'Name',
  originalName: 'Original name',
  category: 'Category',
  imageUrl: 'Image',
};

/** The source of a change, if it wasn't the editor or the table. */
const SOURCES: Readonly<Record<string, string>> = {
  'product.import': 'inventory upload',
  'product.import-undo': 'upload undone',
};

const MONEY = new Set(['price', 'ltoPrice']);

/** For longer values only the field's name is shown. */
const LONGEST = 24;

function wordOf(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return MONEY.has(field) && typeof value === 'number' ? formatDollars(value) : String(value);
}

/** An audit entry as text: 'Price $62.40 → $64.80, Description, inventory upload'; 'Added' for a product's first. */
export function changeSummary({ action, before = {}, after = {} }: AuditEntry): string {
  const source = SOURCES[action];
  const isFirst = Object.keys(before).length === 0 && 'name' in after;
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => field in FIELD_NAMES,
  );
  const changes = fields.map((field) => {
    const [from, to] = [wordOf(field, before[field]), wordOf(field, after[field])];
    return Math.max(from.length, to.length) > LONGEST
      ? FIELD_NAMES[field]
      : `${FIELD_NAMES[field]} ${from} → ${to}`;
  });
  return [...(isFirst ? ['Added'] : changes), ...(source ? [source] : [])].join(', ');
}

const SHOWN = 4;

/** The product's last changes; left out if they can't be loaded. */
export function LastChanges({ id }: { id: string }) {
  const narrow = useNarrow();
  const { data } = useCall('audit', { query: { subject: id, limit: SHOWN } });
  if (!data || data.entries.length === 0) return null;
  return (
    <Stack as="section" gap={6} size="xs" tight aria-label="Last changes">
      <Heading as="h2" size="xs" tight>
        Last changes
      </Heading>
      <Stack as="ul" gap={6} tone="quiet">
        {data.entries.map((entry) => (
          <Stack as="li" columns="46px 1fr" breaks key={entry.id}>
            <Text figures>{shortDay(entry.at)}</Text>
            <span>
              {changeSummary(entry)}, {staffName(entry.who)}
            </span>
          </Stack>
        ))}
      </Stack>
      {narrow && (
        <Link className={styles.link} to={paths.audit({ subject: id })}>
          History
        </Link>
      )}
    </Stack>
  );
}
