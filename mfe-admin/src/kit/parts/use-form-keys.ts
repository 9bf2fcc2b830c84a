import { type RefObject, useEffect, useRef } from 'react';

/** What each key does: 'Control+s' (or Cmd), 'Escape', 'F2', or a letter or an arrow outside of the fields. */
type FormKeys = Readonly<Record<string, (() => void) | false | undefined>>;

/** 'Control+s', 'F2', 'a'; undefined for what a field takes. */
function nameOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, on: Element): string | undefined {
  const name = key.length > 1 ? key : key.toLowerCase();
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return `Control+${name}`;
  const isTyped = key.length === 1 || key.startsWith('Arrow');
  return isTyped && on.matches('input, textarea, select') ? undefined : name;
}

/** A form's keys anywhere on its page. A dialog above the form handles its own. */
export function useFormKeys(form: RefObject<HTMLElement | null>, keys: FormKeys): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const on = event.target instanceof Element ? event.target : document.body;
      const dialog = on.closest('[role="dialog"]');
      if (event.defaultPrevented || event.repeat || (dialog && !dialog.contains(form.current))) return;
      const act = latest.current[nameOf(event, on) ?? ''];
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form]);
}
