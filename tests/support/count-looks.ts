/** Returns the list, and a count of accesses to its items. */
export function countLooks<T>(list: readonly T[]): {
  readonly list: T[];
  readonly looks: () => number;
} {
  let looks = 0;
  const watched = new Proxy([...list], {
    get(target, property, receiver) {
      if (typeof property === 'string' && /^\d+$/.test(property)) looks += 1;
      return Reflect.get(target, property, receiver) as unknown;
    },
  });
  return { list: watched, looks: () => looks };
}
