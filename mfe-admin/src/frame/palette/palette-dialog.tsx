import { useSetAtom } from 'jotai';
import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { type AutocompleteGroupedOption, useAutocomplete } from 'shared-ui/autocomplete';
import { IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { Dialog, MuiTheme } from 'shared-ui/mui';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Small, Text } from '../../kit/layout/index.ts';
import { Button, useCloseOnLeave } from '../../kit/parts/index.ts';
import { staffLook } from '../../kit/tokens/index.ts';
import { HitRow } from './hit-row.tsx';
import { type Hit, TITLES, useHits } from './hits.ts';
import styles from './palette.module.css';
import { paletteOpenAtom } from './palette-open.ts';

function PaletteFooter({ asking }: { asking: boolean }) {
  return (
    <Row as="p" gap={16} pad="10 18" ruled surface="raised" tone="quiet" size="xs" className={styles.foot}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Ctrl Enter</kbd> new tab
      </span>
      <Text end>
        {asking ? 'Searching...' : 'Type '}
        {!asking && <kbd>{'>'}</kbd>}
        {!asking && ' for pages'}
      </Text>
    </Row>
  );
}

const NothingYet = ({ typed, asking }: { typed: string; asking: boolean }) => (
  <Quiet as="div" pad="28 16" to="center" role="status">
    {asking ? (
      'Searching...'
    ) : (
      <>
        <p className={styles.nothing}>Nothing found for '{typed}'</p>
        <p>Try part of a name, SKU, order number, licence number or phone number.</p>
      </>
    )}
  </Quiet>
);

/** Shown if the API's search failed; pages and products are searched here. */
const NotSearched = ({ onRetry }: { onRetry: () => void }) => (
  <Row gap={10} pad="10 18" ruled tone="error" weight={500} role="alert">
    <StaffIcon name="alert" size={17} />
    <Text as="p" grow>
      Orders and accounts could not be searched.
    </Text>
    <Button onClick={onRetry}>Try Again</Button>
  </Row>
);

const labelOf = ({ kind, id }: Hit) => `${kind} ${id}`;

/** Arrows choose, Enter opens, Escape closes. */
function useChoice(
  hits: readonly Hit[],
  typed: string,
  on: { type: (text: string) => void; leave: () => void },
) {
  const navigate = useNavigate();
  return useAutocomplete<Hit>({
    open: true,
    autoHighlight: true,
    clearOnBlur: false,
    options: hits as Hit[],
    filterOptions: (all) => all,
    groupBy: ({ kind }) => TITLES[kind],
    getOptionLabel: labelOf,
    value: null,
    inputValue: typed,
    onInputChange: (_, text, reason) => {
      if (reason === 'input') on.type(text);
    },
    onClose: (_, reason) => {
      if (reason === 'escape') on.leave();
    },
    onChange: (event, hit) => {
      if (!hit) return;
      const { ctrlKey, metaKey } = event as KeyboardEvent | MouseEvent;
      if (ctrlKey || metaKey) return void window.open(hit.to, '_blank', 'noopener');
      on.leave();
      void navigate(hit.to);
    },
  });
}

type Choice = ReturnType<typeof useChoice>;

function Hits({ choice, text }: { choice: Choice; text: string }) {
  const groups = choice.groupedOptions as unknown as AutocompleteGroupedOption<Hit>[];
  const optionOf = (hit: Hit, index: number) => {
    const { key, ...option } = choice.getOptionProps({ option: hit, index });
    return (
      <li key={key} {...option} className={styles.hit}>
        <HitRow hit={hit} query={text} />
      </li>
    );
  };
  return (
    <ul
      {...choice.getListboxProps()}
      aria-labelledby={undefined}
      aria-label="Results"
      className={styles.list}
    >
      {groups.map(({ group, index, options }) => (
        <li key={group} role="presentation">
          <Small as="p" pad="8 12 4" weight={600} tight aria-hidden="true">
            {group}
          </Small>
          {/* biome-ignore lint/a11y/useSemanticElements: a listbox has groups, not fieldsets */}
          <ul role="group" aria-label={group}>
            {options.map((hit, place) => optionOf(hit, index + place))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The field and its results. Inside the dialog, because MUI looks for the field on mount. */
function Search({ onLeave }: { onLeave: () => void }) {
  const [typed, setTyped] = useState('');
  const { hits, text, asking, failed, retry } = useHits(typed);
  const choice = useChoice(hits, typed, { type: setTyped, leave: onLeave });
  return (
    <>
      <Row gap={12} pad="0 60 0 18" underlined className={styles.field} {...choice.getRootProps()}>
        <Icon name="search" size={20} />
        <input
          {...choice.getInputProps()}
          type="text"
          aria-label="Page, product, order, account or run"
          placeholder="Page, product, order, account or run"
          data-autofocus
        />
      </Row>
      <Hits choice={choice} text={text} />
      {failed && !asking && <NotSearched onRetry={retry} />}
      {hits.length === 0 && !failed && <NothingYet typed={typed} asking={asking} />}
      <PaletteFooter asking={asking} />
    </>
  );
}

/** Any page, product, order, account or run by a few letters (Ctrl/Cmd K). */
export default function PaletteDialog() {
  const setOpen = useSetAtom(paletteOpenAtom);
  const id = useId();
  const leave = () => setOpen(false);
  useCloseOnLeave(leave);
  return (
    <MuiTheme>
      <Dialog
        open
        aria-labelledby={id}
        width={640}
        onClose={leave}
        className={staffLook}
        paperClassName={styles.dialog}
      >
        <h2 id={id} className="visually-hidden">
          Search or jump to
        </h2>
        <Search onLeave={leave} />
        <IconButton className={styles.close} label="Close" onClick={leave}>
          <Icon name="close" size={22} />
        </IconButton>
      </Dialog>
    </MuiTheme>
  );
}
