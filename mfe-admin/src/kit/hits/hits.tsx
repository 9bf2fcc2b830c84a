import type { ComponentProps, ReactNode } from 'react';
import { Icon } from 'shared-ui/icons';
import { Row, Text } from '../layout/index.ts';
import styles from './hits.module.css';

/** What a hit's element is called. */
const hitId = (list: string, id: string) => `${list}-${id}`;

interface HitFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'list'> {
  list: string;
  isOpen: boolean;
  /** The id of the hit that Enter takes. */
  active: string | undefined;
  /** At its end. */
  children?: ReactNode;
}

/** A field whose hits are listed below it. It keeps the focus. */
export const HitField = ({ list, isOpen, active, children, ...input }: HitFieldProps) => (
  <Row as="span" grow shrink gap={10} pad="0 12" radius={8} surface="paper" className={styles.field}>
    <Icon name="search" size={17} />
    <input
      {...input}
      role="combobox"
      aria-expanded={isOpen}
      aria-controls={list}
      aria-autocomplete="list"
      aria-activedescendant={active === undefined ? undefined : hitId(list, active)}
      autoComplete="off"
    />
    {children}
  </Row>
);

interface HitListProps<Hit> {
  id: string;
  label: string;
  hits: readonly Hit[];
  active: Hit | undefined;
  idOf: (hit: Hit) => string;
  show: (hit: Hit) => ReactNode;
  onTake: (hit: Hit) => void;
  /** Below the hits. */
  children?: ReactNode;
  isOpen: boolean;
  /** Whether it lies over what follows. */
  floats?: true;
}

export const HitList = <Hit,>(props: HitListProps<Hit>) => {
  const { id, label, hits, active, idOf, show, onTake, children, isOpen, floats } = props;
  return (
    <Text
      as="div"
      pad={6}
      framed
      radius={12}
      surface="paper"
      className={styles.list}
      data-floats={floats}
      hidden={!isOpen}
    >
      <div id={id} role="listbox" aria-label={label}>
        {hits.map((hit) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field's arrow keys and Enter do the same
          <div
            key={idOf(hit)}
            id={hitId(id, idOf(hit))}
            role="option"
            tabIndex={-1}
            aria-selected={hit === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTake(hit)}
          >
            {show(hit)}
          </div>
        ))}
      </div>
      {children}
    </Text>
  );
};
