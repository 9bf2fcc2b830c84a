/** Options of a schema inside another one, whose empty objects are stored too. */
export const part = { _id: false, id: false, strict: 'throw', minimize: false } as const;

/** Options of every collection's schema: a write of a path that the schema lacks throws instead of losing it in silence. */
export const STORED = { versionKey: false, strict: 'throw' } as const;
