import { useState } from 'react';
import { newIdempotencyKey } from 'shared-domain/client';
import type { DayMoveJson } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { unitsText } from 'shared-domain/licences';
import { useCall, useChange, useRequestKey, useToast, useUndo } from '../../data/calls/index.ts';

/** The day that falls out, and today's date. */
type MovedDay = { day: string; today: string };

type Order = DayMoveJson['orders'][number];
type Sent = { to: string; orders: string[]; passing?: string; mail: boolean; sentence: string };

/** The texts and choices of a move, as typed. */
export type MoveDraft = {
  to: string;
  stays: readonly string[];
  passing: string;
  mail: boolean;
  sentence: string;
};

/** Moving a day's orders: the draft, what it would break, sending, and Undo (EDIT-13). */
export function useMoveDay({ day, today }: MovedDay, next: string, onDone: () => void) {
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
