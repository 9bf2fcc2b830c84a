import { type ReactNode, useState } from 'react';
import { type PasskeysJson, passkeyRequest } from 'shared-domain/contracts';
import { useCache, useCall, useChange, useStaff, useToast } from '../../data/calls/index.ts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { Quiet, Row, Text } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { Button, Failed, InputField, WaitingRows } from '../../kit/parts/index.ts';
import { hasPasskeys, makePasskey } from './ceremony.ts';
import styles from './passkeys.module.css';

/** One's own passkeys. `add` and `rename` return the reason for a refusal. */
function usePasskeys() {
  const staff = useStaff();
  const cache = useCache();
  const toast = useToast();
  const reading = useCall('passkeys', {});
  const answered = (left: PasskeysJson) => ({ passkeys: () => left });
  const renaming = useChange('renamePasskey', { answered });
  const removing = useChange('removePasskey', { answered });
  return {
    ...reading,
    busy: removing.isSending,
    add: async (name: string) => {
      const result = await makePasskey(staff, name);
      if (!result.ok) return result.problem.detail;
      cache.patch(answered(result.data));
      toast.done('Passkey set up', 'Your next sign-in asks for it after the emailed link.');
    },
    rename: async (id: string, name: string) => {
      const result = await renaming.send({ params: { id }, body: { name } });
      return result.ok ? undefined : result.problem.detail;
    },
    remove: async ({ id, name }: { id: string; name: string }) => {
      const result = await removing.send({ params: { id } });
      if (result.ok) return toast.done(`Passkey ${name} removed`);
      toast.failed('The passkey was not removed', result.problem.detail);
      reading.refetch();
    },
  };
}

const nameForm = passkeyRequest.pick({ name: true });

type NameDialogProps = {
  title: string;
  initial: string;
  /** The button's label. */
  action: string;
  children?: ReactNode;
  onSave: (name: string) => Promise<string | undefined>;
  onClose: () => void;
};

/** Names or renames a passkey. `onSave` returns the reason for a refusal. */
function NameDialog({ title, initial, action, children, onSave, onClose }: NameDialogProps) {
  const form = useStaffForm({
    schema: nameForm,
    initial: { name: initial },
    save: ({ name }) => onSave(name),
  });
  return (
    <FormDialog form={form} title={title} width={440} action={action} busyText="Waiting..." onClose={onClose}>
      {children}
      <InputField label="Name" data-autofocus {...form.field('name')} />
    </FormDialog>
  );
}

type Passkey = PasskeysJson['passkeys'][number];

const MEANING =
  'With a passkey, signing in takes both the emailed link and the passkey: your fingerprint, face or PIN on this device, or a security key. You also confirm it before refunds, exports, releases and staff changes.';

/** Sets up, renames and removes one's own passkeys (STAFF-34). `device` is a new one's initial name. */
export function PasskeysSection({ device }: { device: string }) {
  const use = usePasskeys();
  const [isAdding, setAdding] = useState(false);
  const [named, setNamed] = useState<Passkey>();
  const { data, problem } = use;
  return (
    <Text as="section" block pad="18 0" gutter ruled aria-labelledby="passkeys">
      <Row gap={12} justify="between" className={styles.head}>
        <h2 id="passkeys">Passkeys</h2>
        {data && hasPasskeys() && <Button onClick={() => setAdding(true)}>Set up a passkey</Button>}
      </Row>
      <Quiet as="p" margin="6 0 0" size="s" className={styles.note}>
        {hasPasskeys() ? MEANING : `${MEANING} This browser doesn't support passkeys.`}
      </Quiet>
      {problem ? (
        <Failed title="Your passkeys could not be loaded" problem={problem} onRetry={use.refetch} />
      ) : !data ? (
        <WaitingRows label="Loading your passkeys..." widths={[160, 120]} rows={1} />
      ) : data.passkeys.length === 0 ? (
        <Text as="p" margin="14 0 0" tone="ink" size="s">
          You have no passkey yet. The emailed link alone signs you in.
        </Text>
      ) : (
        <Rows passkeys={data.passkeys} busy={use.busy} onRename={setNamed} onRemove={use.remove} />
      )}
      {isAdding && (
        <NameDialog
          title="Set up a passkey"
          initial={device}
          action="Continue"
          onSave={use.add}
          onClose={() => setAdding(false)}
        >
          <p>Name it after the device or key it is on. Your browser then asks you to confirm.</p>
        </NameDialog>
      )}
      {named && (
        <NameDialog
          title="Rename passkey"
          initial={named.name}
          action="Save"
          onSave={(name) => use.rename(named.id, name)}
          onClose={() => setNamed(undefined)}
        />
      )}
    </Text>
  );
}

const usedOn = ({ createdAt, usedAt }: Passkey) =>
  `Set up on ${shortMoment(createdAt)}, ${usedAt ? `last used on ${shortMoment(usedAt)}` : 'not used yet'}.`;

type RowsProps = {
  passkeys: readonly Passkey[];
  busy: boolean;
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

const Rows = ({ passkeys, busy, onRename, onRemove }: RowsProps) => (
  <Text as="ul" block margin="8 0 0" aria-label="Your passkeys">
    {passkeys.map((passkey) => (
      <Row as="li" wrap gap="4 12" pad="8 0" underlined key={passkey.id}>
        <Text as="div" grow shrink breaks className={styles.about}>
          <b>{passkey.name}</b>
          <Quiet as="p" size="s">
            {usedOn(passkey)}
          </Quiet>
        </Text>
        <Button variant="quiet" onClick={() => onRename(passkey)}>
          Rename<span className="visually-hidden"> {passkey.name}</span>
        </Button>
        <Button busy={busy} onClick={() => onRemove(passkey)}>
          Remove<span className="visually-hidden"> {passkey.name}</span>
        </Button>
      </Row>
    ))}
  </Text>
);
