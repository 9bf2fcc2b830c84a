import { Link } from 'shared-ui/router';
import { useCall, useNarrow } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import { shortDay } from '../../kit/moments/index.ts';
import { staffName } from '../../kit/product/index.ts';
import { changeSummary } from './change-summary.ts';
import styles from './editor.module.css';

const SHOWN = 4;

/** The product's last changes; left out if they can't be loaded. */
export function LastChanges({ id }: { id: string }) {
  const narrow = useNarrow();
  const { data } = useCall('audit', { query: { subject: id, limit: SHOWN } });
  if (!data || data.entries.length === 0) return null;
  return (
    <Stack as="section" gap={6} size="xs" tight aria-label="Last changes">
      <Text as="h2" heading size="xs" tight>
        Last changes
      </Text>
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
