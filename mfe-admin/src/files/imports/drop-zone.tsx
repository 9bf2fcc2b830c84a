import { LIST_ENDINGS } from 'shared-domain/imports';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, ProgressBar, useFileDrop } from '../../kit/parts/index.ts';
import styles from './imports.module.css';
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
      <Quiet as="p">
        <span role="status">Processing {fileName}...</span>
        {sent < 1 && <span className="num"> {Math.floor(sent * 100)}%</span>}
      </Quiet>
      <span style={{ width: 'min(280px, 80%)' }}>
        <ProgressBar label="Upload" value={sent < 1 ? sent : null} />
      </span>
    </>
  );
}

/** Where a file is dropped or chosen. Nothing changes before the review. */
export function DropZone({
  title,
  hint,
  processing,
  refusal,
  accent,
  height,
  onFile,
  onFiles,
}: {
  title: string;
  hint: string;
  processing: Processing | null;
  refusal: string | null;
  /** Whether 'Choose file' is the page's malt button. */
  accent: boolean;
  /** `low` leaves space above or below. */
  height: 'full' | 'low' | 'flat';
  onFile: (file: File | undefined) => void;
  /** Takes pictures, too. */
  onFiles?: ((files: File[]) => void) | undefined;
}) {
  const { zone, field, choose } = useFileDrop({
    label: 'CSV file or workbook',
    accept: [...LIST_ENDINGS, 'text/csv', 'text/plain', ...(onFiles ? ['image/*'] : [])].join(','),
    onFile,
    onFiles,
  });
  return (
    <Stack
      as="section"
      gap={12}
      pad={24}
      radius={16}
      surface="paper"
      to="center"
      className={`${styles.zone} ${styles[height]}`}
      aria-label={title}
      {...zone}
    >
      {height === 'flat' ? <StaffIcon name="file-up" size={32} /> : <Drawing />}
      <Text as="p" size="l" weight={600}>
        {title}
      </Text>
      {processing === null ? <Quiet as="p">{hint}</Quiet> : <Sending processing={processing} />}
      {refusal !== null && processing === null && (
        <Row as="p" gap={8} tone="error" weight={500} role="alert">
          <Text fixed>
            <Icon name="warning" size={16} />
          </Text>
          {refusal}
        </Row>
      )}
      {field}
      <Button
        variant={accent ? 'primary' : 'plain'}
        busy={processing !== null}
        busyText="Processing..."
        onClick={choose}
      >
        Choose file
      </Button>
    </Stack>
  );
}
