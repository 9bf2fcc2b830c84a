import { useEffect, useState } from 'react';
import type { DriverLine } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { Row, Stack } from '../../kit/layout/index.ts';
import { Action, LineWords, Primary, Section } from './controls.tsx';
import { isTicked, shortageOf, shortageText } from './draft.ts';
import styles from './lines.module.css';
import { ShortSheet } from './sheet.tsx';
import type { StopForm } from './stop-form.ts';
import type { Draft, Shortage } from './stored-run.ts';

const UNDO_MS = 8_000;

/** Ticks every line without a shortage, with Undo for 8 seconds. */
function useAll({ view: { stop }, draft, change }: StopForm) {
  const [before, setBefore] = useState<Draft['ticked'] | null>(null);
  useEffect(() => {
    if (!before) return;
    const timer = setTimeout(() => setBefore(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [before]);
  const press = () => {
    if (before) change({ ticked: before });
    else {
      const open = stop.lines.filter((line) => !shortageOf(draft, line));
      change({ ticked: Object.fromEntries(open.map(({ productId, quantity }) => [productId, quantity])) });
    }
    setBefore(before ? null : draft.ticked);
  };
  return { canUndo: before !== null, press };
}

/** The lines to tick. */
export function Lines(form: StopForm) {
  const { draft, isLocked, change } = form;
  const { lines, name } = form.view.stop;
  const all = useAll(form);
  const [shortLine, setShortLine] = useState<DriverLine | null>(null);
  const ticked = lines.filter((line) => isTicked(draft, line)).length;
  const save = (line: DriverLine, shortage: Shortage | null) => {
    const { [line.productId]: _short, ...short } = draft.short;
    const { [line.productId]: _tick, ...ticks } = draft.ticked;
    if (shortage) change({ short: { ...short, [line.productId]: shortage }, ticked: ticks });
    else change({ short, ticked: { ...ticks, [line.productId]: line.quantity } });
    setShortLine(null);
  };
  const tick = (line: DriverLine) => {
    const { [line.productId]: there, ...others } = draft.ticked;
    const isOn = there === line.quantity;
    change({ ticked: isOn ? others : { ...others, [line.productId]: line.quantity } });
  };
  return (
    <Section title="To deliver" aside={`${ticked} of ${lines.length} ticked`}>
      {!isLocked && (
        <Primary wide onClick={all.press}>
          <Icon name={all.canUndo ? 'retry' : 'check'} size={24} />
          {all.canUndo ? 'Undo' : 'All as ordered'}
        </Primary>
      )}
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line
            key={line.productId}
            line={line}
            draft={draft}
            isLocked={isLocked}
            onTick={() => tick(line)}
            onShort={() => setShortLine(line)}
          />
        ))}
      </ul>
      {shortLine && (
        <ShortSheet
          line={shortLine}
          shortage={shortageOf(draft, shortLine)}
          name={name}
          onClose={() => setShortLine(null)}
          onSave={(shortage) => save(shortLine, shortage)}
        />
      )}
    </Section>
  );
}

type LineProps = {
  line: DriverLine;
  draft: Draft;
  isLocked: boolean;
  onTick: () => void;
  onShort: () => void;
};

const unitOf = ({ unit, quantity }: DriverLine) => (quantity === 1 ? unit : `${unit}s`);

function Line({ line, draft, isLocked, onTick, onShort }: LineProps) {
  const shortage = shortageOf(draft, line);
  const isOn = isTicked(draft, line);
  const below = shortage ? shortageText(shortage) : `${unitOf(line)} · ${line.productId}`;
  return (
    <Row
      as="li"
      pad="0 16 0 0"
      underlined
      className={styles.line}
      data-is={shortage ? 'short' : isOn ? 'on' : undefined}
    >
      <Row
        aria-pressed={shortage ? 'mixed' : isOn}
        as="button"
        gap={12}
        grow
        shrink
        tall={72}
        pad="8 8 8 16"
        to="left"
        className={styles.tick}
        disabled={isLocked}
        onClick={shortage ? onShort : onTick}
      >
        <Stack as="span" middle fixed side={34} radius={8} className={styles.box} aria-hidden="true">
          {shortage ? '!' : isOn && <Icon name="check" size={22} weight={2.4} />}
        </Stack>
        <span className={styles.quantity}>{line.quantity}</span>
        <LineWords name={line.name} below={below} />
      </Row>
      {!isLocked && (
        <Action aria-label={`${shortage ? 'Change' : 'Short'}: ${line.name}`} onClick={onShort}>
          {shortage ? 'Change' : 'Short'}
        </Action>
      )}
    </Row>
  );
}
