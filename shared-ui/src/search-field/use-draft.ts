import { useState } from 'react';

const asTyped = (text: unknown): string => String(text).trim();

/**
 * A control's value until the address that stores it catches up; a control that waited for the router would drop letters.
 * A change from elsewhere (Back, 'Clear filters') replaces it.
 * @param keyOf the value's form in the address; by default trimmed text
 */
export function useDraft<Value>(
  value: Value,
  onChange: (value: Value) => void,
  keyOf: (value: Value) => string = asTyped,
) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(keyOf(value));
  /** Passed on, but not in the address yet. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const key = keyOf(value);

  if (key !== seen) {
    setSeen(key);
    const place = sent.lastIndexOf(key);
    setSent(place === -1 ? [] : sent.slice(place + 1));
    if (place === -1) setDraft(value);
  }

  function write(next: Value) {
    setDraft(next);
    // A value that is already in the address causes no change.
    setSent((before) => (keyOf(next) === key ? [] : [...before, keyOf(next)]));
    onChange(next);
  }

  return [draft, write] as const;
}
