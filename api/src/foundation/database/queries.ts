const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Escapes a text for a pattern. The driver rejects patterns that contain NUL. */
const literal = (text: string): string => text.replace(SIGNS, '\\$&').replaceAll('\0', '\\x00');

/** Matches a text anywhere, in any case; special characters are literal. */
export const containing = (text: string): RegExp => new RegExp(literal(text), 'i');

/** Matches exactly this text in any case. */
export const matchingExactly = (text: string): RegExp => new RegExp(`^${literal(text)}$`, 'i');

/** Aggregation expression: converts a field or expression from dollars to whole cents. */
export const centsIn = (field: string | object) => ({ $round: [{ $multiply: [field, 100] }, 0] });
