import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import { type LicenceJson, type LicenceListJson, licenceForm } from 'shared-domain/contracts';
import { useForm, useFormValue } from 'shared-ui/fields';
import { useChange, useStaff, useToast, useUndo } from '../../data/calls/index.ts';
import { useUnsaved } from '../../frame/session/index.ts';
import { Row, Small, Stack } from '../../kit/layout/index.ts';
import { Button, Card, InputField, UnsavedNotice } from '../../kit/parts/index.ts';

type Licence = { licenseNumber: string; companyName: string };

/** A name about to replace another. */
interface NameConflict {
  before: LicenceJson;
  values: Licence;
  /** Whether someone else set the stored name in the meantime. */
  isNews: boolean;
}

const renamed = (list: LicenceListJson, { licenseNumber, companyName }: Licence): LicenceListJson => ({
  ...list,
  licences: list.licences.map((each) =>
    each.licenseNumber === licenseNumber ? { ...each, companyName } : each,
  ),
});

const FAILED = 'Failed to add license. Please try again.';

/**
 * Saves a licence; Undo restores an existing licence's previous name. If someone else has changed the name since it was
 * shown, the form asks again.
 */
function useSave(onSaved: (number: string) => void, ask: (asked: NameConflict) => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const { send } = useChange('saveLicence', {
    optimistic: ({ params, body }) => ({
      searchLicences: (list) =>
        renamed(list, { licenseNumber: params.number, companyName: body.companyName }),
    }),
    topic: 'licences',
  });
  /** `updatedAt` (null for a new licence) guards against overwriting someone else's change. */
  const put = ({ licenseNumber: number, companyName }: Licence, updatedAt: string | null | undefined) =>
    send({ params: { number }, body: { companyName, ...(updatedAt === undefined ? {} : { updatedAt }) } });
  const failed = ({ detail }: Problem) => toast.failed(FAILED, detail);
  const undo = async (licence: Licence, updatedAt: string | undefined) => {
    const { licenseNumber } = licence;
    const back = await put(licence, updatedAt);
    if (back.ok) return onSaved(licenseNumber);
    const { code, currentLicence } = back.problem;
    if (code !== 'stale') return void failed(back.problem);
    const now = currentLicence ? `is ${currentLicence.companyName} now` : 'was removed';
    toast.failed('Changed in the meantime', `Licence ${licenseNumber} ${now}, and was not changed.`);
    onSaved(licenseNumber);
  };
  const save = async (values: Licence, before: LicenceJson | null) => {
    const { licenseNumber, companyName } = values;
    const result = await put(values, before === null ? null : before.updatedAt);
    if (!result.ok) {
      const { code, currentLicence } = result.problem;
      if (code !== 'stale') return void failed(result.problem);
      if (currentLicence) return ask({ before: currentLicence, values, isNews: true });
      const gone = `Licence ${licenseNumber} was removed by someone else. Save again to add it.`;
      return void toast.failed('Changed in the meantime', gone);
    }
    onSaved(licenseNumber);
    if (before === null || before.companyName === companyName)
      return void toast.done('Licence saved', `${licenseNumber}, ${companyName}`);
    offerUndo({
      title: `Licence ${licenseNumber} is now ${companyName}`,
      description: `It was ${before.companyName}.`,
      undo: () => undo({ licenseNumber, companyName: before.companyName }, result.data.updatedAt),
    });
  };
  /** An existing number shows both names before it is saved. */
  const submit = async (values: Licence) => {
    const known = await staff.call('searchLicences', { query: { number: values.licenseNumber } });
    if (!known.ok) return void failed(known.problem);
    const before = known.data.licences[0] ?? null;
    const named = before ? { ...values, licenseNumber: before.licenseNumber } : values;
    if (before && before.companyName !== values.companyName) ask({ before, values: named, isNews: false });
    else await save(named, before);
  };
  return { save, submit };
}

type BothNamesProps = { asked: NameConflict; onCancel: () => void; onSave: () => void };

/** Asks before a name replaces another. It takes the focus from the form's button, and returns it to the name. */
function BothNames({ asked: { before, values, isNews }, onCancel, onSave }: BothNamesProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const answered =
    (answer: () => void) =>
    ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
      form?.querySelector<HTMLInputElement>('[name="companyName"]')?.focus();
      answer();
    };
  return (
    <Stack
      ref={box}
      gap={8}
      pad="10 12"
      framed
      radius={10}
      tone="warn"
      surface="warn"
      full
      role="alert"
      tabIndex={-1}
    >
      {isNews && (
        <p>
          Someone else has saved this licence in the meantime: it is {before.companyName} now. Your changes
          are not saved yet.
        </p>
      )}
      <p>
        {values.licenseNumber} already exists: <s>{before.companyName}</s> &rarr;{' '}
        <strong>{values.companyName}</strong>
      </p>
      <Row wrap gap={8}>
        <Button onClick={answered(onCancel)}>{isNews ? `Keep ${before.companyName}` : 'Cancel'}</Button>
        <Button variant="primary" onClick={answered(onSave)}>
          Save the new name
        </Button>
      </Row>
    </Stack>
  );
}

const EMPTY: Licence = { licenseNumber: '', companyName: '' };

/** Parses a stored form; null if invalid. */
function licenceIn(kept: unknown): Licence | null {
  const { licenseNumber, companyName } = (kept ?? {}) as Partial<Record<keyof Licence, unknown>>;
  return typeof licenseNumber === 'string' && typeof companyName === 'string'
    ? { licenseNumber, companyName }
    : null;
}

const nothing = () => null;

type LicenceFormProps = { initial: Licence | null; onSaved: (number: string) => void };

/** The form, kept until saved; `keptAt` is when restored text was typed. */
function useLicenceForm({ initial, onSaved }: LicenceFormProps) {
  const [asked, setAsked] = useState<NameConflict | null>(null);
  const { found, hold } = useUnsaved('licence', initial === null ? licenceIn : nothing);
  const [keptAt, setKeptAt] = useState(found?.at ?? null);
  const [stored, setStored] = useState(initial ?? EMPTY);
  const { save, submit } = useSave((number) => {
    setStored(form.values());
    setKeptAt(null);
    onSaved(number);
  }, setAsked);
  const form = useForm({ schema: licenceForm, initial: found?.typed ?? stored, onSubmit: submit });
  const [licenseNumber, companyName] = useFormValue({
    control: form.control,
    name: ['licenseNumber', 'companyName'],
  });
  const isStored = licenseNumber === stored.licenseNumber && companyName === stored.companyName;
  useEffect(
    () => hold(isStored ? null : { licenseNumber, companyName }),
    [hold, isStored, licenseNumber, companyName],
  );
  const discard = () => {
    setKeptAt(null);
    form.reset(stored);
  };
  return { form, save, asked, setAsked, keptAt: isStored ? null : keptAt, discard };
}

/** 'Add or update a licence': number and company, both required. */
export function LicenceForm({ initial, onSaved }: LicenceFormProps) {
  const { form, save, asked, setAsked, keptAt, discard } = useLicenceForm({ initial, onSaved });
  return (
    <Card title="Add or update a licence">
      {keptAt !== null && <UnsavedNotice at={keptAt} onDiscard={discard} />}
      <Stack as="form" gap={12} pad="6 14 14" onSubmit={form.submit} noValidate>
        <InputField
          label="Licence number *"
          aria-required
          placeholder="e.g. 308114"
          {...form.field('licenseNumber')}
        />
        <InputField
          label="Company name *"
          aria-required
          placeholder="As on the licence"
          {...form.field('companyName')}
        />
        {asked ? (
          <BothNames
            asked={asked}
            onCancel={() => {
              setAsked(null);
              // The page still shows the previous name.
              if (asked.isNews) onSaved(asked.values.licenseNumber);
            }}
            onSave={() => {
              setAsked(null);
              void save(asked.values, asked.before);
            }}
          />
        ) : (
          <>
            <Small as="p">An existing number gets the new name. You see both names before it is saved.</Small>
            <Row>
              <Button variant="primary" type="submit" busy={form.busy} busyText="Saving...">
                Save licence
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
