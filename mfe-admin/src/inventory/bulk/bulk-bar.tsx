import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../icons/index.ts';
import { Bar, BarButton } from './bar.tsx';
import type { BulkKind } from './bulk-dialog.tsx';

/** What can be done with the selected products. */
export function BulkBar({
  count,
  onChoose,
  onClear,
}: {
  count: number;
  onChoose: (kind: BulkKind) => void;
  onClear: () => void;
}) {
  return (
    <Bar label="Selected products" words={<b>{count} selected</b>}>
      <BarButton icon={<Icon name="crate" size={17} />} onClick={() => onChoose('brand')}>
        Brand
      </BarButton>
      <BarButton icon={<StaffIcon name="products" size={17} />} onClick={() => onChoose('packaging')}>
        Packaging
      </BarButton>
      <BarButton icon={<Icon name="eye" size={17} />} onClick={() => onChoose('visibility')}>
        Visibility
      </BarButton>
      <BarButton icon={<StaffIcon name="calendar" size={17} />} onClick={() => onChoose('lto')}>
        LTO
      </BarButton>
      <BarButton shortcut="Esc" icon={<Icon name="close" size={17} />} onClick={onClear}>
        Clear
      </BarButton>
    </Bar>
  );
}
