import type { MailPreviewJson } from 'shared-domain/contracts';
import type { Reading } from '../../data/calls/index.ts';
import { Text } from '../layout/index.ts';
import styles from './mail-preview.module.css';
import { Failed } from './states.tsx';
import { WaitingRows } from './waiting.tsx';

/** A preview of a mail: recipients, subject and text. */
export function MailPreview({ reading: { data, problem, refetch } }: { reading: Reading<MailPreviewJson> }) {
  if (problem) return <Failed title="The email could not be loaded" problem={problem} onRetry={refetch} />;
  if (!data) return <WaitingRows label="Loading the email..." widths={[260]} rows={6} />;
  return (
    <>
      <p>
        <b>To</b> {data.to.join(', ') || 'no one: no contact gets order emails, and there is no order yet'}
        <br />
        <b>Subject</b> {data.subject}
      </p>
      <Text as="p" full pad={14} framed radius={12} breaks className={styles.text}>
        {data.text}
      </Text>
    </>
  );
}
