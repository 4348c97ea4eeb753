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

/** The least that a call accepts, made from its contract: so that only access can stand in the way of who makes it. */
export function aSoundRequest(call: Call): unknown {
  const schema = z.toJSONSchema(call.input as z.ZodMiniType, { io: "input", unrepresentable: "any" });
  return example(schema as JsonSchema);
}

const texts: Readonly<Record<string, string>> = {
  uuid: "018f0000-0000-7000-8000-000000000000",
  date: "2026-11-20",
  "date-time": "2026-11-20T08:00:00Z",
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
  return "example".padEnd(minLength, "e");
}
