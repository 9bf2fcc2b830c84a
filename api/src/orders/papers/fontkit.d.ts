/** What we use of fontkit, which has no types of its own. */
declare module 'fontkit' {
  /** Reads a font file. */
  export function openSync(path: string): { hasGlyphForCodePoint(point: number): boolean };
}
