/**
 * The id of the first product whose name contains a text. Needed because ids change when the catalogue grows. Throws if
 * there is none.
 */
export async function productNumber(origin: string, name: string): Promise<number> {
  const answer = await fetch(`${origin}/api/proteins/browse?search=${encodeURIComponent(name)}`);
  const [found] = (await answer.json()) as readonly { readonly id: number }[];
  if (found === undefined) throw new Error(`The catalogue has no ${name}.`);
  return found.id;
}
