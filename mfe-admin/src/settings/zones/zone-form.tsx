import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { type DeliveryPlanJson, type ZoneJson, zoneForm } from 'shared-domain/contracts';
import { withZone } from 'shared-domain/delivery';
import { usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Quiet, Row, Stack } from '../../kit/layout/index.ts';
import { Button, PageHead, Tag, typedNumber, useFormKeys, useLeaveGuard } from '../../kit/parts/index.ts';
import { changesIn, draftOf, type ZoneDraft, zoneFrom } from './zone-draft.ts';
import { ZoneFields } from './zone-fields.tsx';
import styles from './zone-form.module.css';
import { ZonePreview } from './zone-preview.tsx';

type UseZoneFormProps = {
  zone: ZoneJson;
  isNew: boolean;
  busy: boolean;
  /** Resolves to false if refused. */
  onSave: (zone: ZoneJson) => Promise<boolean>;
};

/** A zone form's draft, errors and saving; unsaved changes guard the page. */
function useZoneForm({ zone, isNew, busy, onSave }: UseZoneFormProps) {
  const [draft, setDraft] = useState(() => draftOf(zone));
  const [base, setBase] = useState(zone);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isOther = base.id !== zone.id;
  const isUntouched = changesIn(base, draft) === 0 || changesIn(zone, draft) === 0;
  // Another zone was opened, or someone else changed this one before anything was typed.
  if (base !== zone && (isOther || isUntouched)) {
    setBase(zone);
    setDraft(draftOf(zone));
    if (isOther) setErrors({});
  }
  const changes = changesIn(base, draft);
  const guard = useLeaveGuard(changes > 0);
  const change = (part: Partial<ZoneDraft>) => setDraft({ ...draft, ...part });
  const store = async () => {
    if (changes === 0 || busy) return;
    const checked = zoneForm.safeParse(zoneFrom(draft));
    setErrors(errorsIn(checked.error?.issues ?? []));
    if (!checked.success) return;
    const saved = { ...checked.data, id: zone.id };
    setDraft(draftOf(saved));
    const stored = await (isNew
      ? new Promise<boolean>((done) => guard.pass(() => void onSave(saved).then(done)))
      : onSave(saved));
    if (!stored) setDraft(draft);
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    void store();
  };
  const reset = () => {
    setDraft(draftOf(zone));
    setErrors({});
  };
  return { draft, errors, changes, guard, change, save, reset };
}

const errorsIn = (issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> =>
  Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0] === 'cutOff' ? path[1] : path[0]), message]),
  );

type ZoneFormProps = {
  zone: ZoneJson;
  isNew: boolean;
  plan: DeliveryPlanJson;
  /** Postal codes of the accounts; null for each that has none. */
  postalCodes: readonly (string | null)[];
  busy: boolean;
  /** Resolves to false if refused. */
  onSave: (zone: ZoneJson) => Promise<boolean>;
  onDelete: () => void;
  /** Called when a new zone is discarded, or any form on a phone. */
  onClose: () => void;
  /** 'New zone', for the heading. */
  more: ReactNode;
  /** The list, beside the form. */
  children: ReactNode;
};

/** A zone's form and preview (DELIVERY-1), with errors at their fields. */
export function ZoneForm(props: ZoneFormProps) {
  const { zone, isNew, plan, postalCodes, busy, onDelete, onClose, more, children } = props;
  const isPhone = usePhone();
  const form = useRef<HTMLFormElement>(null);
  const { draft, errors, changes, guard, change, save, reset } = useZoneForm(props);
  useFormKeys(form, { 'Control+s': save });
  const name = isNew ? 'New zone' : zone.name;
  const wanted = { ...zoneFrom(draft), minimum: typedNumber(draft.minimum) || 0 };
  const buttons = (
    <ZoneButtons
      isLeaving={isNew || isPhone}
      isUnchanged={changes === 0}
      discardLabel={isPhone && changes === 0 ? 'All zones' : 'Discard'}
      busy={busy}
      onDiscard={isNew || isPhone ? onClose : reset}
      onSave={save}
    />
  );
  return (
    <>
      <ZoneHead name={name} changes={changes}>
        {!isPhone && (
          <>
            {more}
            {buttons}
          </>
        )}
      </ZoneHead>
      <div className={styles.columns}>
        {children}
        <Stack
          as="form"
          ref={form}
          top
          gap={18}
          pad="20 24 24"
          surface="paper"
          className={styles.form}
          aria-label={name}
          onSubmit={save}
          noValidate
        >
          <ZoneFields
            key={zone.id}
            draft={draft}
            zone={zone}
            plan={plan}
            postalCodes={postalCodes}
            errors={errors}
            onChange={change}
          />
          {!isNew && <Deletion onDelete={() => guard.pass(onDelete)} />}
        </Stack>
        <ZonePreview
          key={zone.id}
          plan={{ zones: withZone(plan.zones, wanted), closedDates: plan.closedDates }}
          first={draft.prefixes[0]}
        />
        {isPhone && (
          <Row gap={8} align="stretch" pad="10 16" ruled surface="raised" className={styles.foot}>
            {buttons}
          </Row>
        )}
      </div>
      {guard.question}
    </>
  );
}

function ZoneHead({ name, changes, children }: { name: string; changes: number; children: ReactNode }) {
  const unsaved = changes === 1 ? '1 change not saved' : `${changes} changes not saved`;
  return (
    <PageHead
      title="Delivery zones"
      back={{ to: paths.deliveries(), label: 'Back to deliveries' }}
      tag={
        <>
          <Tag>{name}</Tag>
          <span role="status">{changes > 0 && unsaved}</span>
        </>
      }
      actions={children}
    />
  );
}

type ZoneButtonsProps = {
  /** Discarding also closes the form, so it needs no change. */
  isLeaving: boolean;
  isUnchanged: boolean;
  discardLabel: string;
  busy: boolean;
  onDiscard: () => void;
  onSave: () => void;
};

function ZoneButtons({ isLeaving, isUnchanged, discardLabel, busy, onDiscard, onSave }: ZoneButtonsProps) {
  return (
    <>
      <Button onClick={onDiscard} disabled={!isLeaving && isUnchanged}>
        {discardLabel}
      </Button>
      <Button
        variant="primary"
        busy={busy}
        busyText="Saving..."
        disabled={isUnchanged}
        aria-keyshortcuts="Control+S"
        onClick={onSave}
      >
        Save zone
      </Button>
    </>
  );
}

const Deletion = ({ onDelete }: { onDelete: () => void }) => (
  <Row wrap gap="10 24" justify="between" pad="18 0 0" ruled>
    <p>
      <b>Delete this zone</b>
      <Quiet as="small" block>
        Its accounts would be offered pick-up only. Existing orders keep their day.
      </Quiet>
    </p>
    <Button variant="danger" onClick={onDelete}>
      Delete zone
    </Button>
  </Row>
);
