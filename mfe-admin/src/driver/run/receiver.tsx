import { useEffect, useRef } from 'react';
import { Icon } from 'shared-ui/icons';
import { Row } from '../../kit/layout/index.ts';
import controls from './controls.module.css';
import { Field } from './field.tsx';
import type { Draft } from './stored-run.ts';

type ReceiverProps = {
  draft: Draft;
  names: readonly string[];
  isLocked: boolean;
  isAsked: boolean;
  onChange: (part: Partial<Draft>) => void;
};

/** The receiver: a typed name, or one of the account's last two. */
export function Receiver({ draft, names, isLocked, isAsked, onChange }: ReceiverProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) field.current?.scrollIntoView?.({ block: 'center' });
  }, [isAsked]);
  return (
    <Row as="section" column gap={12} pad="20 16" align="stretch" aria-label="Receipt">
      <Field
        label="Received by"
        ref={field}
        value={draft.by}
        maxLength={80}
        placeholder="Name"
        readOnly={isLocked}
        onChange={({ target }) => onChange({ by: target.value })}
      />
      {!isLocked && names.length > 0 && (
        <Row wrap gap={8} align="stretch">
          {names.map((name) => (
            <Row
              as="button"
              key={name}
              type="button"
              gap={8}
              tall={56}
              pad="0 16"
              radius={28}
              aria-pressed={draft.by === name}
              className={controls.choice}
              onClick={() => onChange({ by: name })}
            >
              <Icon name="user" size={20} /> {name}
            </Row>
          ))}
        </Row>
      )}
      <Field
        label="Note for the office"
        optional
        value={draft.note}
        maxLength={300}
        placeholder="Write a note"
        readOnly={isLocked}
        onChange={({ target }) => onChange({ note: target.value })}
      />
    </Row>
  );
}
