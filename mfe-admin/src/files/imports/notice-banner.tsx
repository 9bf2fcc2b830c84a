import { useEffect, useRef } from 'react';
import type { ImportSummary } from 'shared-domain/contracts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { Button, ButtonLink, countText } from '../../kit/parts/index.ts';
import styles from './imports.module.css';
import { isOfProducts, KINDS, manyOf } from './kinds.ts';
import { appliedBy, leftOutOf, listedCounts } from './outcome.ts';
import type { ImportFlow } from './use-import.ts';

const BANNER = { wrap: true, gap: 10, tall: 40, pad: '8 14', framed: true, radius: 10 } as const;

/** How long the 'syncing' banner shows, in milliseconds (IMPORT-14). */
const SYNCING_MS = 2000;

/** '42 changes applied. 5 new, 37 updated, 9 rows left out.' and the file. */
function NoticeText({ summary }: { summary: ImportSummary }) {
  const { kind, fileName } = summary;
  const { new: added, updated } = appliedBy(summary);
  const leftOut = leftOutOf(summary);
  const applied = added + updated;
  const parts = listedCounts([
    [added, isOfProducts(kind) ? 'new' : 'added'],
    [updated, 'updated'],
    [leftOut, leftOut === 1 ? 'row left out' : 'rows left out'],
  ]);
  return (
    <Text as="p" grow>
      <b>{applied === 1 ? '1 change applied.' : `${countText(applied)} changes applied.`}</b>{' '}
      {parts && <span>{parts}. </span>}
      <span>{fileName}</span>
    </Text>
  );
}

/** After applying: 'Syncing' for 2 s, then the success with its Undo and a link to what was changed. */
export function NoticeBanner({ flow }: { flow: ImportFlow }) {
  const { notice, synced, undo, working, asking, id } = flow;
  const banner = useRef<HTMLDivElement>(null);
  const isSyncing = notice?.state === 'syncing';
  useEffect(() => {
    if (!isSyncing) return;
    const timer = setTimeout(synced, SYNCING_MS);
    return () => clearTimeout(timer);
  }, [isSyncing, synced]);
  // Takes the focus if the progress window has just closed.
  const isNext = notice?.wasWatched === true && id === null;
  useEffect(() => {
    if (isNext) banner.current?.focus();
  }, [isNext]);
  return (
    <Text ref={banner} tabIndex={-1} role="status" as="div" radius={10} className={styles.place}>
      {notice && isSyncing && (
        <Row {...BANNER} tone="warn" surface="warn">
          <Text fixed>
            <StaffIcon name="sync" size={17} />
          </Text>
          <p>
            <b>Syncing</b> the shops with the new inventory. Customers will see it in a moment.
          </p>
        </Row>
      )}
      {notice && !isSyncing && (
        <Row {...BANNER} tone="ok" surface="ok">
          <Text fixed>
            <StaffIcon name="done" size={18} />
          </Text>
          <NoticeText summary={notice.summary} />
          <Row as="span" gap={8} align="stretch">
            <Button
              busy={working !== null || asking}
              busyText="Undoing..."
              onClick={() => void undo(notice.summary.id)}
            >
              <StaffIcon name="undo" size={15} />
              Undo
            </Button>
            <ButtonLink variant="primary" to={KINDS[notice.summary.kind].to}>
              View {manyOf(notice.summary.kind)}
            </ButtonLink>
          </Row>
        </Row>
      )}
    </Text>
  );
}
