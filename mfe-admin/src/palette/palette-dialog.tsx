import { useSetAtom } from 'jotai';
import { StaffDialog } from '../parts/index.ts';
import { paletteOpenAtom } from './open.ts';

/** Any page, product, order or licensee by a few letters. */
export default function PaletteDialog() {
  const setOpen = useSetAtom(paletteOpenAtom);
  return (
    <StaffDialog open title="Search" onClose={() => setOpen(false)}>
      <p>Search</p>
    </StaffDialog>
  );
}
