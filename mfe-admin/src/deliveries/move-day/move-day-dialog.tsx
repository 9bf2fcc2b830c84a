import { useState } from 'react';
import { newIdempotencyKey } from 'shared-domain/client';
import type { DayMoveJson, PassedRule } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { unitsText } from 'shared-domain/licences';
import { useCall, useChange, useRequestKey, useToast, useUndo } from '../../data/calls/index.ts';
import { FormDialog } from '../../kit/form/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { CheckBox, Failed, InputField, Notice, Tick, WaitingRows } from '../../kit/parts/index.ts';
import styles from './move-day.module.css';

/** The day that falls out, and today's date. */
type MovedDay = { day: string; today: string };

type Order = DayMoveJson['orders'][number];
type Sent = { to: string; orders: string[]; passing?: string; mail: boolean; sentence: string };

/** The texts and choices of a move, as typed. */
type MoveDraft = { to: string; stays: readonly string[]; passing: string; mail: boolean; sentence: string };

/** Moving a day's orders: the draft, what it would break, sending, and Undo (EDIT-13). */
function useMoveDay({ day, today }: MovedDay, next: string, onDone: () => void) {
  const [draft, setDraft] = useState<MoveDraft>({
    to: next,
    stays: [],
    passing: '',
    mail: true,
    sentence: '',
  });
  const isOther = draft.to !== '' && draft.to !== day;
  const preview = useCall(
    'previewDayMove',
    { params: { day }, query: { to: draft.to } },
    { enabled: isOther },
  );
  const orders = (isOther && preview.data?.orders) || [];
  const going = orders.filter(({ id, refusal }) => refusal === undefined && !draft.stays.includes(id));
  const needsReason = going.some(({ breaks }) => breaks.length > 0);
  const { send, isSending, refused } = useSend({ day, today }, onDone);
  return {
    ...{ draft, orders, going, needsReason, preview, isSending, refused },
    change: (part: Partial<MoveDraft>) => setDraft((before) => ({ ...before, ...part })),
    canMove: going.length > 0 && !preview.isFetching && !(needsReason && draft.passing.trim().length < 3),
    move: () =>
      void send({
        to: draft.to,
        orders: going.map(({ id }: Order) => id),
        ...(needsReason ? { passing: draft.passing.trim() } : {}),
        mail: draft.mail,
        sentence: draft.mail ? draft.sentence.trim() : '',
      }),
  };
}

/** Sends a move. Sending the same one again after an answer was lost goes on where it ended. */
function useSend({ day, today }: MovedDay, onDone: () => void) {
  const toast = useToast();
  const offerUndo = useUndo();
  const [refused, setRefused] = useState<readonly { id: string; name: string; reason: string }[]>([]);
  const keyFor = useRequestKey();
  const { send, isSending } = useChange('moveDay', { topic: 'orders' });
  const undo = async (to: string, orders: string[], mail: boolean) => {
    const body = { to: day, orders, passing: 'Moved back', mail, sentence: '' };
    const result = await send({ params: { day: to }, body, idempotencyKey: newIdempotencyKey() });
    if (!result.ok) return void toast.failed('The orders were not moved back', result.problem.detail);
    const [first] = result.data.refused;
    if (first)
      toast.failed(
        `${unitsText(result.data.refused.length, 'order')} not moved back`,
        `${first.name}: ${first.reason}`,
      );
  };
  const move = async (body: Sent) => {
    const result = await send({ params: { day }, body, idempotencyKey: keyFor(body) });
    if (!result.ok) return toast.failed('The orders were not moved', result.problem.detail);
    const { moved, refused } = result.data;
    setRefused(refused);
    if (moved.length > 0) {
      const title = `${unitsText(moved.length, 'order')} moved to ${weekdayDate(body.to)}`;
      const description = body.mail ? 'Emails to the customers are on their way.' : 'No emails were sent.';
      // Nothing can be promised for a day that is over.
      if (day < today) toast.done(title, description);
      else offerUndo({ title, description, undo: () => undo(body.to, moved, body.mail) });
    }
    if (refused.length === 0) onDone();
  };
  return { send: move, isSending, refused };
}

const BROKEN: Readonly<Record<PassedRule, string>> = {
  'cut-off': 'Past the cut-off',
  minimum: 'Below the minimum',
  weekday: 'Not a day of this zone',
};

type MoveDayDialogProps = { day: string; today: string; next: string; onClose: () => void };

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
