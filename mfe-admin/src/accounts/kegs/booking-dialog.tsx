import { type FormEvent, useState } from 'react';
import type { KegAccountJson } from 'shared-domain/contracts';
import { KEG_SIZES, type KegSize, type Kegs } from 'shared-domain/kegs';
import { FormDialog } from '../../kit/form/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { InputField, Notice, NumberField } from '../../kit/parts/index.ts';
import { useBooking } from './use-booking.ts';

/** The typed number for each size. */
type Counts = Record<KegSize, string>;

/** Parses typed numbers: kegs back or lost or, for a correction, the difference from the ledger. Otherwise an `error`. */
export function kegsBooked(
  kind: 'back' | 'lost' | 'corrected',
  counts: Counts,
  out: Record<KegSize, number>,
): { kegs: Kegs; error?: string } {
  const kegs: { -readonly [Size in keyof Kegs]: number } = {};
  for (const size of KEG_SIZES) {
    const typed = counts[size].trim() || '0';
    if (!/^\d{1,3}$/.test(typed)) return { kegs, error: 'Please enter a whole number of kegs' };
    const number = kind === 'corrected' ? Number(typed) - out[size] : Number(typed);
    if (kind !== 'corrected' && number > out[size])
      return { kegs, error: `Only ${out[size]} × ${size} L are out at this account.` };
    if (number !== 0) kegs[size] = number;
  }
  if (Object.keys(kegs).length > 0) return { kegs };
  return { kegs, error: kind === 'corrected' ? "The count hasn't changed" : 'Please enter how many kegs' };
}

export type BookingKind = 'back' | 'lost' | 'corrected';

const TEXTS = {
  back: { title: 'Book empties', button: 'Book', hint: (out: number) => `of ${out}` },
  lost: { title: 'Write off kegs', button: 'Write off', hint: (out: number) => `of ${out}` },
  corrected: {
    title: 'Correct the keg count',
    button: 'Correct',
    hint: (out: number) => `${out} in the ledger`,
  },
} as const;

type BookingProps = { account: KegAccountJson; kind: BookingKind; onClose: () => void };

const countsFor = (kind: BookingKind, { out }: KegAccountJson): Counts =>
  kind === 'corrected'
    ? { 50: String(out[50]), 30: String(out[30]), 20: String(out[20]) }
    : { 50: '', 30: '', 20: '' };

/** A booking's form: typed values, errors once tried, and booking. */
function useBookingForm({ account, kind, onClose }: BookingProps) {
  const { book, isSending } = useBooking(account);
  const [id] = useState(() => crypto.randomUUID());
  const [counts, setCounts] = useState<Counts>(() => countsFor(kind, account));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { kegs, error } = kegsBooked(kind, counts, account.out);
  const needsReason = kind !== 'back' && reason.trim() === '';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (error !== undefined || needsReason) return;
    const why = reason.trim();
    const said = await (kind === 'corrected'
      ? book({ id, kind, kegs, reason: why })
      : book({ id, kind, kegs, ...(why ? { reason: why } : {}) }));
    setRefusal(said);
    if (said === undefined) onClose();
  };
  const errors = tried ? { counts: error, reason: needsReason ? 'Please say why' : undefined } : {};
  const submit = (event: FormEvent) => void send(event);
  return { counts, setCounts, reason, setReason, errors, form: { submit, busy: isSending, refusal } };
}

/** Books returned, lost or counted kegs by size, with a reason where required (KEGS-5). */
export function BookingDialog(props: BookingProps) {
  const { account, kind, onClose } = props;
  const { counts, setCounts, reason, setReason, errors, form } = useBookingForm(props);
  const { title, button, hint } = TEXTS[kind];
  return (
    <FormDialog
      form={form}
      title={title}
      context={account.name}
      action={button}
      busyText="Booking..."
      onClose={onClose}
    >
      <Stack columns="repeat(3, minmax(0, 1fr))" gap={12}>
        {KEG_SIZES.map((size) => (
          <NumberField
            key={size}
            label={`${size} L`}
            value={counts[size]}
            maxLength={3}
            hint={hint(account.out[size])}
            onChange={({ target }) => setCounts({ ...counts, [size]: target.value })}
          />
        ))}
      </Stack>
      {errors.counts !== undefined && <Notice tone="warn">{errors.counts}</Notice>}
      {kind !== 'back' && (
        <InputField
          label="Reason *"
          value={reason}
          maxLength={300}
          error={errors.reason}
          hint={kind === 'corrected' ? 'The customer sees this too.' : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </FormDialog>
  );
}
