/** Adds a value to the list under a key. */
export function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
}

/** The values by their key, keys and values in their first order. */
export function groupBy<K, V>(values: Iterable<V>, keyOf: (value: V) => K): ReadonlyMap<K, V[]> {
  const groups = new Map<K, V[]>();
  for (const value of values) addTo(groups, keyOf(value), value);
  return groups;
}
