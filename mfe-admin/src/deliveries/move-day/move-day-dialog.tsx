import type { DayMoveJson, PassedRule } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { unitsText } from 'shared-domain/licences';
import { FormDialog } from '../../kit/form/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { CheckBox, Failed, InputField, Notice, Tick, WaitingRows } from '../../kit/parts/index.ts';
import styles from './move-day.module.css';
import { useMoveDay } from './use-move-day.ts';

const BROKEN: Readonly<Record<PassedRule, string>> = {
  'cut-off': 'Past the cut-off',
  minimum: 'Below the minimum',
  weekday: 'Not a day of this zone',
};

type MoveDayDialogProps = {
  day: string;
  today: string;
  /** The day that is offered first. */
  next: string;
  onClose: () => void;
};

/** Moves a day's orders to another one, with what that breaks (EDIT-13). */
export function MoveDayDialog({ day, today, next, onClose }: MoveDayDialogProps) {
  const move = useMoveDay({ day, today }, next, onClose);
  const { draft, change, orders, going, needsReason, refused, preview } = move;
  return (
    <FormDialog
      form={{
        submit: (event) => {
          event.preventDefault();
          if (move.canMove && !move.isSending) move.move();
        },
        busy: move.isSending,
      }}
      title="Move deliveries"
      context={weekdayDate(day)}
      phone="full"
      action={`Move ${unitsText(going.length, 'order')}`}
      busyText="Moving..."
      disabled={!move.canMove}
      onClose={onClose}
    >
      {refused.length > 0 && (
        <Notice tone="warn">
          {`${unitsText(refused.length, 'order')} not moved: ${refused.map(({ name, reason }) => `${name} (${reason})`).join(' ')}`}
        </Notice>
      )}
      <InputField
        label="New day"
        type="date"
        min={today}
        value={draft.to}
        autoFocus
        error={draft.to === day ? 'Please choose another day' : undefined}
        onChange={({ target }) => change({ to: target.value })}
      />
      {preview.problem ? (
        <Failed title="The orders could not be checked" problem={preview.problem} />
      ) : preview.isFetching && orders.length === 0 ? (
        <WaitingRows label="Checking the orders..." widths={[160]} rows={4} />
      ) : (
        <Orders orders={orders} stays={draft.stays} onStays={(stays) => change({ stays })} />
      )}
      {needsReason && (
        <InputField
          label="Reason *"
          value={draft.passing}
          maxLength={200}
          hint="Marked orders break a rule of their zone. The reason is kept on them and in the audit."
          onChange={({ target }) => change({ passing: target.value })}
        />
      )}
      <Tick checked={draft.mail} onChange={(mail) => change({ mail })}>
        Email the customers
      </Tick>
      {draft.mail && (
        <InputField
          label="Sentence in the email"
          value={draft.sentence}
          maxLength={300}
          onChange={({ target }) => change({ sentence: target.value })}
        />
      )}
    </FormDialog>
  );
}

type OrdersProps = {
  orders: DayMoveJson['orders'];
  stays: readonly string[];
  onStays: (ids: string[]) => void;
};

function Orders({ orders, stays, onStays }: OrdersProps) {
  return (
    <ul className={styles.orders} aria-label="Orders">
      {orders.map(({ id, name, zone, breaks, refusal }) => (
        <li key={id}>
          <Row as="label" gap={8} pad="6 10" className={styles.order}>
            <CheckBox
              checked={refusal === undefined && !stays.includes(id)}
              disabled={refusal !== undefined}
              onChange={() =>
                onStays(stays.includes(id) ? stays.filter((one) => one !== id) : [...stays, id])
              }
            />
            <span>
              <b>{name}</b>
              <small>{[zone, id].join(' · ')}</small>
              {refusal !== undefined && <small>{`Stays: ${refusal}`}</small>}
              {breaks.length > 0 && (
                <small data-breaks="">{breaks.map((rule) => BROKEN[rule]).join(' · ')}</small>
              )}
            </span>
          </Row>
        </li>
      ))}
    </ul>
  );
}
