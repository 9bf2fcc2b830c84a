import styles from './view-pair.module.css';

export type ViewPairProps = { isList: boolean; onChoose: (view: 'cards' | 'list') => void };

/** A pair of buttons to switch between cards and list. */
export function ViewPair({ isList, onChoose }: ViewPairProps) {
  const button = (view: 'cards' | 'list', label: string) => (
    <button type="button" aria-pressed={isList === (view === 'list')} onClick={() => onChoose(view)}>
      {label}
    </button>
  );
  return (
    <div className={styles.pair}>
      {button('cards', 'Cards')}
      {button('list', 'List')}
    </div>
  );
}
