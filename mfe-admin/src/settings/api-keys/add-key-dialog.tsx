import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { KEY_GROUP_NAMES, KEY_GROUPS, type KeyGroup } from 'shared-domain/api-keys';
import type { Result } from 'shared-domain/client';
import { type ApiKeyForm, apiKeyForm, type CreatedApiKeyJson } from 'shared-domain/contracts';
import { addDays, dayOf, isDay, startOfDay } from 'shared-domain/dates';
import { nowAtom } from 'shared-domain/state';
import { Button, CheckBox, FormFoot, InputField, Notice, StaffDialog } from '../../kit/parts/index.ts';
import styles from './api-keys.module.css';

interface Props {
  busy: boolean;
  onCreate: (key: ApiKeyForm) => Promise<Result<CreatedApiKeyJson>>;
  onClose: () => void;
}

/** Makes a key, then shows its token, which can't be seen again (KEY-1). */
export function AddKeyDialog({ busy, onCreate, onClose }: Props) {
  const [token, setToken] = useState<string>();
  return (
    <StaffDialog open title={token ? 'Copy the key now' : 'Create an API key'} width={520} onClose={onClose}>
      {token ? (
        <NewToken token={token} onClose={onClose} />
      ) : (
        <KeyForm busy={busy} onCreate={onCreate} onCreated={setToken} onClose={onClose} />
      )}
    </StaffDialog>
  );
}

function KeyForm({ busy, onCreate, onCreated, onClose }: Props & { onCreated: (token: string) => void }) {
  const today = dayOf(useAtomValue(nowAtom));
  const [name, setName] = useState('');
  const [groups, setGroups] = useState<readonly KeyGroup[]>([]);
  const [lastDay, setLastDay] = useState('');
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const expiresAt = isDay(lastDay) ? startOfDay(addDays(lastDay, 1)).toISOString() : undefined;
  const checked = apiKeyForm.safeParse({ name, groups, ...(expiresAt ? { expiresAt } : {}) });
  const errorOf = (field: string) =>
    wasTried ? checked.error?.issues.find(({ path }) => path[0] === field)?.message : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!checked.success) return;
    const result = await onCreate(checked.data);
    if (result.ok) onCreated(result.data.token);
    else setRefusal(result.problem.errors?.[0]?.message ?? result.problem.detail);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {refusal && <Notice tone="warn">{refusal}</Notice>}
      <InputField
        label="Name *"
        hint="The program that will use it, such as 'Warehouse scanner'"
        maxLength={60}
        value={name}
        error={errorOf('name')}
        onChange={({ target }) => setName(target.value)}
        data-autofocus
      />
      <fieldset aria-describedby={errorOf('groups') && 'groups-error'}>
        <legend>It may *</legend>
        {KEY_GROUP_NAMES.map((group) => (
          <label key={group}>
            <CheckBox
              checked={groups.includes(group)}
              onChange={(isOn) =>
                setGroups(isOn ? [...groups, group] : groups.filter((one) => one !== group))
              }
            />
            <span>
              <b>{KEY_GROUPS[group].label}</b>
              <small>{KEY_GROUPS[group].detail}</small>
            </span>
          </label>
        ))}
        {errorOf('groups') && (
          <p id="groups-error" role="alert" className={styles.error}>
            {errorOf('groups')}
          </p>
        )}
      </fieldset>
      <InputField
        label="Last day"
        type="date"
        hint="Leave empty for a key that works until you revoke it"
        min={today}
        value={lastDay}
        onChange={({ target }) => setLastDay(target.value)}
      />
      <FormFoot busy={busy} busyText="Creating..." onCancel={onClose}>
        Create key
      </FormFoot>
    </form>
  );
}

function NewToken({ token, onClose }: { token: string; onClose: () => void }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(token).then(
      () => setSaid('Copied'),
      () => setSaid('Your browser did not allow copying. Select the key and copy it.'),
    );
  return (
    <div className={styles.form}>
      <Notice tone="warn">This is the only time that the key is shown. Keep it like a password.</Notice>
      <InputField label="API key" readOnly value={token} onFocus={({ target }) => target.select()} />
      <p>
        Programs send it with each request: <code>Authorization: Bearer</code> and the key. The calls are
        listed at <a href="/api/docs">/api/docs</a>.
      </p>
      <p className={styles.foot}>
        <span role="status">{said}</span>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </p>
    </div>
  );
}
