/** A choice with one value taken out if it was in it, else added at its end. */
export const toggled = <Value>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
