/** A quantity field takes three digits (sections 5 and 9: "at most 3 digits"). */
export const QUANTITY_DIGITS = 3;

export const MOST = 999;

/** What stays of a typed text: its digits, three at most. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, QUANTITY_DIGITS);

/** The quantity that a typed text means; nothing, or less than 1, means 1 (section 5). */
export const quantityOf = (text: string): number => Math.max(1, Number(digitsOf(text)));
