import { Outline } from 'shared-ui/icons';
import { DRAWINGS, type StaffIconName } from './drawings.ts';

type StaffIconProps = { name: StaffIconName; size?: number; className?: string };

/** An icon used only in the staff area. */
export const StaffIcon = ({ name, size = 18, className }: StaffIconProps) => (
  <Outline path={DRAWINGS[name]} size={size} weight={1.7} className={className} />
);
