import { useAtomValue, useSetAtom } from 'jotai';
import { company } from 'shared-domain/company';
import { compositionAtom } from 'shared-domain/state';
import { Row, Text } from '../../kit/layout/index.ts';
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
    <Row as="footer" gap={16} gutter ruled clip nowrap tone="quiet" size="xs" tight className={styles.footer}>
      <Text fixed>
        &copy; {now.getFullYear()} {company.name}
      </Text>
      <Text cut>{hint ? <Hint {...hint} /> : versions.join(' · ')}</Text>
      <Text as="button" type="button" fixed end pad="4 0" onClick={() => openKeys(true)}>
        Keyboard shortcuts <kbd>?</kbd>
      </Text>
    </Row>
  );
}
