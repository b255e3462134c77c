/** The parameters besides its fields that a form sends without JavaScript. */
export function HiddenFields({ of }: { of: Iterable<readonly [name: string, value: string]> }) {
  return [...of].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
