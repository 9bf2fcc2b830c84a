/** A signed number: '+3.0', '−10.5' (with a true minus sign). */
export const signedNumber = (value: number, digits = 0): string =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${Math.abs(value).toFixed(digits)}`;
