import { useAtom } from 'jotai';
import { Quiet, Row, Stack } from '../../kit/layout/index.ts';
import { StaffDialog, Switch } from '../../kit/parts/index.ts';
import { shortcutGroups, singleKeysAtom } from './keys.ts';
import styles from './shortcuts.module.css';

/** The list of shortcuts, with a switch for single-letter ones. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [single, setSingle] = useAtom(singleKeysAtom);
  return (
    <StaffDialog
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
      <Stack columns="repeat(auto-fit, minmax(260px, 1fr))" gap="20 32" tabIndex={0}>
        {shortcutGroups.map(({ title, shortcuts }) => (
          <section key={title} aria-label={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.keys}>
              {shortcuts.map(({ keys, does }) => (
                <Row gap={12} align="baseline" pad="4 0" key={keys}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <Quiet as="dd">{does}</Quiet>
                </Row>
              ))}
            </dl>
          </section>
        ))}
      </Stack>
    </StaffDialog>
  );
}
