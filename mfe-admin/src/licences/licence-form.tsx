import { useState } from 'react';
import { licenceForm } from 'shared-domain/contracts';
import { useForm } from 'shared-ui/fields';
import { Button, Card, InputField } from '../parts/index.ts';
import { useStaff, useToast, useUndo } from '../staff/index.ts';
import styles from './licences.module.css';

type Licence = { licenseNumber: string; companyName: string };

/** Saves a licence; a known number's former name can be had back by Undo. */
function useSave(onSaved: (number: string) => void, ask: (before: string, values: Licence) => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const failed = (detail: string) => toast.failed('Failed to add license. Please try again.', detail);
  const save = async ({ licenseNumber, companyName }: Licence, before: string | null) => {
    const result = await staff.saveLicence(licenseNumber, companyName);
    if (!result.ok) return void failed(result.problem.detail);
    onSaved(licenseNumber);
    if (before === null) return void toast.done('Licence saved', `${licenseNumber}, ${companyName}`);
    offerUndo({
      title: `Licence ${licenseNumber} is now ${companyName}`,
      description: `It was ${before}.`,
      undo: async () => {
        const back = await staff.saveLicence(licenseNumber, before);
        if (back.ok) onSaved(licenseNumber);
        else failed(back.problem.detail);
      },
    });
  };
  /** A number that is here already shows both names before it is saved. */
  const submit = async (values: Licence) => {
    const known = await staff.licences(values.licenseNumber);
    if (!known.ok) return void failed(known.problem.detail);
    const before = known.data.licences[0]?.companyName;
    if (before !== undefined && before !== values.companyName) ask(before, values);
    else await save(values, null);
  };
  return { save, submit };
}

/** 'Add or update a licence': number and company, both required. */
export function LicenceForm({
  initial,
  onSaved,
}: {
  initial: Licence | null;
  onSaved: (number: string) => void;
}) {
  const [asked, setAsked] = useState<{ before: string; values: Licence } | null>(null);
  const { save, submit } = useSave(onSaved, (before, values) => setAsked({ before, values }));
  const form = useForm({
    schema: licenceForm,
    initial: initial ?? { licenseNumber: '', companyName: '' },
    onSubmit: submit,
  });
  return (
    <Card title="Add or update a licence" className={styles.form}>
      <form onSubmit={form.submit} noValidate>
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
          <div className={styles.both} role="alert">
            <p>
              {asked.values.licenseNumber} is here already: <s>{asked.before}</s> &rarr;{' '}
              <strong>{asked.values.companyName}</strong>
            </p>
            <div className={styles.dropButtons}>
              <Button onClick={() => setAsked(null)}>Cancel</Button>
              <Button
                variant="primary"
                onClick={() => {
                  setAsked(null);
                  void save(asked.values, asked.before);
                }}
              >
                Save the new name
              </Button>
            </div>
          </div>
        ) : (
          <>
            <p className={styles.hint}>
              A number that is already here gets the new name. You see both before it is saved.
            </p>
            <Button variant="primary" type="submit" busy={form.busy} busyText="Saving...">
              Save licence
            </Button>
          </>
        )}
      </form>
    </Card>
  );
}
