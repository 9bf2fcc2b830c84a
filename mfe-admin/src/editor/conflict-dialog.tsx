import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { isPackagingType, PACKAGING_LABELS } from 'shared-domain/products';
import { nowAtom } from 'shared-domain/state';
import { Button, RadioButton, StaffDialog } from '../parts/index.ts';
import { longDay, recentOf, Thumb, whoIs } from '../products/index.ts';
import { useLoaded, usePhone, useStaff } from '../staff/index.ts';
import styles from './conflict-dialog.module.css';
import { type Draft, type DraftField, draftOf, LABELS } from './draft.ts';
import type { Conflict } from './use-editor.ts';

/** A field's value as a person reads it. */
function shown(field: DraftField, draft: Draft): string {
  const value = draft[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return 'Empty';
  if (field === 'ltoPrice') return formatDollars(Number(value));
  if (field === 'ltoStartDate' || field === 'ltoEndDate') return longDay(value);
  if (field === 'abv') return `${value}%`;
  return isPackagingType(value) ? PACKAGING_LABELS[value] : value;
}

/** Who saved it, out of the audit; somebody else where it does not say. */
function useWho(current: ProductJson): string {
  const staff = useStaff();
  const load = useCallback(
    (signal: AbortSignal) => staff.audit({ subject: current.id, limit: 1 }, { signal }),
    [staff, current.id],
  );
  const who = useLoaded(load).data?.entries[0]?.who;
  return who === undefined ? 'Somebody else' : whoIs(who);
}

type Side = 'mine' | 'theirs';

function Choice({
  name,
  side,
  chosen,
  label,
  onChoose,
}: {
  name: string;
  side: Side;
  chosen: boolean;
  label: string;
  onChoose: (side: Side) => void;
}) {
  return (
    <label className={styles.choice} data-chosen={chosen || undefined}>
      <RadioButton name={name} checked={chosen} onChange={() => onChoose(side)} />
      <span>{label}</span>
    </label>
  );
}

/**
 * Two members of staff have changed the same product: the second sees both versions and chooses field by field. What
 * is stored is preselected, so that nobody's work is overwritten by just going on.
 */
export function ConflictDialog({
  conflict: { current, fields },
  draft,
  busy,
  onBack,
  onSave,
}: {
  conflict: Conflict;
  draft: Draft;
  busy: boolean;
  onBack: () => void;
  onSave: (chosen: Partial<Draft>) => void;
}) {
  const who = useWho(current);
  const now = useAtomValue(nowAtom);
  const theirs = draftOf(current);
  const [mine, setMine] = useState<ReadonlySet<DraftField>>(new Set());
  const first = who.split(' ')[0] ?? who;
  const whose = who === 'Somebody else' ? 'Theirs' : `${first}’s`;
  const choose = (field: DraftField, side: Side) => {
    const next = new Set(mine);
    if (side === 'mine') next.add(field);
    else next.delete(field);
    setMine(next);
  };
  const save = () => {
    const chosen = fields.map((field) => [field, mine.has(field) ? draft[field] : theirs[field]]);
    onSave(Object.fromEntries(chosen) as Partial<Draft>);
  };
  const count = fields.length === 1 ? '1 field differs' : `${fields.length} fields differ`;
  const phone = usePhone();
  const all = fields.length > 0 && (
    <div className={styles.all}>
      <Button variant={phone ? 'plain' : 'quiet'} onClick={() => setMine(new Set(fields))}>
        Keep all of mine
      </Button>
      <Button variant={phone ? 'plain' : 'quiet'} onClick={() => setMine(new Set())}>
        Take all of {whose}
      </Button>
    </div>
  );
  return (
    <StaffDialog
      open
      title={`${who} saved this product while you edited it`}
      picture={
        <span className={styles.picture}>
          <Thumb product={current} size={40} />
        </span>
      }
      context={
        fields.length === 0
          ? 'You have changed different fields: both changes can be kept.'
          : `${count}. Your other changes are kept. Nothing is saved until you choose.`
      }
      onClose={onBack}
      width={820}
      phone="full"
      foot={
        <>
          {!phone && all}
          <span className={styles.space} />
          <Button onClick={onBack}>Back to editing</Button>
          <Button variant="primary" busy={busy} busyText="Saving..." onClick={save}>
            {fields.length === 0 ? 'Save both' : 'Save these choices'}
          </Button>
        </>
      }
    >
      {fields.length > 0 && (
        <div className={styles.versions}>
          <span />
          <p className={styles.side}>
            <b>Yours</b> not saved yet
          </p>
          <p className={styles.side}>
            <b>{whose}</b> {current.updatedAt && `saved ${recentOf(current.updatedAt, now)}`}
          </p>
          {fields.map((field) => (
            <fieldset key={field} className={styles.row} aria-label={LABELS[field]}>
              <span className={styles.label} aria-hidden="true">
                {LABELS[field]}
              </span>
              {(['mine', 'theirs'] as const).map((side) => (
                <Choice
                  key={side}
                  name={field}
                  side={side}
                  chosen={mine.has(field) === (side === 'mine')}
                  label={shown(field, side === 'mine' ? draft : theirs)}
                  onChoose={(chosen) => choose(field, chosen)}
                />
              ))}
            </fieldset>
          ))}
        </div>
      )}
      {phone && all}
    </StaffDialog>
  );
}
