const SIGNS = /[.*+?^${}()|[\]\\]/g;

/** Finds a text wherever it stands, whatever its case; signs in it mean themselves. */
export const containing = (text: string): RegExp => new RegExp(text.replace(SIGNS, '\\$&'), 'i');

/** Finds exactly this text, whatever its case. */
export const exactly = (text: string): RegExp => new RegExp(`^${text.replace(SIGNS, '\\$&')}$`, 'i');

/** An aggregation's expression: a field (or expression) that holds dollars, in whole cents. */
export const centsIn = (field: string | object) => ({ $round: [{ $multiply: [field, 100] }, 0] });
