import { plainCode } from './cells.ts';

/** A number that a spreadsheet has shortened: '6.28055E+11'. */
const SHORTENED = /^\d(?:[.,]\d+)?E\+\d+$|^\d[.,]\d+E\d+$/i;

/** Whether a spreadsheet has shortened a number, so that its last digits are lost (IMPORT-25). */
export const isShortened = (code: string): boolean => SHORTENED.test(plainCode(code));

/**
 * A SKU or licence number without what a spreadsheet or a copy added (IMPORT-25): `="00123"` is 00123, and '628055000110.0' is
 * 628055000110.
 */
export const readCode = (cell: string): string => plainCode(cell).replace(/^(\d+)\.0+$/, '$1');

/** Cyrillic and Greek letters that look like Latin ones, and the Latin ones. */
const LOOK_ALIKE = 'АВЕЅІЈКМНОРСТУХΑΒΕΖΗΙΚΜΝΟΡΤΥΧ';
const LATIN = 'ABESIJKMHOPCTYXABEZHIKMNOPTYX';

/**
 * What two spellings of a code have in common: capitals without dashes, spaces and leading zeros, look-alike letters as
 * Latin ones. 'ctr-112' and 'CTR112' share it; whether they are one product, staff say (IMPORT-26).
 */
export const codeKey = (code: string): string =>
  plainCode(code)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(
      /[\p{Script=Cyrillic}\p{Script=Greek}]/gu,
      (letter) => LATIN[LOOK_ALIKE.indexOf(letter)] ?? letter,
    )
    .replace(/^0+(?=\d+$)/, '');

export const SHORTENED_NUMBER =
  'Invalid product ID/SKU (the spreadsheet has shortened this number; format the column as text)';
