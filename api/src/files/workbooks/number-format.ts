/** What a spreadsheet shows of a number: a moment, or the number with texts around it. */
export type NumberFormat = {
  readonly isMoment: boolean;
  readonly isPercent: boolean;
  readonly before: string;
  readonly after: string;
  /** Digits that are always shown: '00000' shows 123 as 00123. */
  readonly digits: number;
};

export const GENERAL: NumberFormat = { isMoment: false, isPercent: false, before: '', after: '', digits: 0 };

const QUOTED = '"[^"]*"|\\\\.';
const FIRST_SECTION = new RegExp(`^(?:${QUOTED}|\\[[^\\]]*\\]|[^;])*`, 's');
const AROUND_DIGITS = new RegExp(`^((?:${QUOTED}|[^0#?"\\\\])*)(.*?)((?:${QUOTED}|[^0#?.,"\\\\])*)$`, 's');

const literal = (text: string): string => text.replace(/"([^"]*)"|\\(.)/g, '$1$2');

/** Reads a format's code: '0.0%', 'yyyy-mm-dd', '[$€-407] #,##0.00', '0 "cs."'. What it shows of numbers above 0 counts. */
export function formatOf(code: string): NumberFormat {
  const section = (FIRST_SECTION.exec(code)?.[0] ?? '')
    .replace(/\[\$([^\]-]*)[^\]]*\]/g, '"$1"')
    .replace(/\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi, '')
    .replace(/[_*]./g, '')
    .replace(/general|@/i, '0');
  const signs = section.replace(new RegExp(QUOTED, 'g'), '');
  const [, before = '', digits = '', after = ''] = AROUND_DIGITS.exec(section) ?? [];
  return {
    isMoment: /[ymdhs]/i.test(signs),
    isPercent: signs.includes('%'),
    before: literal(before),
    after: literal(after),
    digits: /^0+$/.test(digits) ? digits.length : 0,
  };
}

/** Codes of the formats that Excel names by number alone; it shows the others as they are. */
export const builtInFormat = (id: number): string => {
  if (id === 9 || id === 10) return '0%';
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58 && id !== 48 && id !== 49)
    ? 'yyyy-mm-dd'
    : 'General';
};

/** A spreadsheet keeps 15 digits. */
const KEPT_DIGITS = 15;

/** A number's digits. One with more than a spreadsheet keeps is written so that it is read as shortened (IMPORT-25). */
export function plainNumber(value: number): string {
  const kept = Number(value.toPrecision(KEPT_DIGITS));
  if (Math.abs(kept) >= 10 ** KEPT_DIGITS) return kept.toExponential().toUpperCase();
  const text = String(kept);
  return text.includes('e') ? kept.toFixed(KEPT_DIGITS).replace(/\.?0+$/, '') : text;
}

const DAY_MS = 86_400_000;
const LAST_DAY = 2_958_465;

/** A day, or a moment in the company's zone, as ISO has it; a time alone for less than a day. */
function momentOf(serial: number, epoch: number): string {
  const [day = '', time = ''] = new Date(epoch + Math.round((serial * DAY_MS) / 1000) * 1000)
    .toISOString()
    .slice(0, 19)
    .split('T');
  if (serial < 1) return time;
  return time === '00:00:00' ? day : `${day}T${time}`;
}

/** The first day of a workbook's calendar: Excel's, or that of Macs of earlier days. */
export const epochOf = (is1904: boolean): number => (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30));

/** A cell's number as its format shows it, in full: 0.052 as '5.2%', 46023 as '2026-01-01'. */
export function numberText(
  value: number,
  format: NumberFormat = GENERAL,
  epoch: number = epochOf(false),
): string {
  if (format.isMoment && value >= 0 && value <= LAST_DAY) return momentOf(value, epoch);
  const { isPercent, before, after, digits } = format.isMoment ? GENERAL : format;
  const size = Math.abs(isPercent ? value * 100 : value);
  const text = Number.isInteger(size) ? plainNumber(size).padStart(digits, '0') : plainNumber(size);
  return `${value < 0 ? '-' : ''}${before}${text}${after}`.trim();
}
