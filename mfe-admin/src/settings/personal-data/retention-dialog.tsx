import { useState } from 'react';
import { RETENTION_KINDS, type Retention, type RetentionKind } from 'shared-domain/staff';
import { NumberField, SettingsDialog, typedNumber } from '../../kit/parts/index.ts';
import { RETENTION_HINTS, RETENTION_NAMES } from './labels.ts';

type Typed = Record<RetentionKind, string>;

const each = <Value,>(value: (kind: RetentionKind) => Value) =>
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, value(kind)])) as Record<RetentionKind, Value>;

/** Sets how long each kind is kept, in days (PRIVACY-6). */
export function RetentionDialog({ retention, onClose }: { retention: Retention; onClose: () => void }) {
  const [typed, setTyped] = useState<Typed>(() => each((kind) => String(retention[kind])));
  return (
    <SettingsDialog
      title="Days until erased"
      context="Personal data"
      typed={{ retention: each((kind) => typedNumber(typed[kind])) }}
      current={{ retention: { ...retention } }}
      saved="Retention saved"
      onClose={onClose}
    >
      {(errorOf) =>
        RETENTION_KINDS.map((kind) => (
          <NumberField
            key={kind}
            label={`${RETENTION_NAMES[kind]} *`}
            value={typed[kind]}
            maxLength={4}
            hint={RETENTION_HINTS[kind]}
            error={errorOf('retention', kind)}
            onChange={(value) => setTyped({ ...typed, [kind]: value })}
          />
        ))
      }
    </SettingsDialog>
  );
}
