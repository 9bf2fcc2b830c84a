import { type Connection, Document, type Model, Schema, type SchemaOptions, type Types } from 'mongoose';
import { fields } from 'shared-domain/contracts';
import { z } from 'zod';
import { part, STORED } from './schema-parts.ts';

type Described = z.ZodObject<z.ZodRawShape>;

type Optional<Shape> = {
  [Key in keyof Shape]: Shape[Key] extends { _zod: { optout: 'optional' } } ? Key : never;
}[keyof Shape];

type Fields<Shape> = {
  -readonly [Key in Exclude<keyof Shape, Optional<Shape>>]: Stored<Shape[Key]>;
} & { -readonly [Key in Optional<Shape>]?: Stored<Shape[Key]> };

/** What the database holds of a description: the same as JSON, except that instants are dates. */
export type Stored<Type> = Type extends fields.Instant
  ? Date
  : Type extends z.ZodOptional<infer Inner>
    ? Stored<Inner> | undefined
    : Type extends z.ZodArray<infer Item>
      ? Stored<Item>[]
      : Type extends z.ZodObject<infer Shape>
        ? { [Key in keyof Fields<Shape>]: Fields<Shape>[Key] }
        : z.output<Type>;

// An empty text is there, too.
Schema.Types.String.checkRequired((value) => typeof value === 'string');

/** An `_id` that mongoose gives. */
export const objectId = z.custom<Types.ObjectId>();

const SCALARS: Partial<Record<string, unknown>> = {
  ...{ string: String, enum: String, number: Number, boolean: Boolean, date: Date },
};

/** What zod knows of a field; customers' forms are made with zod/mini, whose types have no methods. */
const defOf = (field: z.core.$ZodType) => field._zod.def as z.core.$ZodTypes['_zod']['def'];

const pathsOf = ({ shape }: Described) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([, field]) => field !== objectId)
      .map(([name, field]) => [name, pathOf(field)]),
  );

function pathOf(field: z.core.$ZodType) {
  const type = typeOf(field);
  if (field._zod.optout !== 'optional') return { type, required: defOf(field).type !== 'nullable' };
  return Array.isArray(type) ? { type, default: undefined } : { type };
}

function typeOf(field: z.core.$ZodType): unknown {
  const def = defOf(field);
  if (fields.isInstant(field)) return Date;
  if ('innerType' in def) return typeOf(def.innerType);
  if (def.type === 'array') return [typeOf(def.element)];
  if (def.type === 'object') return new Schema(pathsOf(field as Described), part);
  if (def.type === 'union' && 'discriminator' in def)
    return typeOf(merged(def.options as unknown as Described[]));
  if (def.type === 'literal') return def.values[0]?.constructor;
  return SCALARS[def.type] ?? Schema.Types.Mixed;
}

/** The fields that all members of a union have, and those that some do. */
const merged = (members: readonly Described[]): Described =>
  z.object(
    Object.fromEntries(
      members
        .flatMap(({ shape }) => Object.entries(shape))
        .map(([name, field]) => [
          name,
          members.every(({ shape }) => name in shape) ? field : z.optional(field),
        ]),
    ),
  );

/** The schema of a collection's documents, or of a part of them: what their description lacks can't be written. */
export function schemaOf<Type extends Described>(
  described: Type,
  options: SchemaOptions,
): Schema<Stored<Type>> {
  return new Schema(pathsOf(described), { ...STORED, ...options }) as unknown as Schema<Stored<Type>>;
}

/** A document, or a part of one, as JSON: what its description has and nothing else, so that nothing private gets out. */
export const presented = <Type extends Described>(described: Type, document: Stored<Type>): z.input<Type> =>
  picked(described, document instanceof Document ? document.toObject() : document) as z.input<Type>;

function picked(field: z.core.$ZodType, value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  const def = defOf(field);
  if ('innerType' in def) return picked(def.innerType, value);
  if (def.type === 'array' && Array.isArray(value)) return value.map((item) => picked(def.element, item));
  if (def.type !== 'object' || typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const inside = def.shape[name];
      return inside && member != null ? [[name, picked(inside, member)]] : [];
    }),
  );
}

/** The model of a collection's documents, on any connection. */
export const modelOf =
  <Of>(name: string, schema: object) =>
  (connection: Connection): Model<Of> =>
    connection.models[name] ?? connection.model<Of>(name, schema as Schema<Of>);
