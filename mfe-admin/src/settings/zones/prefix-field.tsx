import { type KeyboardEvent, useId, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { prefixesIn } from './zone-draft.ts';
import styles from './zone-form.module.css';

type PrefixFieldProps = {
  prefixes: readonly string[];
  saved: readonly string[];
  error: string | undefined;
  onChange: (prefixes: string[]) => void;
};

/**
 * Postal-code prefixes as chips. Space, comma or Enter adds one, Backspace in the empty field removes the last. Unsaved
 * ones are marked.
 */
export function PrefixField({ prefixes, saved, error, onChange }: PrefixFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    const more = prefixesIn(text).filter((prefix) => !prefixes.includes(prefix));
    if (more.length > 0) onChange([...prefixes, ...more]);
    setTyped('');
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Backspace' && typed === '') onChange(prefixes.slice(0, -1));
    if (event.key !== 'Enter' || typed === '') return;
    event.preventDefault();
    add(typed);
  };
  return (
    <Stack gap={5}>
      <Text as="label" weight={500} htmlFor={id}>
        Postal codes that start with
      </Text>
      <Row
        wrap
        gap={6}
        align="stretch"
        pad="7 8"
        radius={8}
        className={styles.chips}
        data-invalid={error === undefined ? undefined : true}
      >
        {prefixes.map((prefix) => (
          <Row
            as="span"
            key={prefix}
            radius={6}
            weight={600}
            pad="0 0 0 9"
            className={styles.chip}
            data-new={saved.includes(prefix) ? undefined : true}
          >
            {prefix}
            <button
              type="button"
              aria-label={`Remove ${prefix}`}
              onClick={() => onChange(prefixes.filter((other) => other !== prefix))}
            >
              <Icon name="close" size={13} />
            </button>
          </Row>
        ))}
        <input
          id={id}
          value={typed}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-note`}
          onKeyDown={press}
          onBlur={() => add(typed)}
          onChange={({ target: { value } }) => (/[\s,;]/.test(value) ? add(value) : setTyped(value))}
        />
      </Row>
      {error === undefined ? (
        <Small as="p" id={`${id}-note`} tight>
          For example V6B or V5. The longest match wins.
        </Small>
      ) : (
        <Text as="p" id={`${id}-note`} tone="error" weight={500}>
          {error}
        </Text>
      )}
    </Stack>
  );
}
