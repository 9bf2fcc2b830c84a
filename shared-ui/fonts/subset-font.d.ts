declare module 'subset-font' {
  type Axis = number | { min: number; max: number };
  /** The part of a font that `letters` and `variationAxes` ask for. */
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options: { targetFormat: 'woff2' | 'sfnt'; variationAxes: Record<string, Axis> },
  ): Promise<Uint8Array>;
}
