import { expect, test } from "vitest";
import * as z from "zod/mini";
import { hostileAddresses } from "#testing/hostile-values.ts";
import { api } from "../../../api.ts";

type Schema = z.ZodMiniType & { readonly _zod: { readonly def: Readonly<Record<string, unknown>> } };
type EmailField = { readonly place: string; readonly schema: Schema };

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null && "_zod" in value;

/** Every field of a schema that is called an email, however deep. */
function emailFieldsIn(schema: Schema, place: string): readonly EmailField[] {
  const { shape, ...def } = schema._zod.def;
  const inside = Object.values(def)
    .flatMap((part) => (Array.isArray(part) ? part : [part]))
    .filter(isSchema);
  const fields = Object.entries(shape ?? {}).flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    const here = `${place}.${name}`;
    return /(^|_)email$/.test(name) ? [{ place: here, schema: part }] : emailFieldsIn(part, here);
  });
  return [...fields, ...inside.flatMap((part) => emailFieldsIn(part, place))];
}

/** The contents of a spreadsheet: each row is checked as its form is, and none that is wrong is taken. */
const others = ["traveller", "driver", "customer", "booking"].flatMap((record) => [
  `preview-${record}-import.rows.email`,
  `import-${record}s.rows.email`,
]);

const fields = api.flatMap(({ call }) => emailFieldsIn(call.input as unknown as Schema, call.name));

test("there are fields to look at", () => expect(fields.length).toBeGreaterThan(15));

test.each(fields.filter(({ place }) => !others.includes(place)))("$place takes no hostile address", ({ schema }) => {
  expect(z.safeParse(schema, "thandi@example.com").success).toBe(true);
  expect(hostileAddresses.filter((address) => z.safeParse(schema, address).success)).toEqual([]);
});
