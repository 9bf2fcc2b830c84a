import { type FormEvent, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { useCall } from '../../data/calls/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Card, IconButton, InputField } from '../../kit/parts/index.ts';
import { staffName } from '../../kit/product/index.ts';
import styles from './imports.module.css';
import { useIgnoredSkus } from './use-ignored-skus.ts';

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
