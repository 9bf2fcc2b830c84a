import { type FormEvent, useCallback, useState } from 'react';
import type { IgnoredSkusJson } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Button, Card, IconButton, InputField } from '../parts/index.ts';
import { whoIs } from '../products/index.ts';
import { useLoaded, useStaff, useToast, useUndo } from '../staff/index.ts';
import styles from './ignored-skus.module.css';

type Ignored = IgnoredSkusJson['ignoredSkus'][number];

function useIgnoredSkus() {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const load = useCallback((signal: AbortSignal) => staff.ignoredSkus({ signal }), [staff]);
  const { data, replace } = useLoaded(load);

  const add = useCallback(
    async (sku: string, reason: string | undefined): Promise<boolean> => {
      const result = await staff.addIgnoredSkus({ sku, ...(reason ? { reason } : {}) });
      if (result.ok) replace(() => result.data);
      else toast.failed(result.problem.title, result.problem.detail);
      return result.ok;
    },
    [staff, toast, replace],
  );
  async function remove({ sku, reason }: Ignored) {
    const result = await staff.removeIgnoredSku(sku);
    if (!result.ok) return toast.failed(result.problem.title, result.problem.detail);
    replace((held) => ({ ignoredSkus: held.ignoredSkus.filter((each) => each.sku !== sku) }));
    offerUndo({ title: `${sku} is off the ignore list`, undo: async () => void (await add(sku, reason)) });
  }
  return { skus: data?.ignoredSkus, add, remove };
}

/** The SKUs that imports always ignore (IMPORT-9): listed, added, removed. */
export function IgnoredSkus() {
  const { skus, add, remove } = useIgnoredSkus();
  const [sku, setSku] = useState('');
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sku.trim() === '' || !(await add(sku.trim(), reason.trim()))) return;
    setSku('');
    setReason('');
  };
  return (
    <Card title="Ignored SKUs" aside={skus && `${skus.length} never imported`}>
      {skus && skus.length > 0 && (
        <ul className={styles.list}>
          {skus.map((each) => (
            <li key={each.sku}>
              <span>
                <b>{each.sku}</b>
                <span className={styles.meta}>
                  {[each.reason, each.createdBy && whoIs(each.createdBy)].filter(Boolean).join(', ')}
                </span>
              </span>
              <IconButton label={`Take ${each.sku} off the ignore list`} onClick={() => void remove(each)}>
                <Icon name="close" size={16} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <InputField label="SKU to ignore" value={sku} onChange={(event) => setSku(event.target.value)} />
        <InputField label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} />
        <Button type="submit" disabled={sku.trim() === ''}>
          Ignore
        </Button>
      </form>
    </Card>
  );
}
