import type { z } from 'zod';

/** A type whose every part is read-only. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** The read-only type of a schema. `import type` of a schema costs the browser nothing. */
export type Wire<Schema extends z.ZodType> = Frozen<z.output<Schema>>;
