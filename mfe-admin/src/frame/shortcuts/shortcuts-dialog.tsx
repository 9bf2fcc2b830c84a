import { useAtom } from 'jotai';
import { StaffDialog, Switch } from '../../kit/parts/index.ts';
import { shortcutGroups, singleKeysAtom } from './keys.ts';
import styles from './shortcuts.module.css';

/** The list of shortcuts, with a switch for single-letter ones. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [single, setSingle] = useAtom(singleKeysAtom);
  return (
    <StaffDialog
      open
      title="Keyboard shortcuts"
      onClose={onClose}
      width={760}
      foot={
        <>
          <span>Single-letter shortcuts</span>
          <Switch label="Single-letter shortcuts" checked={single} onChange={setSingle} />
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls the list where it is longer than the window */}
      <div className={styles.groups} tabIndex={0}>
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.keys}>
              {shortcuts.map(({ keys, does }) => (
                <div key={keys}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </StaffDialog>
  );
}
