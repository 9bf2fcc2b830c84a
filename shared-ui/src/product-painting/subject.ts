import type { Brewery } from '../brand-marks/breweries.ts';
import type { Form } from './form.ts';
import type { Lettering } from './lettering.ts';
import type { Palette } from './palettes.ts';

/** A drawing's content. Products with equal subjects share a drawing. */
export type Subject = {
  form: Form;
  brewery: Brewery;
  palette: Palette;
  /** The name on the label: one line or two. */
  lines: readonly [string] | readonly [string, string];
  /** The brewer's name for the style: 'Hazy IPA'; empty if unknown. */
  style: string;
  /** Per cent by volume. */
  abv?: number;
  /** Millilitres of a can or bottle, if known. */
  volume?: number;
  /** Omits the label's pattern, for pictures under 80 px. */
  plain: boolean;
  /** How its lines are written; by default as SVG text. */
  lettering?: Lettering;
};
