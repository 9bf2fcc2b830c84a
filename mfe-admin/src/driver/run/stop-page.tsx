import { useEffect, useRef, useState } from 'react';
import { NO_ID, type RefusalReason } from 'shared-domain/driver';
import { Row, Text } from '../../kit/layout/index.ts';
import controls from './controls.module.css';
import { Plain, Primary, Secondary } from './controls.tsx';
import { deliveredLines, draftOf, isAmountWrong, linesLeft, saidOf } from './draft.ts';
import { Empties } from './empties.tsx';
import { Lines } from './lines.tsx';
import { Proof } from './proof.tsx';
import { Payment, Receiver } from './receipt.tsx';
import { Returns } from './returns.tsx';
import type { RunSync, RunSyncState } from './run-sync.ts';
import { RefusalSheet } from './sheet.tsx';
import type { StopForm } from './stop-form.ts';
import { StopHead } from './stop-head.tsx';
import styles from './stop-page.module.css';
import type { StopView } from './stops.ts';
import type { Draft } from './stored-run.ts';

type StopPageProps = {
  view: StopView;
  next: StopView | undefined;
  count: number;
  sync: RunSync;
  state: RunSyncState;
  onClosed: () => void;
};

/** A stop's draft, which survives a reload. */
function useDraft({ view, sync, state }: StopPageProps) {
  const draft = state.drafts[view.stop.orderId] ?? draftOf(view);
  const change = (part: Partial<Draft>) => void sync.fillIn(view.stop.orderId, { ...draft, ...part });
  return { draft, change };
}

/** One stop: what to deliver, what to collect, who received it. A done stop is read-only until 'Correct'. */
export function StopPage(props: StopPageProps) {
  const { view, next, sync } = props;
  const { stop, end } = view;
  const [isCorrecting, setCorrecting] = useState(false);
  const isLocked = end !== undefined && !isCorrecting;
  const isLater = !end && view !== next;
  return (
    <Row as="article" column grow align="stretch">
      <StopHead {...props} isNext={view === next} />
      {isLater && (
        <Secondary onClick={() => void sync.record(stop.orderId, [{ what: 'next' }])}>
          Make this the next stop
        </Secondary>
      )}
      {isLocked && view.report.ending && <Secondary onClick={() => setCorrecting(true)}>Correct</Secondary>}
      <Work {...props} isLocked={isLocked || isLater} isCorrecting={isCorrecting} />
    </Row>
  );
}

function Work(props: StopPageProps & { isLocked: boolean; isCorrecting: boolean }) {
  const { view, sync, onClosed, isLocked, isCorrecting } = props;
  const { stop } = view;
  const { draft, change } = useDraft(props);
  const form: StopForm = { view, draft, isLocked, change };
  const [isRefusing, setRefusing] = useState(false);
  const [asksName, setAsksName] = useState(false);
  const close = (said: Parameters<typeof saidOf>[0]) => {
    void sync.record(stop.orderId, saidOf(said, draft, view));
    onClosed();
  };
  const deliver = () => close({ what: 'delivered', lines: deliveredLines(draft, stop.lines) });
  const refuse = (reason: RefusalReason, note: string) =>
    close({ what: 'refused', reason, ...(note.trim() ? { note: note.trim() } : {}) });
  return (
    <>
      <Lines {...form} />
      <Empties {...form} />
      <Returns {...form} />
      {stop.takesPayment && <Payment {...form} />}
      <Receiver {...form} isAsked={asksName} />
      <Proof {...form} onPhoto={(photo) => sync.takePhoto(stop.orderId, draft, photo)} />
      {!isLocked && (
        <Row as="footer" column align="stretch" gap={4} className={styles.bar}>
          {draft.idCheck === 'refused' ? (
            <NoIdButton onPress={() => refuse('refused', NO_ID)} />
          ) : (
            <DeliverButton
              draft={draft}
              view={view}
              isAsked={asksName}
              onAsk={() => setAsksName(true)}
              onDeliver={deliver}
            />
          )}
          <Plain onClick={() => setRefusing(true)}>Could not deliver</Plain>
          {isCorrecting && <Plain onClick={() => close({ what: 'reopened' })}>Reopen this stop</Plain>}
        </Row>
      )}
      {isRefusing && <RefusalSheet onClose={() => setRefusing(false)} onSave={refuse} />}
    </>
  );
}

const Question = ({ children }: { children: string }) => (
  <Text as="p" margin="0 0 8" pad="12 16" radius={10} weight={600} className={controls.note} role="status">
    {children}
  </Text>
);

/** Without an ID the order goes back to the depot (DRIVER-17). */
const NoIdButton = ({ onPress }: { onPress: () => void }) => (
  <>
    <Question>Bring the order back to the depot.</Question>
    <Primary onClick={onPress}>Save · not delivered</Primary>
  </>
);

type DeliverProps = {
  draft: Draft;
  view: StopView;
  isAsked: boolean;
  onAsk: () => void;
  onDeliver: () => void;
};

const lines = (number: number) => (number === 1 ? '1 line' : `${number} lines`);

/** Enabled once every line is ticked or short; asks once for a name. */
function DeliverButton({ draft, view: { stop }, isAsked, onAsk, onDeliver }: DeliverProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) button.current?.focus();
  }, [isAsked]);
  const left = linesLeft(draft, stop.lines);
  const isNothing = left === 0 && deliveredLines(draft, stop.lines).every(({ delivered }) => delivered === 0);
  const asksId = stop.needsIdCheck && !draft.idCheck ? 'ID to check' : undefined;
  const asks = isAmountWrong(draft) ? 'amount to correct' : asksId;
  const missing = left > 0 ? `${lines(left)} to tick` : isNothing ? 'nothing delivered' : asks;
  const asksNow = isAsked && !draft.by.trim();
  const finish = () => {
    if (missing) return;
    if (!draft.by.trim() && !isAsked) onAsk();
    else onDeliver();
  };
  return (
    <>
      {asksNow && <Question>Who received it? Enter a name, or leave without one.</Question>}
      <Primary ref={button} aria-disabled={missing !== undefined} onClick={finish}>
        {asksNow ? 'Leave without a name' : ['Delivered', missing].filter(Boolean).join(' · ')}
      </Primary>
    </>
  );
}
