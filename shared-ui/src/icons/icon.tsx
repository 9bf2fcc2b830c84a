import { DRAWINGS, type IconName } from './drawings.ts';

export type IconProps = {
  name: IconName;
  /** Side in px; 20 by default. */
  size?: number;
  /** Stroke in units of the 24 box; 1.8 by default, heavier for small icons. */
  weight?: number;
  className?: string;
};

/** An outline in the colour of the text around it. It is decoration: the control that holds it carries the name. */
export function Icon({ name, size = 20, weight = 1.8, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
