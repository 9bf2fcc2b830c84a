/** A bounded cache of answers derived from an immutable list. */
export class AnswerCache<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The cached value, else what `make` returns. */
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
