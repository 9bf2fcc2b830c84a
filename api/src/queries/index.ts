const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Matches a text anywhere, in any case; special characters are literal. */
export const containing = (text: string): RegExp => new RegExp(text.replace(SIGNS, '\\$&'), 'i');

/** Matches exactly this text in any case. */
export const exactly = (text: string): RegExp => new RegExp(`^${text.replace(SIGNS, '\\$&')}$`, 'i');

/** An aggregation's expression: a field (or expression) that holds dollars, in whole cents. */
export const centsIn = (field: string | object) => ({ $round: [{ $multiply: [field, 100] }, 0] });
