import { useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { KEY_GROUP_NAMES, KEY_GROUPS, type KeyGroup } from 'shared-domain/api-keys';
import type { Result } from 'shared-domain/client';
import { type ApiKeyForm, apiKeyForm, type CreatedApiKeyJson } from 'shared-domain/contracts';
import { addDays, dayOf, isDay, startOfDay } from 'shared-domain/dates';
import { nowAtom } from 'shared-domain/state';
import { CheckList, FormFoot, InputField, Notice, OnceShown, StaffDialog } from '../../kit/parts/index.ts';

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
    <form onSubmit={(event) => void submit(event)} noValidate>
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
        onChange={({ target }) => setLastDay(target.value)}
      />
      <FormFoot busy={busy} busyText="Creating..." onCancel={onClose}>
        Create key
      </FormFoot>
    </form>
  );
}
