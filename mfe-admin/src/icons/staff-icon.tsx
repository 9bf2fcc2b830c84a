import { DRAWINGS, type StaffIconName } from './drawings.ts';

/** A staff icon in the colour of the text around it; decoration, the control around it carries the name. */
export function StaffIcon({
  name,
  size = 18,
  className,
}: {
  name: StaffIconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.7}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
