import { z } from 'zod';
import type { FieldError } from './problem-document.ts';
import { validationMessage } from './validation-message.ts';

type Issue = z.core.$ZodIssue;

export type CheckedInput<Data> =
  | { readonly ok: true; readonly data: Data }
  | { readonly ok: false; readonly errors: FieldError[] };

/** Checks input against a schema: the parsed data, or each refused field with a readable sentence. */
export function checkInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
): CheckedInput<z.core.output<Schema>> {
  const { success, data, error } = z.safeParse(schema, input, { error: validationMessage });
  return success ? { ok: true, data } : { ok: false, errors: fieldErrorsOf(error.issues) };
}

/** The first message of each path. */
function fieldErrorsOf(issues: readonly Issue[]): FieldError[] {
  const seen = new Map<string, FieldError>();
  for (const { path, message } of issues.flatMap(withinUnion)) {
    const dotted = path.map(String).join('.');
    if (!seen.has(dotted)) seen.set(dotted, { path: dotted, message });
  }
  return [...seen.values()];
}

const depthOf = (issues: readonly Issue[]): number => Math.max(0, ...issues.map(({ path }) => path.length));

/** For a union that no option matches: the issues of the option that matched furthest. */
function withinUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union' || issue.message !== validationMessage(issue as never)) return [issue];
  const [first, ...others] = issue.errors.map((issues) => issues.flatMap(withinUnion));
  const nearest = others.reduce((near, other) => {
    const [one, two] = [depthOf(near), depthOf(other)];
    return two > one || (two === one && other.length < near.length) ? other : near;
  }, first ?? []);
  if (depthOf(nearest) === 0) return [issue];
  return nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}
