import { useCallback } from 'react';
import type { ReleaseState } from 'shared-domain/contracts';
import { Card } from '../parts/index.ts';
import { momentOf, whoIs } from '../products/index.ts';
import { useLoaded, usePhone, useStaff } from '../staff/index.ts';
import styles from './releases.module.css';

const SHOWN = 8;

const nameIn = (of: Record<string, unknown> | undefined): string => String(of?.release ?? '');

/** What was rolled back lately, from what to what, by whom. */
export function Happened({ releases }: { releases: readonly ReleaseState[] }) {
  const staff = useStaff();
  const phone = usePhone();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each roll back there is one more
  const load = useCallback(
    (signal: AbortSignal) => staff.audit({ action: 'release.rollback', limit: SHOWN }, { signal }),
    [staff, releases],
  );
  const { data } = useLoaded(load);
  if (phone || !data || data.entries.length === 0) return null;
  return (
    <Card title="What happened">
      <ul className={styles.happened}>
        {data.entries.map(({ id, at, subject, who, before, after }) => (
          <li key={id}>
            <span className="num">{momentOf(at)}</span>
            <span>
              <b>{subject}</b> {nameIn(before)} → {nameIn(after)}, {whoIs(who)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
