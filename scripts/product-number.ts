/** The number of the first product whose name holds a text: numbers change when the catalogue grows. Throws where there is none. */
export async function productNumber(origin: string, name: string): Promise<number> {
  const answer = await fetch(`${origin}/api/proteins/browse?search=${encodeURIComponent(name)}`);
  const [found] = (await answer.json()) as readonly { readonly id: number }[];
  if (found === undefined) throw new Error(`The catalogue has no ${name}.`);
  return found.id;
}
