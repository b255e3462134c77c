/** The parameters that a form sends besides its fields, without JavaScript. */
export function HiddenFields({ of }: { of: Iterable<readonly [name: string, value: string]> }) {
  return [...of].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
