const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** A text as a literal part of a pattern. The driver accepts no pattern with a NUL in it. */
const literal = (text: string): string => text.replace(SIGNS, '\\$&').replaceAll('\0', '\\x00');

/** Matches a text anywhere, in any case; special characters are literal. */
export const containing = (text: string): RegExp => new RegExp(literal(text), 'i');

/** Matches exactly this text in any case. */
export const exactly = (text: string): RegExp => new RegExp(`^${literal(text)}$`, 'i');

/** An aggregation's expression: a field (or expression) that holds dollars, in whole cents. */
export const centsIn = (field: string | object) => ({ $round: [{ $multiply: [field, 100] }, 0] });
