import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import type { Tracking } from 'shared-domain/orders';
import { Quiet, Stack } from '../../kit/layout/index.ts';
import { Button, StaffDialog } from '../../kit/parts/index.ts';
import { buyerOf, deliveryOf } from '../facts/index.ts';
import { ParcelField } from './parcel-field.tsx';
import { parcelFrom, parcelOf, type TypedParcel } from './typed-parcel.ts';

export type Parcels = ReadonlyMap<string, Tracking | null>;

const labelOf = (order: OrderJson): string =>
  [order.id, buyerOf(order), deliveryOf(order)].filter(Boolean).join(', ');

/** The numbers of a pasted column; null for a single one, which the field handles. */
const column = (event: ClipboardEvent): string[] | null => {
  const lines = event.clipboardData
    .getData('text')
    .split(/\r?\n/)
    .map((line) => line.trim());
  while (lines.at(-1) === '') lines.pop();
  return lines.length > 1 ? lines : null;
};

/** A scanner ends each number with Enter, which moves to the next field or, from the last one, ships. */
function toNextField(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  const fields = [...event.currentTarget.querySelectorAll('input')];
  const next = fields[fields.indexOf(event.target) + 1];
  event.preventDefault();
  if (next) next.focus();
  else event.currentTarget.requestSubmit();
}

type ShipDialogProps = {
  orders: readonly OrderJson[];
  /** Resolves to false if none was shipped; the dialog then stays open. */
  onShip: (parcels: Parcels) => Promise<boolean>;
  onClose: () => void;
};

/** The typed parcels, in the order of `orders`, and shipping them. */
function useParcels({ orders, onShip, onClose }: ShipDialogProps) {
  const [typed, setTyped] = useState<readonly TypedParcel[]>(() =>
    orders.map((order) => ({ number: '', ...parcelOf(order) })),
  );
  const [isChecked, setChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const put = (from: number, parcels: readonly TypedParcel[]) =>
    setTyped((before) => before.map((one, at) => parcels[at - from] ?? one));
  const paste = (from: number) => (event: ClipboardEvent) => {
    const numbers = column(event);
    if (!numbers) return;
    event.preventDefault();
    put(
      from,
      numbers.map((number) => ({ number })),
    );
  };
  const ship = async () => {
    const parcels = typed.map(parcelFrom);
    setChecked(true);
    if (busy || parcels.includes(undefined)) return;
    setBusy(true);
    const isDone = await onShip(new Map(orders.map(({ id }, at) => [id, parcels[at] ?? null])));
    setBusy(false);
    if (isDone) onClose();
  };
  return { typed, isChecked, busy, put, paste, ship };
}

/** Ships the selected orders, each with its tracking number; an empty field ships without one (SHIPPING-9). */
export function ShipDialog(props: ShipDialogProps) {
  const { orders, onClose } = props;
  const { typed, isChecked, busy, put, paste, ship } = useParcels(props);
  const title = orders.length === 1 ? 'Ship 1 order' : `Ship ${orders.length} orders`;
  return (
    <StaffDialog
      title={title}
      width={640}
      phone="full"
      onClose={onClose}
      foot={
        <Button variant="primary" type="submit" form="parcels" busy={busy} busyText="Shipping...">
          {title}
        </Button>
      }
    >
      <Quiet as="p" margin="0 0 14" size="s">
        You can paste a column of numbers into the first field. Customers get an email with their tracking
        link.
      </Quiet>
      <Stack
        id="parcels"
        as="form"
        gap={12}
        onKeyDown={toNextField}
        onSubmit={(event) => {
          event.preventDefault();
          void ship();
        }}
      >
        {orders.map((order, at) => (
          <ParcelField
            key={order.id}
            label={labelOf(order)}
            typed={typed[at] ?? { number: '' }}
            isChecked={isChecked}
            onChange={(next) => put(at, [next])}
            onPaste={paste(at)}
            data-autofocus={at === 0 || undefined}
          />
        ))}
      </Stack>
    </StaffDialog>
  );
}
