/** A cache of answers by key, up to a limit: what is derived from an immutable list need not be computed twice. */
export class AnswerCache<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The value cached under a key, else what `make` returns. */
  get(key: unknown, make: () => Value): Value {
    const text = JSON.stringify(key);
    const known = this.#values.get(text);
    if (known !== undefined) return known;
    const made = make();
    if (this.#values.size >= this.#most) this.#values.clear();
    this.#values.set(text, made);
    return made;
  }
}
