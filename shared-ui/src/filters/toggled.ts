/** A list with a value removed if it was included, or else appended. */
export const toggled = <Value>(chosen: readonly Value[], value: Value): Value[] =>
  chosen.includes(value) ? chosen.filter((each) => each !== value) : [...chosen, value];
