import type { Random } from "#db/seed/random.ts";

/** The part of JSON Schema that our contracts use. */
export type JsonSchema = {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};

/** Existing values by the name of the field they fit: a field matches if its name ends with the key. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

/** Draws a value that the schema most likely accepts, using existing values where a field's name asks for them. */
export function sampleOf(schema: JsonSchema, luck: Random, known: KnownValues, name = ""): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return luck.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleOf(luck.pick(likelier(choices, luck)), luck, known, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, luck, known, name)));
  if (schema.type === "object") return sampleObject(schema, luck, known);
  if (schema.type === "array") return sampleArray(schema, luck, known, name);
  if (schema.type === "integer" || schema.type === "number") return sampleNumber(schema, luck, name);
  if (schema.type === "boolean") return luck.chance(0.5);
  if (schema.type === "null") return null;
  return sampleString(schema, luck, known, name);
}

/** Leaving a value out is valid almost everywhere and tests little. */
const likelier = (choices: readonly JsonSchema[], luck: Random) => {
  const some = choices.filter(({ type }) => type !== "null");
  return some.length > 0 && luck.chance(0.85) ? some : choices;
};

function sampleObject(schema: JsonSchema, luck: Random, known: KnownValues): unknown {
  const required = new Set(schema.required);
  const entries = Object.entries(schema.properties ?? {})
    .filter(([key]) => required.has(key) || luck.chance(0.6))
    .map(([key, part]) => [key, sampleOf(part, luck, known, key)]);
  if (typeof schema.additionalProperties === "object" && schema.propertyNames)
    entries.push([
      String(sampleOf(schema.propertyNames, luck, known)),
      sampleOf(schema.additionalProperties, luck, known),
    ]);
  return Object.fromEntries(entries);
}

function sampleArray(schema: JsonSchema, luck: Random, known: KnownValues, name: string): unknown {
  if (schema.prefixItems) return schema.prefixItems.map((part) => sampleOf(part, luck, known, name));
  const least = schema.minItems ?? 0;
  const length = luck.whole(least, Math.max(least, Math.min(schema.maxItems ?? 3, 3)));
  return Array.from({ length }, () => sampleOf(schema.items ?? {}, luck, known, name));
}

function sampleNumber({ minimum = 0, maximum = 5_000_000 }: JsonSchema, luck: Random, name: string): number {
  if (name.endsWith("version")) return luck.whole(1, 2);
  const least = Math.max(minimum, -1000);
  return luck.whole(least, Math.max(least, Math.min(maximum, luck.chance(0.5) ? 5 : 500_000)));
}

const shapes = [
  "2026-12-01",
  "2026-12-04",
  "09:30",
  "17:45",
  "2026-12",
  "12-24",
  "2026-12-01T09:30:00.000Z",
  "CTS-7K3M9Q",
];
const numbers = ["+27821234567", "4123456789", "250655", "62001234567", "ABSAZAJJ", "1234567", "E-7K3M9Q", "4827"];
const patternSamples = [
  ...shapes,
  ...numbers,
  "customer:guest@example.com",
  "https://example.com/",
  "a",
  "tour",
  "#0a6e5c",
];

function sampleString(schema: JsonSchema, luck: Random, known: KnownValues, name: string): string {
  const fitting = Object.keys(known).find((key) => key !== "" && name.endsWith(key));
  const existing = known[fitting ?? (schema.format === "uuid" ? "id" : "")];
  if (existing?.length && luck.chance(0.9)) return luck.pick(existing);
  if (schema.pattern) {
    const pattern = new RegExp(schema.pattern, "u");
    const fits = patternSamples.filter((sample) => pattern.test(sample));
    if (fits.length > 0) return luck.pick(fits);
  }
  if (/date|day|_on$|from$|until$|_to$/.test(name)) return luck.pick(["2026-12-01", "2026-12-04"]);
  if (/time/.test(name)) return luck.pick(["09:30", "17:45"]);
  const length = luck.whole(schema.minLength ?? 0, Math.min(schema.maxLength ?? 30, 30));
  return "Cape Town International Airport".slice(0, Math.max(length, schema.minLength ?? 0));
}
