import type * as z from "zod/mini";

type Camel<S extends string> = S extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : S;

/** A moment is a Date in a row and a text on the wire. */
type InRow<T> = string extends T ? T | Date : Readonly<T>;

type RowOf<Output> = { readonly [K in keyof Output & string as Camel<K>]: InRow<Output[K]> };

/**
 * A row as a contract’s schema has it: `pickup_at` is the row’s `pickupAt`, as text. Only fields of the schema leave the
 * server. `rest` has those that are not simply a column; leaving one out does not compile.
 */
export function toWire<S extends z.ZodMiniObject, K extends keyof z.output<S> = never>(
  schema: S,
  row: RowOf<Omit<z.output<S>, K>>,
  rest?: Pick<z.output<S>, K>,
): z.output<S> {
  const columns = row as Readonly<Record<string, unknown>>;
  const fields = Object.keys(schema.shape).map((key) => [key, plain(columns[camelCase(key)])]);
  return { ...Object.fromEntries(fields), ...rest } as z.output<S>;
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value);

const camelCase = (key: string) => key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
