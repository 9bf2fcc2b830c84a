import { type ReactNode, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { useMay, useNarrow } from '../../../data/calls/index.ts';
import { StaffIcon } from '../../../kit/icons/index.ts';
import { Stack } from '../../../kit/layout/index.ts';
import { ActionBar, BarButton, Button, StaffDialog } from '../../../kit/parts/index.ts';
import type { BulkKind } from './bulk-dialog.tsx';

const ACTIONS: readonly { kind: BulkKind; word: string; icon: ReactNode }[] = [
  { kind: 'brand', word: 'Brand', icon: <StaffIcon name="bookmark" size={17} /> },
  { kind: 'packaging', word: 'Packaging', icon: <StaffIcon name="products" size={17} /> },
  { kind: 'visibility', word: 'Visibility', icon: <Icon name="eye" size={17} /> },
  { kind: 'lto', word: 'LTO', icon: <StaffIcon name="offer" size={17} /> },
  { kind: 'price', word: 'Price', icon: <StaffIcon name="price" size={17} /> },
  { kind: 'stock', word: 'Stock', icon: <Icon name="crate" size={17} /> },
];

/** The actions that fit in a narrow bar; the others are in a menu. */
const FIRST: readonly BulkKind[] = ['brand', 'visibility', 'lto'];

type BulkBarProps = { count: number; onChoose: (kind: BulkKind) => void; onClear: () => void };

/** The actions on the selected products that the role may change (STAFF-42). */
export function BulkBar({ count, onChoose, onClear }: BulkBarProps) {
  const mayChangeAll = useMay()('createProduct');
  const actions = ACTIONS.filter(({ kind }) => mayChangeAll || kind === 'stock');
  const narrow = useNarrow() && mayChangeAll;
  const [open, setOpen] = useState(false);
  const further = actions.filter(({ kind }) => !FIRST.includes(kind));
  const clear = (
    <BarButton shortcut="Esc" icon={<Icon name="close" size={17} />} onClick={onClear}>
      Clear
    </BarButton>
  );
  return (
    <>
      <ActionBar label="Selected products" text={<b>{count} selected</b>} end={clear}>
        {actions
          .filter(({ kind }) => !narrow || FIRST.includes(kind))
          .map(({ kind, word, icon }) => (
            <BarButton key={kind} icon={icon} onClick={() => onChoose(kind)}>
              {word}
            </BarButton>
          ))}
        {narrow && (
          <BarButton icon={<StaffIcon name="more" size={17} />} onClick={() => setOpen(true)}>
            More
          </BarButton>
        )}
      </ActionBar>
      <StaffDialog
        open={open}
        title="More"
        context={`${count} selected`}
        onClose={() => setOpen(false)}
        width={360}
      >
        <Stack as="ul" gap={8}>
          {further.map(({ kind, word, icon }) => (
            <Stack as="li" key={kind}>
              <Button
                onClick={() => {
                  setOpen(false);
                  onChoose(kind);
                }}
              >
                {icon}
                {word}
              </Button>
            </Stack>
          ))}
        </Stack>
      </StaffDialog>
    </>
  );
}
