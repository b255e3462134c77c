/** What stands behind the name of a product that no record names. */
const UNSTATED_NAME = ' (name not stated)';

/** A name for a product that no record names, made of what is known of it. */
export function composeName(parts: string): string {
  return `${parts}${UNSTATED_NAME}`;
}

/** Whether a record states the name. */
export function isNameStated(name: string): boolean {
  return !name.endsWith(UNSTATED_NAME);
}
