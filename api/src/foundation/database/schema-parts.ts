/** A schema's paths that must be there. */
export const text = { type: String, required: true };
export const number = { type: Number, required: true };
export const moment = { type: Date, required: true };

/** Options of a schema inside another one. */
export const part = { _id: false, id: false, strict: 'throw' } as const;
/** Those of one whose empty objects are stored too. */
export const wholePart = { ...part, minimize: false } as const;

/** Options of every collection's schema: a write of a path that the schema lacks throws instead of losing it in silence. */
export const STORED = { versionKey: false, strict: 'throw' } as const;
