import type { z } from 'zod';

/** Makes a type deeply read-only. */
export type Frozen<T> = T extends readonly (infer Item)[]
  ? readonly Frozen<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]: Frozen<T[Key]> }
    : T;

/** The deeply read-only output type of a schema. `import type` of a schema adds nothing to the browser bundle. */
export type Wire<Schema extends z.ZodType> = Frozen<z.output<Schema>>;
