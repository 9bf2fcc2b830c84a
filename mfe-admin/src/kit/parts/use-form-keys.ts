import { type RefObject, useEffect, useRef } from 'react';

/** A form's keys anywhere on its page: Ctrl/Cmd S saves, Esc leaves. A dialog above the form handles its own. */
export function useFormKeys(
  form: RefObject<HTMLElement | null>,
  { save, leave }: { save: () => void; leave: (() => void) | null },
): void {
  const keys = useRef({ save, leave });
  useEffect(() => {
    keys.current = { save, leave };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const dialog = event.target instanceof Element ? event.target.closest('[role="dialog"]') : null;
      if (event.defaultPrevented || (dialog && !dialog.contains(form.current))) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 's') {
        event.preventDefault();
        keys.current.save();
      } else if (event.key === 'Escape') keys.current.leave?.();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [form]);
}
