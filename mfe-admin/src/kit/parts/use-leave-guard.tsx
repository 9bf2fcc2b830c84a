import { useEffect, useRef, useState } from 'react';
import type { Blocker } from 'react-router';
import { useGuard } from './guards.ts';
import { Question } from './question.tsx';

/**
 * Asks before a form with unsaved changes is left: by its own Cancel (`leave`), by a link, or by closing the tab.
 * `question` belongs into the form, and is null until it is asked; `pass` runs a confirmed navigation.
 */
export function useLeaveGuard(unsaved: boolean, onLeave?: () => void) {
  const agreed = useRef(false);
  const [asking, setAsking] = useState<(Blocker & { state: 'blocked' }) | 'by leave' | null>(null);
  const link = asking === 'by leave' ? null : asking;
  useGuard({ stops: () => unsaved && !agreed.current, met: setAsking });
  useEffect(() => {
    // Later changes need a new confirmation.
    agreed.current = false;
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  const stay = () => {
    link?.reset();
    setAsking(null);
  };
  const pass = (navigate: () => void) => {
    agreed.current = true;
    navigate();
  };
  const discard = () => {
    setAsking(null);
    if (link) link.proceed();
    else pass(() => onLeave?.());
  };
  return {
    pass,
    leave: () => (unsaved ? setAsking('by leave') : onLeave?.()),
    question: asking && (
      <Question
        title="Discard your changes?"
        width={420}
        cancel="Back to editing"
        action="Discard changes"
        onAct={discard}
        onCancel={stay}
      >
        <p>What you typed has not been saved.</p>
      </Question>
    ),
  };
}
