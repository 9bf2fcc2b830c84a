import type { ReleaseRegistry } from '../registry/index.ts';
import styles from './frame.module.css';

const CLOCK = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

/** A badge on every page of a session that runs a candidate (RELEASE-7), with a link back to the live release. */
export function PreviewBadge({ preview }: { preview: NonNullable<ReleaseRegistry['preview']> }) {
  return (
    <aside className={styles.preview} aria-label="Preview">
      <span>
        Preview of {preview.app} {preview.release} until{' '}
        {new Date(preview.expires).toLocaleTimeString('en-CA', CLOCK)}
      </span>
      {/* Not a client-side navigation, because the page must be composed again. */}
      <a href="/preview/leave">Leave preview</a>
    </aside>
  );
}
