import { type Candidates, searchTextsOf } from 'shared-domain/catalogue';
import type { Product } from 'shared-domain/products';
import type { Slices } from './slices.ts';

/** Bit set, by index number, of the products whose texts contain a pair of letters. */
type Bits = Uint32Array;

/** Keys of plain letters, nearly all of them, are below this. */
const PLAIN_KEYS = 128 * 128 * 3;

/** The key of a letter, of two adjacent letters, or of two with one in between: what the index stores of a text. */
const keyOf = (first: number, second: number, distance: 0 | 1 | 2): number =>
  (first < 128 && second < 128 ? first * 128 + second : 128 * 128 + first * 0x1_0000 + second) * 3 + distance;

/** Calls `take` with every key of a text, some of them more than once. */
function eachKey(text: string, take: (key: number) => void): void {
  const { length } = text;
  let code = text.charCodeAt(0);
  let next = text.charCodeAt(1);
  for (let at = 0; at < length; at += 1) {
    const afterNext = text.charCodeAt(at + 2);
    take(keyOf(code, 0, 0));
    if (at + 1 < length) take(keyOf(code, next, 1));
    if (at + 2 < length) take(keyOf(code, afterNext, 2));
    code = next;
    next = afterNext;
  }
}

/**
 * Finds products that may contain a text, by its letter pairs. It ignores weights: `searchAmong` decides whether and how
 * well a product matches. A changed product is a new object with a new number, so that older lists still find the
 * previous one.
 */
export class SearchIndex {
  readonly #plain: (Bits | undefined)[] = new Array(PLAIN_KEYS).fill(undefined);
  readonly #others = new Map<number, Bits>();
  readonly #numbers = new Map<Product, number>();
  readonly #free: number[] = [];
  /** Removed with the next change; until then an older list may still need them. */
  #leaving: readonly Product[] = [];
  #size = 0;

  /** Adds products and removes others. */
  async put(products: readonly Product[], gone: readonly Product[], slices: Slices): Promise<void> {
    for (const product of this.#leaving) {
      this.#remove(product);
      if (slices.isOver()) await slices.next();
    }
    this.#leaving = gone;
    for (const product of products) {
      this.#add(product);
      if (slices.isOver()) await slices.next();
    }
  }

  /** The products of a list that may contain one of the texts. */
  candidatesOf(list: readonly Product[]): Candidates<Product> {
    let places: Int32Array | undefined;
    return (texts) => {
      if (texts.length === 0) return list;
      places ??= this.#placesOf(list);
      const isFound = new Uint8Array(list.length);
      const having = this.#having(texts);
      for (let word = 0; word < having.length; word += 1) {
        for (let bits = having[word] as number; bits !== 0; bits &= bits - 1) {
          const place = places[word * 32 + 31 - Math.clz32(bits & -bits)] ?? -1;
          if (place >= 0) isFound[place] = 1;
        }
      }
      const found: Product[] = [];
      for (let place = isFound.indexOf(1); place >= 0; place = isFound.indexOf(1, place + 1)) {
        found.push(list[place] as Product);
      }
      return found;
    };
  }

  /** The position of each indexed product in a list; -1 if absent. */
  #placesOf(list: readonly Product[]): Int32Array {
    const places = new Int32Array(this.#size).fill(-1);
    list.forEach((product, place) => {
      const number = this.#numbers.get(product);
      if (number !== undefined) places[number] = place;
    });
    return places;
  }

  /** The products that have all keys of one of the texts. */
  #having(texts: readonly string[]): Bits {
    const some = new Uint32Array(Math.ceil(this.#size / 32));
    for (const text of new Set(texts)) {
      const keys = new Set<number>();
      eachKey(text, (key) => keys.add(key));
      const all = [...keys].map((key) => this.#bitsOf(key));
      for (let word = 0; word < some.length; word += 1) {
        let bits = 0xffff_ffff;
        for (const one of all) {
          bits &= one?.[word] ?? 0;
          if (bits === 0) break;
        }
        some[word] = (some[word] as number) | bits;
      }
    }
    return some;
  }

  #bitsOf = (key: number): Bits | undefined => (key < PLAIN_KEYS ? this.#plain[key] : this.#others.get(key));

  #add(product: Product): void {
    const number = this.#free.pop() ?? this.#size++;
    this.#numbers.set(product, number);
    const [word, mask] = [number >>> 5, 1 << (number & 31)];
    for (const text of searchTextsOf(product)) {
      eachKey(text, (key) => {
        const bits = this.#roomFor(key, number);
        bits[word] = (bits[word] as number) | mask;
      });
    }
  }

  #remove(product: Product): void {
    const number = this.#numbers.get(product);
    if (number === undefined) return;
    this.#numbers.delete(product);
    this.#free.push(number);
    const [word, mask] = [number >>> 5, 1 << (number & 31)];
    for (const text of searchTextsOf(product)) {
      eachKey(text, (key) => {
        const bits = this.#bitsOf(key);
        if (bits) bits[word] = (bits[word] as number) & ~mask;
      });
    }
  }

  /** The bit set of a key, grown to hold a number. */
  #roomFor(key: number, number: number): Bits {
    const present = this.#bitsOf(key);
    if (present && number >>> 5 < present.length) return present;
    const grown = new Uint32Array(Math.max((number >>> 5) + 1, Math.ceil((present?.length ?? 0) * 1.5)));
    if (present) grown.set(present);
    if (key < PLAIN_KEYS) this.#plain[key] = grown;
    else this.#others.set(key, grown);
    return grown;
  }
}
