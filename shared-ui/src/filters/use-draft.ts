import { useState } from 'react';

const asTyped = (text: unknown): string => String(text).trim();

/**
 * What a control shows until the address that stores its value catches up: the router updates the address a moment
 * later (and trims a text), and a control that waited for it would drop letters, or jump back for a frame. A value from
 * elsewhere (back, 'Clear filters') replaces the choice.
 * @param keyOf says which values are the same in the address; by default a trimmed text
 */
export function useDraft<Value>(
  value: Value,
  onChange: (value: Value) => void,
  keyOf: (value: Value) => string = asTyped,
) {
  const [draft, setDraft] = useState(value);
  const [seen, setSeen] = useState(keyOf(value));
  /** What was passed on and isn't in the address yet. */
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
