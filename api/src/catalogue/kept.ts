/** Answers by their keys, so many at most; what is made of a list that never changes need not be made twice. */
export class Kept<Value> {
  readonly #most: number;
  readonly #values = new Map<string, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  /** What is kept under a key, else what `make` makes. */
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
