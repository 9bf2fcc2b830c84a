/** A choice with one value removed if it was included, else added at the end. */
export const toggled = <Value>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
