import type { Brewery } from '../brand-marks/breweries.ts';
import type { Palette } from './palettes.ts';

/** What a product stands as. */
export type Form = 'can' | 'bottle' | 'keg50' | 'keg30' | 'keg20' | 'carton';

/** Everything that a drawing of a product says. Two products that agree in it share one drawing. */
export type Subject = {
  form: Form;
  brewery: Brewery;
  palette: Palette;
  /** The name on the label: one line or two. */
  lines: readonly [string] | readonly [string, string];
  /** As the brewer calls the beer: 'Hazy IPA'; empty where we do not know it. */
  style: string;
  /** Per cent by volume. */
  abv?: number;
  /** Millilitres of a can or bottle; undefined if no one entered it. */
  volume?: number;
  /** Leaves the label's pattern out: for pictures under 80 px. */
  plain: boolean;
};

/** True for the three kegs. */
export const isKegForm = (form: Form): boolean => form.startsWith('keg');
