import type { ReactNode } from 'react';
import { LIST_ENDINGS } from 'shared-domain/imports';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { Button, ProgressBar, useFileDrop } from '../../kit/parts/index.ts';
import styles from './drop-zone.module.css';
import type { Processing } from './use-upload.ts';

/** Can, sheet and bottle: an illustration of importing a file. */
const Drawing = () => (
  <svg width="80" height="64" viewBox="0 0 80 64" aria-hidden="true">
    <rect x="2" y="20" width="21" height="40" rx="4" fill="#2f6f9f" />
    <rect x="6" y="32" width="13" height="11" fill="#fff" opacity=".85" />
    <rect x="23" y="4" width="38" height="54" rx="6" fill="#fff" stroke="#c8792b" strokeWidth="2" />
    <path d="M30 18h24M30 26h24M30 34h17" stroke="#e6dccb" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M66 10h6v13l5 9v28H61V32l5-9z" fill="#6b4a2e" />
    <rect x="61" y="38" width="16" height="15" fill="#a93240" />
  </svg>
);

function Sending({ processing: { fileName, sent } }: { processing: Processing }) {
  return (
    <>
      <Text as="p" tone="quiet">
        <span role="status">Processing {fileName}...</span>
        {sent < 1 && <span className="num"> {Math.floor(sent * 100)}%</span>}
      </Text>
      <span className={styles.bar}>
        <ProgressBar label="Upload" value={sent < 1 ? sent : null} />
      </span>
    </>
  );
}

/** The texts of an import page's drop zone. */
export interface DropZoneTexts {
  title: string;
  hint: string;
}

/** Where a file is dropped or chosen. Nothing changes before the review. */
export function DropZone({
  texts: { title, hint },
  processing,
  refusal,
  accent,
  height,
  beside,
  onFile,
}: {
  texts: DropZoneTexts;
  /** The file being uploaded. */
  processing: Processing | null;
  refusal: string | null;
  /** Whether 'Choose file' is the page's malt button. */
  accent: boolean;
  /** `low` leaves space above or below. */
  height: 'full' | 'low' | 'flat';
  /** Beside 'Choose file'. */
  beside?: ReactNode;
  onFile: (file: File | undefined) => void;
}) {
  const { zone, field, choose } = useFileDrop({
    label: 'CSV file or workbook',
    accept: [...LIST_ENDINGS, 'text/csv', 'text/plain'].join(','),
    onFile,
  });
  return (
    <section className={`${styles.zone} ${styles[height]}`} aria-label={title} {...zone}>
      {height === 'flat' ? <StaffIcon name="file-up" size={32} className={styles.sign} /> : <Drawing />}
      <p className={styles.title}>{title}</p>
      {processing === null ? (
        <Text as="p" tone="quiet">
          {hint}
        </Text>
      ) : (
        <Sending processing={processing} />
      )}
      {refusal !== null && processing === null && (
        <Row as="p" gap={8} tone="error" weight={500} className={styles.refusal} role="alert">
          <Icon name="warning" size={16} />
          {refusal}
        </Row>
      )}
      {field}
      <Row as="span" wrap gap={8} justify="center" align="stretch" className={styles.actions}>
        <Button
          variant={accent ? 'primary' : 'plain'}
          busy={processing !== null}
          busyText="Processing..."
          onClick={choose}
        >
          Choose file
        </Button>
        {beside}
      </Row>
    </section>
  );
}
