import { useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { isPackagingType, PACKAGING_LABELS } from 'shared-domain/products';
import { useCall, useNow, usePhone } from '../../data/calls/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { fullDay } from '../../kit/moments/index.ts';
import { Button, RadioButton, Spacer, StaffDialog } from '../../kit/parts/index.ts';
import { recentOf, staffName, Thumb } from '../../kit/product/index.ts';
import styles from './conflict-dialog.module.css';
import { type Draft, type DraftField, draftOf, LABELS } from './draft.ts';
import type { Conflict, ProductEditor } from './use-editor.ts';

/** A field's value as text. */
function shown(field: DraftField, draft: Draft): string {
  const value = draft[field];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (value === '') return 'Empty';
  if (field === 'ltoPrice') return formatDollars(Number(value));
  if (field === 'ltoStartDate' || field === 'ltoEndDate') return fullDay(value);
  if (field === 'abv') return `${value}%`;
  return isPackagingType(value) ? PACKAGING_LABELS[value] : value;
}

/** Who saved it, according to the audit. */
function useWho(current: ProductJson): string {
  const { data } = useCall('audit', { query: { subject: current.id, limit: 1 } });
  const who = data?.entries[0]?.who;
  return who === undefined ? 'Someone else' : staffName(who);
}

type Side = 'mine' | 'theirs';

interface VersionsProps {
  conflict: Conflict;
  draft: Draft;
  /** 'Piet’s', or 'Theirs'. */
  whose: string;
  isMine: (field: DraftField) => boolean;
  onChoose: (field: DraftField, side: Side) => void;
}

function Versions({ conflict: { current, fields }, draft, whose, isMine, onChoose }: VersionsProps) {
  const now = useNow();
  const theirs = draftOf(current);
  const heads = [
    ['Yours', 'not saved yet'],
    [whose, current.updatedAt && `saved ${recentOf(current.updatedAt, now)}`],
  ];
  return (
    <div className={styles.versions}>
      <span />
      {heads.map(([name, when]) => (
        <Stack as="p" key={name} tone="quiet" size="xs">
          <Text as="b" tone="ink" size="s">
            {name}
          </Text>{' '}
          {when}
        </Stack>
      ))}
      {fields.map((field) => (
        <fieldset key={field} className={`${styles.versions} ${styles.row}`} aria-label={LABELS[field]}>
          <Text weight={500} className={styles.label} aria-hidden="true">
            {LABELS[field]}
          </Text>
          {(['mine', 'theirs'] as const).map((side) => {
            const isChosen = isMine(field) === (side === 'mine');
            return (
              <Row
                as="label"
                key={side}
                gap={10}
                align="start"
                pad="10 12"
                radius={9}
                framed
                breaks
                className={styles.choice}
                data-chosen={isChosen || undefined}
              >
                <RadioButton name={field} checked={isChosen} onChange={() => onChoose(field, side)} />
                <span>{shown(field, side === 'mine' ? draft : theirs)}</span>
              </Row>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

function ChooseAll({ whose, onChoose }: { whose: string; onChoose: (side: Side) => void }) {
  const variant = usePhone() ? 'plain' : 'quiet';
  return (
    <Row gap={8} className={styles.all}>
      <Button variant={variant} onClick={() => onChoose('mine')}>
        Keep all of mine
      </Button>
      <Button variant={variant} onClick={() => onChoose('theirs')}>
        Take all of {whose}
      </Button>
    </Row>
  );
}

/** The chosen side of each field. The stored one is preselected, so that continuing overwrites no one's work. */
function useChoices({ current, fields }: Conflict, draft: Draft) {
  const [mine, setMine] = useState<ReadonlySet<DraftField>>(new Set());
  const theirs = draftOf(current);
  return {
    isMine: (field: DraftField) => mine.has(field),
    choose: (field: DraftField, side: Side) => {
      const next = new Set(mine);
      if (side === 'mine') next.add(field);
      else next.delete(field);
      setMine(next);
    },
    chooseAll: (side: Side) => setMine(new Set(side === 'mine' ? fields : [])),
    chosen: () =>
      Object.fromEntries(
        fields.map((field) => [field, mine.has(field) ? draft[field] : theirs[field]]),
      ) as Partial<Draft>,
  };
}

function contextOf(fields: readonly DraftField[]): string {
  if (fields.length === 0) return 'You changed different fields. Both changes can be kept.';
  const count = fields.length === 1 ? '1 field differs' : `${fields.length} fields differ`;
  return `${count}. Your other changes are kept. Nothing is saved until you choose.`;
}

type ConflictDialogProps = Pick<ProductEditor, 'draft' | 'busy' | 'dismiss' | 'resolve'> & {
  conflict: Conflict;
};

/** For two members of staff who changed the same product: the second chooses a version field by field. */
export function ConflictDialog({ conflict, draft, busy, dismiss, resolve }: ConflictDialogProps) {
  const { current, fields } = conflict;
  const who = useWho(current);
  const whose = who === 'Someone else' ? 'Theirs' : `${who.split(' ')[0] ?? who}’s`;
  const { isMine, choose, chooseAll, chosen } = useChoices(conflict, draft);
  const phone = usePhone();
  const hasFields = fields.length > 0;
  const all = hasFields && <ChooseAll whose={whose} onChoose={chooseAll} />;
  return (
    <StaffDialog
      title={`${who} saved this product while you edited it`}
      picture={<Thumb product={current} size={40} />}
      context={contextOf(fields)}
      onClose={dismiss}
      width={820}
      phone="full"
      foot={
        <>
          {!phone && all}
          <Spacer />
          <Button onClick={dismiss}>Back to editing</Button>
          <Button
            variant="primary"
            busy={busy}
            busyText="Saving..."
            onClick={() => void resolve(chosen(), current)}
          >
            {hasFields ? 'Save these choices' : 'Save both'}
          </Button>
        </>
      }
    >
      {hasFields && (
        <Versions conflict={conflict} draft={draft} whose={whose} isMine={isMine} onChoose={choose} />
      )}
      {phone && all}
    </StaffDialog>
  );
}
