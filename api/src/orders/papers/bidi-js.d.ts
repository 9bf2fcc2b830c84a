/** What we use of bidi-js, which has no types of its own. */
declare module 'bidi-js' {
  export default function bidiFactory(): {
    /** The depth of each letter by Unicode's algorithm; odd ones run from right to left. */
    getEmbeddingLevels(text: string, direction: 'ltr'): { levels: Uint8Array };
    getMirroredCharacter(letter: string): string | null;
  };
}
