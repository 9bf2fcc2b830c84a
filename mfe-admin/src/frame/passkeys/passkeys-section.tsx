import { useState } from 'react';
import type { PasskeysJson } from 'shared-domain/contracts';
import { Quiet, Row, Text } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import { Button, Failed, WaitingRows } from '../../kit/parts/index.ts';
import { hasPasskeys } from './ceremony.ts';
import { NameDialog } from './name-dialog.tsx';
import styles from './passkeys.module.css';
import { usePasskeys } from './use-passkeys.ts';

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
