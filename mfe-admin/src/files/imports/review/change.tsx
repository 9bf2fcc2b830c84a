import type { FieldChangeJson } from 'shared-domain/contracts';
import { FIELD_LABELS } from 'shared-domain/imports';
import { formatDollars } from 'shared-domain/money';
import { Quiet, Small, Text } from '../../../kit/layout/index.ts';
import { Tag } from '../../../kit/parts/index.ts';
import { signedNumber } from '../../../kit/product/index.ts';

export const fieldLabel = (field: string): string =>
  field in FIELD_LABELS ? FIELD_LABELS[field as keyof typeof FIELD_LABELS] : field;

const isMoney = (field: string) => field === 'price' || field === 'ltoPrice';

function shown(field: string, value: FieldChangeJson['from']): string {
  if (value === null || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (isMoney(field) && typeof value === 'number') return formatDollars(value);
  return String(value);
}

function Move({ change: { field, from, to, percent, suspicion } }: { change: FieldChangeJson }) {
  if (field === 'price' && percent != null) {
    return <Tag tone={suspicion === undefined ? 'plain' : 'error'}>{signedNumber(percent, 1)}%</Tag>;
  }
  if (field === 'stock' && typeof from === 'number' && typeof to === 'number') {
    return <Small>{signedNumber(to - from)}</Small>;
  }
  return null;
}

/** One changed field: old, new and difference, with the reason if a price is suspicious. */
export function Change({ change, isLeftOut = false }: { change: FieldChangeJson; isLeftOut?: boolean }) {
  const { field, from, to, suspicion } = change;
  return (
    <Text figures>
      <Text breaks>
        <Quiet>{shown(field, from)}</Quiet>
        <Quiet> → </Quiet>
        <Text as="b" weight={600}>
          {shown(field, to)}
        </Text>{' '}
        <Move change={change} />
      </Text>
      {suspicion !== undefined && (
        <Text block tone="warn" size="xs" weight={500}>
          Suspicious: {suspicion}
          {isLeftOut && '. Left out until ticked.'}
        </Text>
      )}
    </Text>
  );
}
