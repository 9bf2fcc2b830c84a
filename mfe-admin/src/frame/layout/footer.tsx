import { useAtomValue, useSetAtom } from 'jotai';
import { company } from 'shared-domain/company';
import { compositionAtom } from 'shared-domain/state';
import { shortcutsOpenAtom } from '../shortcuts/index.ts';
import styles from './footer.module.css';
import { type PageHint, useShownHint } from './footer-hint.ts';

const Hint = ({ text, keys }: PageHint) => (
  <>
    {text} {keys && <kbd>{keys}</kbd>}
  </>
);

/** Company, the page's hint, and the list of keys. */
export function Footer({ now }: { now: Date }) {
  const hint = useShownHint();
  const apps = useAtomValue(compositionAtom);
  const openKeys = useSetAtom(shortcutsOpenAtom);
  const versions = Object.entries(apps).map(([app, release]) => `${app} ${release.split('+')[0]}`);
  return (
    <footer className={styles.footer}>
      <p>
        &copy; {now.getFullYear()} {company.name}
      </p>
      <p>{hint ? <Hint {...hint} /> : versions.join(' · ')}</p>
      <button type="button" className={styles.keys} onClick={() => openKeys(true)}>
        Keyboard shortcuts <kbd>?</kbd>
      </button>
    </footer>
  );
}
