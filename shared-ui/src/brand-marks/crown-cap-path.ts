const TEETH = 21;
const OUTER = 27.6;
const INNER = 24;

const point = (radius: number, turn: number) => {
  const angle = turn * 2 * Math.PI;
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`;
};

const scallops = Array.from(
  { length: TEETH },
  (_, tooth) => `Q${point(OUTER, (tooth + 0.5) / TEETH)} ${point(INNER, (tooth + 1) / TEETH)}`,
);

/** The outline of a crown cap from above, 21 teeth, in a box of 54 around 0,0. */
export const CROWN_CAP_PATH = `M${point(INNER, 0)}${scallops.join('')}Z`;
