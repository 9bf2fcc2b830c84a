/**
 * What identifies a licence number however it is written: its letters and digits, in capitals. '305-218', '305 218' and
 * '３０５–２１８' are the same (LICENCE-18). Empty for a text without any.
 */
export const licenceKey = (number: string): string =>
  number
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
