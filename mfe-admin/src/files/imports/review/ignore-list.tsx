import { useState } from 'react';
import type { IgnoredSkusJson, ImportKind, ImportRow } from 'shared-domain/contracts';
import { useCall } from '../../../data/calls/index.ts';
import { Quiet } from '../../../kit/layout/index.ts';
import { shortDay } from '../../../kit/moments/index.ts';
import { Button } from '../../../kit/parts/index.ts';
import { staffName } from '../../../kit/product/index.ts';
import { useIgnoredSkus } from '../use-ignored-skus.ts';

const ON_THE_LIST = 'On the ignore list';

/** Whether a row is ignored because its SKU is on the list, from which staff can remove it. */
export const isListed = (row: ImportRow, kind: ImportKind) =>
  kind === 'inventory' && row.kind === 'ignored' && !/imported/i.test(row.sku);

/** A SKU of the ignore list. */
export type Listed = IgnoredSkusJson['ignoredSkus'][number];

/** 'On the ignore list: discontinued, Piet Novak, Sep 2'. */
export function ignoredText(row: ImportRow, kind: ImportKind, listed: Listed | undefined): string {
  if (kind !== 'inventory') return row.ignoreReason ?? 'Ignored';
  if (!isListed(row, kind)) return `Auto-ignored: ${row.ignoreReason ?? 'the SKU says so'}`;
  const { reason = row.ignoreReason, createdBy, created_at } = listed ?? {};
  const why = reason === ON_THE_LIST ? '' : reason;
  const parts = [why, createdBy && staffName(createdBy), created_at && shortDay(created_at)].filter(Boolean);
  return parts.length > 0 ? `${ON_THE_LIST}: ${parts.join(', ')}` : ON_THE_LIST;
}

/** The ignore list by SKU, if requested. */
export function useIgnoreList(isAsked: boolean) {
  const { data } = useCall('listIgnoredSkus', {}, { enabled: isAsked });
  return new Map(data?.ignoredSkus.map((listed) => [listed.sku, listed]));
}

/** Removes a SKU from the ignore list, with an Undo. */
export function TakeOff({ row: { sku, ignoreReason } }: { row: ImportRow }) {
  const { remove } = useIgnoredSkus();
  const [gone, setGone] = useState(false);
  const takeOff = async () => {
    const ignored = { sku, ...(ignoreReason ? { reason: ignoreReason } : {}) };
    if (await remove(ignored, 'The next upload will include it.', () => setGone(false))) setGone(true);
  };
  if (gone) return <Quiet>Removed: the next upload will include it</Quiet>;
  return <Button onClick={() => void takeOff()}>Take off the ignore list</Button>;
}
