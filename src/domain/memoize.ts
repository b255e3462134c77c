/** A function that calls `make` once for each object. A result is kept as long as its object. */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    let result = results.get(key);
    if (result === undefined) {
      result = { value: make(key) };
      results.set(key, result);
    }
    return result.value;
  };
}
