/** What we use of fontkit, which has no types of its own. */
declare module 'fontkit' {
  /** A font; pdfkit takes one wherever it takes a file. */
  export type Font = Buffer & {
    hasGlyphForCodePoint(point: number): boolean;
    getGlyph(id: number, letters?: number[]): { codePoints: number[] } | null;
  };
  /** Reads a font file. */
  export function openSync(path: string): Font;
}
