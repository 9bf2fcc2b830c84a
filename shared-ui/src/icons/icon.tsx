import { DRAWINGS, type IconName } from './drawings.ts';

export type OutlineProps = {
  /** Path in a box of 24 by 24. */
  path: string;
  /** Side in px; 20 by default. */
  size?: number;
  /** Stroke in units of the box; 1.8 by default, heavier for small icons. */
  weight?: number;
  className?: string;
};

/** An outline in the text's colour. Decorative. */
export function Outline({ path, size = 20, weight = 1.8, className }: OutlineProps) {
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
      <path d={path} />
    </svg>
  );
}

export type IconProps = Omit<OutlineProps, 'path'> & { name: IconName };

/** One of the icons that customers' and staff pages share. */
export const Icon = ({ name, ...look }: IconProps) => <Outline path={DRAWINGS[name]} {...look} />;
