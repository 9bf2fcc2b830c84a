import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { Icon } from 'shared-ui/icons';
import { useNavigate } from 'shared-ui/router';
import { StaffIcon } from '../icons/index.ts';
import { Button } from '../parts/index.ts';
import { staffLook } from '../tokens/index.ts';
import { type Hit, useHits } from './found.ts';
import { HitRow } from './hit-row.tsx';
import { paletteOpenAtom } from './open.ts';
import styles from './palette.module.css';

/** The selected result; a new text selects the first again. */
function useChoice(count: number, typed: string) {
  const [chosen, setChosen] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins at the top
  useEffect(() => setChosen(0), [typed]);
  const move = (step: number) => setChosen((held) => (count === 0 ? 0 : (held + step + count) % count));
  return { chosen: Math.min(chosen, Math.max(0, count - 1)), move, setChosen };
}

function Foot({ asking }: { asking: boolean }) {
  return (
    <p className={styles.foot}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> new tab
      </span>
      <span className={styles.end}>
        {asking ? 'Searching...' : 'Type '}
        {!asking && <kbd>{'>'}</kbd>}
        {!asking && ' for pages'}
      </span>
    </p>
  );
}

/** No results, or none yet. */
const NothingYet = ({ typed, asking }: { typed: string; asking: boolean }) => (
  <div className={styles.none} role="status">
    {asking ? (
      'Searching...'
    ) : (
      <>
        <p className={styles.nothing}>Nothing found for '{typed}'</p>
        <p>Part of a name, a SKU, an order or a licence number is enough.</p>
      </>
    )}
  </div>
);

/** Pages and products are known here; orders and licensees could not be searched. */
const NotSearched = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failed} role="alert">
    <StaffIcon name="alert" size={17} />
    <p>Orders and licensees could not be searched.</p>
    <Button onClick={onRetry}>Try Again</Button>
  </div>
);

interface HitsProps {
  /** Of the field, which names the selected result. */
  id: string;
  groups: ReturnType<typeof useHits>['groups'];
  chosen: number;
  text: string;
  onGo: (hit: Hit, event: MouseEvent) => void;
  onPoint: (place: number) => void;
}

/** All results in their groups; the selected one is scrolled to. */
function Hits({ id, groups, chosen, text, onGo, onPoint }: HitsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelectorAll('[role="option"]')[chosen]?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const hits = groups.flatMap((group) => group.hits);
  const option = (hit: Hit) => {
    const place = hits.indexOf(hit);
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
      <div
        key={`${hit.kind} ${hit.id}`}
        id={`${id}-${place}`}
        role="option"
        tabIndex={-1}
        aria-selected={place === chosen}
        className={styles.hit}
        onClick={(event) => onGo(hit, event)}
        onPointerMove={() => onPoint(place)}
      >
        <HitRow hit={hit} text={text} />
      </div>
    );
  };
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label="Found" className={styles.list}>
      {groups.map(({ title, hits: inGroup }) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets
        <div key={title} role="group" aria-label={title}>
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
          {inGroup.map(option)}
        </div>
      ))}
    </div>
  );
}

/** Any page, product, order or licensee by a few letters (Ctrl/Cmd K). */
export default function PaletteDialog() {
  const setOpen = useSetAtom(paletteOpenAtom);
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { groups, text, asking, failed, retry } = useHits(typed);
  const hits = groups.flatMap((group) => group.hits);
  const { chosen, move, setChosen } = useChoice(hits.length, typed);
  const id = useId();
  const go = (hit: Hit | undefined, inNewTab: boolean) => {
    if (!hit) return;
    if (inNewTab) return void window.open(hit.to, '_blank', 'noopener');
    setOpen(false);
    void navigate(hit.to);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter') go(hits[chosen], event.ctrlKey || event.metaKey);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog
      open
      bare
      backdrop="scrim"
      title="Search or jump to"
      width={640}
      onClose={() => setOpen(false)}
      className={`${staffLook} ${styles.dialog}`}
    >
      <div className={styles.field}>
        <Icon name="search" size={20} />
        <input
          type="text"
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={hits.length > 0 ? `${id}-${chosen}` : undefined}
          aria-label="Page, product, order or licensee"
          placeholder="Page, product, order or licensee"
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <Hits
        id={id}
        groups={groups}
        chosen={chosen}
        text={text}
        onGo={(hit, event) => go(hit, event.ctrlKey || event.metaKey)}
        onPoint={setChosen}
      />
      {failed && !asking && <NotSearched onRetry={retry} />}
      {hits.length === 0 && !failed && <NothingYet typed={typed} asking={asking} />}
      <Foot asking={asking} />
    </Dialog>
  );
}
