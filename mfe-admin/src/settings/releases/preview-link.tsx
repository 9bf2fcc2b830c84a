import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { PreviewJson } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { useChange, useToast } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import { Button } from '../../kit/parts/index.ts';
import styles from './candidate.module.css';

const MINUTE = 60_000;

/** A link is signed only on request, and recorded in the audit. */
export function usePreviewLink(app: string, release: string) {
  const { send, isSending } = useChange('previewRelease');
  const toast = useToast();
  const now = useAtomValue(nowAtom).getTime();
  const [created, setCreated] = useState<PreviewJson | null>(null);
  const left = created ? Date.parse(created.expires) - now : 0;
  const preview = left > 0 ? created : null;
  const ask = async () => {
    const result = await send({ params: { app }, body: { release } });
    if (result.ok) setCreated(result.data);
    else toast.failed(result.problem.title, result.problem.detail);
  };
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast.done('Preview link copied');
    } catch {
      toast.failed('The link could not be copied', link);
    }
  };
  return {
    preview,
    left,
    hasEnded: created !== null && left <= 0,
    busy: isSending,
    ask: () => void ask(),
    copy: (link: string) => void copy(link),
  };
}

type PreviewLinkProps = { app: string } & ReturnType<typeof usePreviewLink>;

/** Requests a preview link, then shows it to open or copy. */
export function PreviewLink({ app, preview, busy, ask, copy }: PreviewLinkProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused button is gone.
    if (preview) copyButton.current?.focus();
  }, [preview]);
  if (!preview)
    return (
      <Button busy={busy} busyText="Signing..." aria-label={`Preview link of ${app}`} onClick={ask}>
        <StaffIcon name="link" size={16} />
        Preview link
      </Button>
    );
  return (
    <>
      <Row
        as="a"
        grow
        shrink
        gap={8}
        tall={32}
        pad="0 10"
        framed
        radius={8}
        surface="raised"
        tone="ink"
        className={styles.link}
        href={preview.link}
        target="_blank"
        rel="noreferrer"
      >
        <StaffIcon name="link" size={16} />
        <Text cut>{preview.link}</Text>
      </Row>
      <Button
        ref={copyButton}
        aria-label={`Copy the preview link of ${app}`}
        onClick={() => copy(preview.link)}
      >
        <Icon name="copy" size={15} />
        Copy
      </Button>
    </>
  );
}

/** A link's validity. */
export function LinkNote({ preview, left, hasEnded }: ReturnType<typeof usePreviewLink>) {
  const minutes = Math.floor(left / MINUTE);
  return (
    <>
      {preview && (
        <Small as="p" className={styles.note}>
          Signed for one session each, ends in {minutes || 'less than 1'} min. Visitors of the link see a
          preview badge; no one else is affected.
        </Small>
      )}
      <Small as="p" className={styles.note} role="status">
        {hasEnded &&
          'The preview link has expired. Its visitors return to the live release on their next page.'}
      </Small>
    </>
  );
}
