import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { weekdayDate } from 'shared-domain/delivery';
import { formatDollars } from 'shared-domain/money';
import { ownChangeLimit } from 'shared-domain/order-edits';
import { nowAtom, showToastAtom } from 'shared-domain/state';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { RadioCards, TextArea } from '../fields/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import { Loading } from '../states/index.ts';
import { AddProduct } from './add-product.tsx';
import styles from './change-order.module.css';
import type { ChangeOrderProps } from './change-order.tsx';
import checkout from './checkout.module.css';
import { type OwnEdit, useOwnEdit } from './use-own-edit.ts';

type Edit = ReturnType<typeof useOwnEdit>;
type Drafted = { draft: OwnEdit; change: Edit['change'] };

/** Days shown before 'More days' is clicked. */
const FEW = 3;

/** Lines, day and note of an own order, and what a change costs (EDIT-12). */
export default function ChangeOrderDialog({
  id,
  order,
  onChanged,
  onClose,
}: ChangeOrderProps & { onClose: () => void }) {
  const now = useAtomValue(nowAtom);
  const show = useSetAtom(showToastAtom);
  const edit = useOwnEdit(id, (changed) => {
    show({ title: 'Order changed', description: 'We are sending you an email about it.', kind: 'success' });
    onChanged(changed);
    onClose();
  });
  const { draft, shown, refusal, canSave, isSaving, save, change } = edit;
  return (
    <Dialog
      open
      width={640}
      title={`Change order ${id}`}
      description={`You can change it ${ownChangeLimit(order, now)}.`}
      onClose={onClose}
    >
      {draft && shown ? (
        <div className={styles.change}>
          <Lines draft={draft} change={change} />
          <AddProduct
            channel={order.channel}
            known={draft.lines.filter(({ quantity }) => quantity > 0).map(({ productId }) => productId)}
            onAdd={(product) => change({ lines: withOne(draft.lines, product) })}
          />
          <Days edit={edit} />
          <TextArea
            label="Note for the driver"
            rows={2}
            maxLength={1000}
            value={draft.note}
            onChange={(event) => change({ note: event.target.value })}
          />
        </div>
      ) : (
        !refusal && <Loading>Loading your order...</Loading>
      )}
      {shown && <Total {...shown.total} />}
      {refusal && (
        <p className={checkout.refused} role="alert">
          {refusal}
        </p>
      )}
      <div className={checkout.choices}>
        <Button variant="outline" onClick={onClose}>
          Keep as it is
        </Button>
        <Button
          aria-disabled={!canSave || undefined}
          busy={isSaving}
          busyText="Saving..."
          onClick={() => canSave && void save()}
        >
          Save changes
        </Button>
      </div>
    </Dialog>
  );
}

function withOne(lines: OwnEdit['lines'], { id, name }: { id: string; name: string }): OwnEdit['lines'] {
  const has = lines.some(({ productId }) => productId === id);
  if (!has) return [...lines, { productId: id, productName: name, quantity: 1 }];
  return lines.map((line) => (line.productId === id ? { ...line, quantity: 1 } : line));
}

function Lines({ draft: { lines }, change }: Drafted) {
  const set = (id: string, quantity: number) =>
    change({ lines: lines.map((line) => (line.productId === id ? { ...line, quantity } : line)) });
  return (
    <ul className={styles.lines} aria-label="Lines">
      {lines.map(({ productId, productName, quantity }) => (
        <li key={productId}>
          <span>
            {productName} <small>{productId}</small>
          </span>
          {quantity > 0 ? (
            <QuantityStepper
              of={productName}
              value={quantity}
              onChange={(next) => set(productId, next)}
              onRemove={() => set(productId, 0)}
            />
          ) : (
            <>
              Taken out
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Put ${productName} back`}
                onClick={() => set(productId, 1)}
              >
                Put back
              </Button>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The open days of its address, and pick-up. */
function Days({ edit: { draft, shown, change } }: { edit: Edit }) {
  const [isMore, setMore] = useState(false);
  const { days, current } = shown ?? {};
  const agreed = current?.delivery?.kind === 'delivery' ? current.delivery.day : current?.delivery?.kind;
  if (!days?.hasZones || !draft) return null;
  const chosen = draft.chosen ?? agreed ?? null;
  const offered = days.days.filter(({ day }, place) => isMore || place < FEW || day === chosen);
  const options = offered.map(({ day, deadline }) => ({
    value: day,
    title: weekdayDate(day),
    text: deadline,
  }));
  return (
    <div>
      <RadioCards
        legend={days.zone ? `Delivery day, ${days.zone.name}` : 'Delivery day'}
        options={[
          ...options,
          { value: 'pick-up', title: 'Pick up at our warehouse', text: 'No minimum order' },
        ]}
        value={chosen}
        onChange={(value) => change({ chosen: value === agreed ? null : value })}
      />
      {offered.length < days.days.length && (
        <Button variant="ghost" onClick={() => setMore(true)}>
          More days
        </Button>
      )}
    </div>
  );
}

function Total({ before, after, difference }: { before: number; after: number; difference: number }) {
  const sign = difference > 0 ? '+' : '−';
  return (
    <p className={`${styles.total} num`} role="status">
      {difference === 0
        ? `Total ${formatDollars(after)}`
        : `Total ${formatDollars(after)} instead of ${formatDollars(before)} (${sign}${formatDollars(Math.abs(difference))})`}
    </p>
  );
}
