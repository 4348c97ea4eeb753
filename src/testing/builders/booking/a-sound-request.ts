import * as z from "zod/mini";
import type { Call } from "#platform/contract.ts";

type JsonSchema = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly pattern?: string;
};

/** The smallest input that a call accepts, made from its contract, so that only the access check can refuse it. */
export const aSoundRequest = (call: Call): unknown => example(schemaOf(call));

const schemaOf = (call: Call) =>
  z.toJSONSchema(call.input as z.ZodMiniType, { io: "input", unrepresentable: "any" }) as JsonSchema;

/** The same with every optional id and reference filled in. */
export function aPointedRequest(call: Call): unknown {
  const schema = schemaOf(call);
  const pointing = Object.entries(schema.properties ?? {}).filter(
    ([name, field]) => /(^|_)ids?$|reference/.test(name) && !schema.required?.includes(name) && isPlain(field),
  );
  return { ...Object(example(schema)), ...Object.fromEntries(pointing.map(([name, field]) => [name, example(field)])) };
}
const isPlain = (field: JsonSchema) => typeof example(field) === "string";

const texts: Readonly<Record<string, string>> = {
  uuid: "018f0000-0000-7000-8000-000000000000",
  date: "2026-11-20",
  "date-time": "2026-11-20T08:00:00Z",
  base64: "TmFtZQ==",
};

function example(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice) return example(choice);
  if (schema.type === "object") return exampleObject(schema);
  if (schema.type === "array") return Array.from({ length: schema.minItems ?? 0 }, () => example(schema.items ?? {}));
  if (schema.type === "integer" || schema.type === "number") return Math.max(schema.minimum ?? 1, 1);
  if (schema.type === "boolean") return true;
  return exampleText(schema);
}

const exampleObject = ({ properties = {}, required = [] }: JsonSchema) =>
  Object.fromEntries(required.map((name) => [name, example(properties[name] ?? {})]));

function exampleText({ format = "", pattern = "", minLength = 1 }: JsonSchema): string {
  if (texts[format]) return texts[format];
  if (pattern.includes("@")) return "somebody@example.com";
  if (pattern === "^\\d{4}$") return "0000";
  if (pattern === "^[0-9a-f]{32}$") return "0".repeat(32);
  return "example".padEnd(minLength, "e");
}
