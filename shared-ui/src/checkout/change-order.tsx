import { useAtomValue } from 'jotai';
import { lazy, Suspense, useState } from 'react';
import type { FormerOrder } from 'shared-domain/contracts';
import { type OwnOrder, ownChangeProblemOf } from 'shared-domain/order-edits';
import { nowAtom } from 'shared-domain/state';
import { Button } from '../button/index.ts';
import { preloadDialog } from '../dialog/index.ts';

const load = () => import('./change-order-dialog.tsx');
const ChangeOrderDialog = lazy(load);

export type ChangeOrderProps = { id: string; order: OwnOrder; onChanged: (order: FormerOrder) => void };

/** The button with which customers change their own order, and its dialog; nothing once it is too late (EDIT-12). */
export function ChangeOrder(props: ChangeOrderProps) {
  const now = useAtomValue(nowAtom);
  const [isOpen, setOpen] = useState(false);
  const { id, order } = props;
  // An open dialog stays: the API says why it is too late.
  if (!isOpen && ownChangeProblemOf(order, now, 'changed')) return null;
  const preload = () => {
    preloadDialog();
    void load();
  };
  return (
    <>
      <Button
        variant="ghost"
        aria-label={`Change order ${id}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        Change order
      </Button>
      {isOpen && (
        <Suspense>
          <ChangeOrderDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
