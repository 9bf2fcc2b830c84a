import type { DayMoveJson, PassedRule } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { unitsText } from 'shared-domain/licences';
import { Row, Stack } from '../../kit/layout/index.ts';
import {
  CheckBox,
  Failed,
  FormFoot,
  InputField,
  Notice,
  StaffDialog,
  WaitingRows,
} from '../../kit/parts/index.ts';
import styles from './move-day.module.css';
import { useMoveDay } from './use-move-day.ts';

const BROKEN: Readonly<Record<PassedRule, string>> = {
  'cut-off': 'Past the cut-off',
  minimum: 'Below the minimum',
  weekday: 'Not a day of this zone',
};

/** Moves a day's orders to another one, with what that breaks (EDIT-13). */
export function MoveDayDialog({
  day,
  today,
  next,
  onClose,
}: {
  day: string;
  today: string;
  /** The day that is offered first. */
  next: string;
  onClose: () => void;
}) {
  const move = useMoveDay({ day, today }, next, onClose);
  const { draft, change, orders, going, needsReason, refused, preview } = move;
  return (
    <StaffDialog open title="Move deliveries" context={weekdayDate(day)} onClose={onClose} phone="full">
      <Stack
        as="form"
        gap={14}
        onSubmit={(event) => {
          event.preventDefault();
          if (move.canMove && !move.isSending) move.move();
        }}
        noValidate
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
          {...(draft.to === day ? { error: 'Please choose another day' } : {})}
          onChange={({ target }) => change({ to: target.value })}
        />
        {preview.problem ? (
          <Failed title="The orders could not be checked" reference={preview.problem.detail} />
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
        <Row as="label" gap={8} pad={0}>
          <CheckBox checked={draft.mail} onChange={() => change({ mail: !draft.mail })} />
          Email the customers
        </Row>
        {draft.mail && (
          <InputField
            label="Sentence in the email"
            value={draft.sentence}
            maxLength={300}
            onChange={({ target }) => change({ sentence: target.value })}
          />
        )}
        <FormFoot busy={move.isSending} busyText="Moving..." disabled={!move.canMove} onCancel={onClose}>
          {`Move ${unitsText(going.length, 'order')}`}
        </FormFoot>
      </Stack>
    </StaffDialog>
  );
}

function Orders({
  orders,
  stays,
  onStays,
}: {
  orders: DayMoveJson['orders'];
  stays: readonly string[];
  onStays: (ids: string[]) => void;
}) {
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
