import { RETENTION_KINDS, type Retention, type RetentionKind } from 'shared-domain/staff';
import { SettingsDialog } from '../../kit/form/index.ts';
import { NumberField, typedNumber } from '../../kit/parts/index.ts';
import { RETENTION_HINTS, RETENTION_NAMES } from './labels.ts';

const each = <Value,>(value: (kind: RetentionKind) => Value) =>
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, value(kind)])) as Record<RetentionKind, Value>;

/** Sets how long each kind is kept, in days (PRIVACY-6). */
export const RetentionDialog = ({ retention, onClose }: { retention: Retention; onClose: () => void }) => (
  <SettingsDialog
    title="Days until erased"
    context="Personal data"
    initial={{ retention: each((kind) => String(retention[kind])) }}
    read={(typed) => ({ retention: each((kind) => typedNumber(typed.retention[kind])) })}
    current={{ retention: { ...retention } }}
    saved={() => 'Retention saved'}
    onClose={onClose}
  >
    {({ field }) =>
      RETENTION_KINDS.map((kind) => (
        <NumberField
          key={kind}
          label={`${RETENTION_NAMES[kind]} *`}
          maxLength={4}
          hint={RETENTION_HINTS[kind]}
          {...field(`retention.${kind}`)}
        />
      ))
    }
  </SettingsDialog>
);
