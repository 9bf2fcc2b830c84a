import { type FormEvent, useCallback, useState } from 'react';
import type { IgnoredSkusJson } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useCall, useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Card, IconButton, InputField } from '../../kit/parts/index.ts';
import { staffName } from '../../kit/product/index.ts';
import styles from './imports.module.css';

type Ignored = Pick<IgnoredSkusJson['ignoredSkus'][number], 'sku' | 'reason'>;

const without = (list: IgnoredSkusJson, sku: unknown): IgnoredSkusJson => ({
  ...list,
  ignoredSkus: list.ignoredSkus.filter((each) => each.sku !== sku),
});

/** Adds SKUs to the ignore list and removes them, with Undo. Both return whether it was done. */
export function useIgnoredSkus() {
  const toast = useToast();
  const offerUndo = useUndo();
  const { send: sendAdded } = useChange('addIgnoredSkus', {
    answered: (data) => ({ listIgnoredSkus: () => data }),
  });
  const { send: sendRemoved } = useChange('removeIgnoredSku', {
    optimistic: ({ query }) => ({ listIgnoredSkus: (list) => without(list, query?.sku) }),
  });
  const add = useCallback(
    async ({ sku, reason }: Ignored): Promise<boolean> => {
      const result = await sendAdded({ body: { sku, ...(reason ? { reason } : {}) } });
      if (!result.ok) toast.failed(result.problem.title, result.problem.detail);
      return result.ok;
    },
    [sendAdded, toast],
  );
  /** `onBack` is called after Undo. */
  async function remove(ignored: Ignored, description?: string, onBack?: () => void): Promise<boolean> {
    const result = await sendRemoved({ query: { sku: ignored.sku } });
    if (!result.ok) {
      toast.failed(result.problem.title, result.problem.detail);
      return false;
    }
    offerUndo({
      title: `${ignored.sku} is off the ignore list`,
      ...(description ? { description } : {}),
      undo: async () => {
        if (await add(ignored)) onBack?.();
      },
    });
    return true;
  }
  return { add, remove };
}

/** The SKUs that imports always ignore (IMPORT-9): listed, added, removed. */
export function IgnoredSkus() {
  const skus = useCall('listIgnoredSkus', {}).data?.ignoredSkus;
  const { add, remove } = useIgnoredSkus();
  const [sku, setSku] = useState('');
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sku.trim() === '' || !(await add({ sku: sku.trim(), reason: reason.trim() }))) return;
    setSku('');
    setReason('');
  };
  return (
    <Card
      title="Ignored SKUs"
      aside={skus && (skus.length === 0 ? 'None yet' : `${skus.length} never imported`)}
    >
      {skus && skus.length > 0 && (
        <ul className={styles.list}>
          {skus.map((each) => (
            <Row as="li" key={each.sku} ruled justify="between" pad="4 8 4 14">
              <Stack as="span" shrink>
                <Text as="b" weight={500}>
                  {each.sku}
                </Text>
                <Small tight>
                  {[each.reason, each.createdBy && staffName(each.createdBy)].filter(Boolean).join(', ')}
                </Small>
              </Stack>
              <IconButton label={`Take ${each.sku} off the ignore list`} onClick={() => void remove(each)}>
                <Icon name="close" size={16} />
              </IconButton>
            </Row>
          ))}
        </ul>
      )}
      <Stack
        as="form"
        ruled
        columns="1fr 1fr auto"
        gap={8}
        align="end"
        pad="10 14 14"
        onSubmit={(event) => void submit(event)}
      >
        <InputField label="SKU to ignore" value={sku} onChange={(event) => setSku(event.target.value)} />
        <InputField label="Reason" value={reason} onChange={(event) => setReason(event.target.value)} />
        <Button type="submit" disabled={sku.trim() === ''}>
          Ignore
        </Button>
      </Stack>
    </Card>
  );
}
