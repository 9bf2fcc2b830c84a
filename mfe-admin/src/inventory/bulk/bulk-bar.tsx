import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../icons/index.ts';
import { Bar, BarButton } from './bar.tsx';
import type { BulkKind } from './bulk-dialog.tsx';

const ACTIONS: readonly { kind: BulkKind; word: string; icon: ReactNode }[] = [
  { kind: 'brand', word: 'Brand', icon: <StaffIcon name="bookmark" size={17} /> },
  { kind: 'packaging', word: 'Packaging', icon: <StaffIcon name="products" size={17} /> },
  { kind: 'visibility', word: 'Visibility', icon: <Icon name="eye" size={17} /> },
  { kind: 'lto', word: 'LTO', icon: <StaffIcon name="calendar" size={17} /> },
  { kind: 'price', word: 'Price', icon: <StaffIcon name="price" size={17} /> },
  { kind: 'stock', word: 'Stock', icon: <Icon name="crate" size={17} /> },
];

/** What can be done with the selected products. On a phone the actions scroll sideways; Clear stays. */
export function BulkBar({
  count,
  onChoose,
  onClear,
}: {
  count: number;
  onChoose: (kind: BulkKind) => void;
  onClear: () => void;
}) {
  const clear = (
    <BarButton shortcut="Esc" icon={<Icon name="close" size={17} />} onClick={onClear}>
      Clear
    </BarButton>
  );
  return (
    <Bar label="Selected products" words={<b>{count} selected</b>} end={clear}>
      {ACTIONS.map(({ kind, word, icon }) => (
        <BarButton key={kind} icon={icon} onClick={() => onChoose(kind)}>
          {word}
        </BarButton>
      ))}
    </Bar>
  );
}
