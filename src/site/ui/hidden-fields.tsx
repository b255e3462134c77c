/** What a form without JavaScript sends beside what is typed, as an address would say it. */
export function HiddenFields({ of }: { of: Iterable<readonly [name: string, value: string]> }) {
  return [...of].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
