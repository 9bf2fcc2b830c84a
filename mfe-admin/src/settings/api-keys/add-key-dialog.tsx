import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { KEY_GROUP_NAMES, KEY_GROUPS, type KeyGroup } from 'shared-domain/api-keys';
import type { Result } from 'shared-domain/client';
import { type ApiKeyForm, apiKeyForm, type CreatedApiKeyJson } from 'shared-domain/contracts';
import { addDays, dayOf, isDay, startOfDay } from 'shared-domain/dates';
import { nowAtom } from 'shared-domain/state';
import {
  CheckList,
  FormFoot,
  InputField,
  Notice,
  OnceShown,
  StaffDialog,
  useCheckedForm,
} from '../../kit/parts/index.ts';

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
        <OnceShown label="API key" value={token} onClose={onClose}>
          Programs send it with each request: <code>Authorization: Bearer</code> and the key. The calls are
          listed at <a href="/api/docs">/api/docs</a>.
        </OnceShown>
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
  const expiresAt = isDay(lastDay) ? startOfDay(addDays(lastDay, 1)).toISOString() : undefined;
  const checked = apiKeyForm.safeParse({ name, groups, ...(expiresAt ? { expiresAt } : {}) });
  const { submit, errorOf, refusal } = useCheckedForm(checked, async (form) => {
    const result = await onCreate(form);
    if (!result.ok) return result.problem;
    onCreated(result.data.token);
    return undefined;
  });
  return (
    <form onSubmit={submit} noValidate>
      {refusal && !refusal.errors && <Notice tone="warn">{refusal.detail}</Notice>}
      <InputField
        label="Name *"
        hint="The program that will use it, such as 'Warehouse scanner'"
        maxLength={60}
        value={name}
        error={errorOf('name')}
        onChange={({ target }) => setName(target.value)}
        data-autofocus
      />
      <CheckList
        legend="It may *"
        choices={KEY_GROUP_NAMES.map((id) => ({ id, ...KEY_GROUPS[id] }))}
        chosen={groups}
        error={errorOf('groups')}
        onChange={setGroups}
      />
      <InputField
        label="Last day"
        type="date"
        hint="Leave empty for a key that works until you revoke it"
        min={today}
        value={lastDay}
        error={errorOf('expiresAt')}
        onChange={({ target }) => setLastDay(target.value)}
      />
      <FormFoot busy={busy} busyText="Creating..." onCancel={onClose}>
        Create key
      </FormFoot>
    </form>
  );
}
