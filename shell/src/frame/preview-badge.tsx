import type { ReleaseRegistry } from '../registry/index.ts';
import styles from './frame.module.css';

const clock = new Intl.DateTimeFormat('en-CA', { hour: '2-digit', minute: '2-digit', hour12: false });

/** Says on every page that this session runs a candidate (RELEASE-7), and leads back to the live release. */
export function PreviewBadge({ preview }: { preview: NonNullable<ReleaseRegistry['preview']> }) {
  return (
    <aside className={styles.preview} aria-label="Preview">
      <span>
        Preview of {preview.app} {preview.release} until {clock.format(preview.expires)}
      </span>
      {/* A new document, not a navigation inside this one: the page has to be composed again. */}
      <a href="/preview/leave">Leave preview</a>
    </aside>
  );
}
