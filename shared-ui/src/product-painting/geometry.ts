/** Two decimals: more are invisible and add bytes. */
export const rounded = (value: number): number => Number(value.toFixed(2));

export const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);
export const cosine = (degrees: number): number => Math.cos((degrees * Math.PI) / 180);

/** The angles from -limit to limit in steps, in degrees. */
export function angles(limit: number, step: number, start = -limit): number[] {
  const count = Math.floor((limit - start) / step) + 1;
  return Array.from({ length: count }, (_, index) => start + index * step);
}

/** A cylinder's wall, seen from slightly above, for a label. */
export type Wall = {
  centre: number;
  radius: number;
  top: number;
  bottom: number;
  /** How far a horizontal at this height sags in the middle. */
  sag: (y: number) => number;
};
