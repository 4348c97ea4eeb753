import type { JsonSchema } from "./sample-input.ts";

/** The places in a schema that accept input of any length. */
export function unboundedIn(schema: JsonSchema, place = ""): readonly string[] {
  if (schema.enum || schema.const !== undefined) return [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (choices.length > 0) return choices.flatMap((part) => unboundedIn(part, place));
  const inside = Object.entries(schema.properties ?? {}).flatMap(([key, part]) => unboundedIn(part, `${place}.${key}`));
  const values = typeof schema.additionalProperties === "object" ? schema.additionalProperties : undefined;
  return [
    ...(hasEachBound(schema) ? [] : [`${place || "."} (${schema.type ?? "anything"})`]),
    ...inside,
    ...(schema.prefixItems ?? []).flatMap((part) => unboundedIn(part, `${place}[]`)),
    ...(schema.items ? unboundedIn(schema.items, `${place}[]`) : []),
    ...(schema.propertyNames ? unboundedIn(schema.propertyNames, `${place}.<name>`) : []),
    ...(values ? unboundedIn(values, `${place}.<value>`) : []),
  ];
}

const columnHolds = 2_147_483_647;

/** A nullable value is described by two types. */
const hasEachBound = (schema: JsonSchema): boolean =>
  [schema.type ?? "anything"].flat().every((type) => hasBound({ ...schema, type }));

function hasBound(schema: JsonSchema): boolean {
  switch (schema.type) {
    case "string":
      return schema.maxLength !== undefined || (schema.pattern !== undefined && isBounded(schema.pattern));
    case "array":
      return schema.maxItems !== undefined || schema.prefixItems !== undefined;
    case "integer":
    case "number":
      return (
        Math.abs(schema.minimum ?? Infinity) <= columnHolds + 1 && Math.abs(schema.maximum ?? Infinity) <= columnHolds
      );
    case "object":
    case "boolean":
    case "null":
      return true;
    default:
      return false;
  }
}

/** Anchored at both ends and without unbounded repetition. A date of any year is not valid here either. */
const isBounded = (pattern: string): boolean =>
  /^\^.*\$$/.test(pattern) &&
  !/[*+]|\{\d+,\}/.test(pattern.replace(/\\.|\[(?:\\.|[^\]])*\]/g, "x")) &&
  !/\\d\\d\[2468\]/.test(pattern);
