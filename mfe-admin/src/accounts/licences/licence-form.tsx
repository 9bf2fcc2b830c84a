import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { licenceForm } from 'shared-domain/contracts';
import { useForm, useFormValue } from 'shared-ui/fields';
import { useUnsaved } from '../../frame/session/index.ts';
import { Row, Small, Stack } from '../../kit/layout/index.ts';
import { Button, Card, InputField, UnsavedNotice } from '../../kit/parts/index.ts';
import { type Licence, type NameConflict, useSave } from './use-save.ts';

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

/** The licence to edit. */
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
