import { type FormEvent, useState } from 'react';
import type { LicenceJson } from 'shared-domain/contracts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Card, CardNote, ProseField, TextButton } from '../../kit/parts/index.ts';
import { useLicenceChange } from '../licences/index.ts';

const focus = (field: HTMLTextAreaElement | null) => field?.focus();

/** A note that only staff see. */
export function NoteCard({ licence }: { licence: LicenceJson }) {
  const { change, isSending } = useLicenceChange();
  const [typed, setTyped] = useState<string | null>(null);
  const { note } = licence;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await change(licence, { note: typed?.trim() || null }, 'Note saved');
    if (saved) setTyped(null);
  };
  return (
    <Card
      title="Note for staff"
      aside={
        typed === null && (
          <TextButton aria-label={`${note ? 'Edit' : 'Write'} the note`} onClick={() => setTyped(note ?? '')}>
            {note ? 'Edit' : 'Write'}
          </TextButton>
        )
      }
    >
      {typed !== null ? (
        <Stack as="form" gap={12} pad="4 14 14" onSubmit={(event) => void save(event)}>
          <ProseField
            label="Note for staff"
            unseen
            rows={5}
            maxLength={2000}
            ref={focus}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Row gap={8} justify="end">
            <Button onClick={() => setTyped(null)}>Cancel</Button>
            <Button variant="primary" type="submit" busy={isSending} busyText="Saving...">
              Save
            </Button>
          </Row>
        </Stack>
      ) : note ? (
        <Text as="p" pad="2 14 14" breaks style={{ whiteSpace: 'pre-wrap' }}>
          {note}
        </Text>
      ) : (
        <CardNote>Nothing noted.</CardNote>
      )}
    </Card>
  );
}
