import { useCallback, useState } from 'react';
import type { Result } from 'shared-domain/client';
import type { IgnoredSkusJson, ImportKind, ImportRow } from 'shared-domain/contracts';
import { shortDay } from '../../moments/index.ts';
import { Button } from '../../parts/index.ts';
import { whoIs } from '../../products/index.ts';
import { useLoaded, useStaff, useToast, useUndo } from '../../staff/index.ts';
import styles from './rows.module.css';

const ON_THE_LIST = 'On the ignore list';

/** Whether a row is ignored because its SKU is on the list, which staff can take it off. */
export const isListed = (row: ImportRow, kind: ImportKind) =>
  kind === 'inventory' && row.kind === 'ignored' && !/imported/i.test(row.sku);

/** A SKU of the ignore list. */
export type Listed = IgnoredSkusJson['ignoredSkus'][number];

/** 'On the ignore list: discontinued, Piet Novak, Sep 2', as far as it is known. */
export function ignoredWords(row: ImportRow, kind: ImportKind, listed: Listed | undefined): string {
  if (kind !== 'inventory') return row.ignoreReason ?? 'Ignored';
  if (!isListed(row, kind)) return `Auto-ignored: ${row.ignoreReason ?? 'the SKU says so'}`;
  const { reason = row.ignoreReason, createdBy, created_at } = listed ?? {};
  const told = reason === ON_THE_LIST ? '' : reason;
  const words = [told, createdBy && whoIs(createdBy), created_at && shortDay(created_at)].filter(Boolean);
  return words.length > 0 ? `${ON_THE_LIST}: ${words.join(', ')}` : ON_THE_LIST;
}

/** The ignore list by SKU, where it is asked for. */
export function useIgnoreList(isAsked: boolean) {
  const staff = useStaff();
  const load = useCallback(
    async (signal: AbortSignal) => (isAsked ? staff.ignoredSkus({ signal }) : NOTHING_LISTED),
    [staff, isAsked],
  );
  const { data } = useLoaded(load);
  return new Map(data?.ignoredSkus.map((listed) => [listed.sku, listed]));
}

const NOTHING_LISTED: Result<IgnoredSkusJson> = { ok: true, data: { ignoredSkus: [] } };

/** Takes a SKU off the ignore list, with a way back. */
export function TakeOff({ row }: { row: ImportRow }) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const [gone, setGone] = useState(false);
  const takeOff = async () => {
    const result = await staff.removeIgnoredSku(row.sku);
    if (!result.ok) return toast.failed(result.problem.title, result.problem.detail);
    setGone(true);
    offerUndo({
      title: `${row.sku} is off the ignore list`,
      description: 'The next upload takes it.',
      undo: async () => {
        const back = await staff.addIgnoredSkus({ sku: row.sku, reason: row.ignoreReason });
        if (back.ok) setGone(false);
      },
    });
  };
  if (gone) return <span className={styles.old}>Taken off, the next upload takes it</span>;
  return <Button onClick={() => void takeOff()}>Take off the ignore list</Button>;
}
