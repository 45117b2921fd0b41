/**
 * Enums of the engine as data: a variant is a bare word, or an object with the word as its only key. `match` wants a case for every
 * variant, so that a new one is an error of the compiler until it is dealt with.
 */

/** The words of the variants. */
export type Tag<E> = E extends string ? E : E extends object ? keyof E & string : never;

/** What the variant with this word holds; nothing for a bare word. */
type Content<E, K extends string> = E extends string
  ? E extends K
    ? null
    : never
  : E extends Record<K, infer C>
    ? C
    : never;

/** A case for every variant. */
export type Cases<E, R> = { [K in Tag<E>]: (content: Content<E, K>) => R };

/** The word of a value's variant. */
export function tagOf<E extends string | object>(value: E): string {
  return typeof value === "string" ? value : (Object.keys(value)[0] ?? "");
}

/** What a value holds if it is the variant with this word; nothing if it is another one. */
export function contentOf<E extends string | object, K extends Tag<E>>(value: E, tag: K): Content<E, K> | undefined {
  return typeof value === "object" && tag in value ? (value as Record<K, Content<E, K>>)[tag] : undefined;
}

/** What the case of the value's variant gives; nothing for a variant that only a newer server knows. */
export function match<E extends string | object, R>(value: E, cases: Cases<E, R>): R | undefined {
  const tag = tagOf(value);
  const known = (cases as Record<string, ((content: unknown) => R) | undefined>)[tag];
  return known?.(typeof value === "string" ? null : (value as Record<string, unknown>)[tag]);
}
