import { type ReactNode, useId } from 'react';
import { CROWN_CAP_PATH } from './crown-cap-path.ts';

export type CrownCapProps = {
  colour: string;
  /** Side in px. */
  size: number;
  className?: string;
  /** Its print, in a box of 54 around 0,0. */
  children?: ReactNode;
};

/** A crown cap from above, lit from the left. Decorative. */
export function CrownCap({ colour, size, className, children }: CrownCapProps) {
  const light = useId();
  return (
    <svg className={className} width={size} height={size} viewBox="-27 -27 54 54" aria-hidden="true">
      <radialGradient id={light} cx=".36" cy=".28" r=".85">
        <stop offset="0" stopColor="#fff" stopOpacity=".42" />
        <stop offset=".42" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#000" stopOpacity=".34" />
      </radialGradient>
      <path d={CROWN_CAP_PATH} fill={colour} />
      <path d={CROWN_CAP_PATH} fill={`url(#${light})`} />
      <circle r="20" fill={colour} />
      <circle r="20" fill={`url(#${light})`} opacity=".7" />
      <circle r="20" fill="none" stroke="#fff" strokeOpacity=".28" strokeWidth=".8" />
      {children}
    </svg>
  );
}
