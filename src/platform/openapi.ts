import * as z from "zod/mini";
import type { Call } from "./contract.ts";

type JsonSchema = Record<string, unknown>;

const jsonSchema = (schema: unknown, io: "input" | "output"): JsonSchema =>
  z.toJSONSchema(schema as z.ZodMiniType, { target: "draft-2020-12", io, unrepresentable: "any" });

const failure = (description: string) => ({
  description,
  content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
});

/** The OpenAPI 3.1 description of every call, generated from the contracts. */
export function openApi(calls: readonly Call[], { siteUrl, title }: { siteUrl: string; title: string }) {
  return {
    openapi: "3.1.0",
    info: {
      title,
      version: "1",
      description: "Every call the site makes. Money is in ZAR cents.",
    },
    servers: [{ url: siteUrl }],
    paths: Object.fromEntries(calls.map((call) => [`/functions/v1/${call.name}`, { post: operation(call) }])),
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: {
        Failure: {
          type: "object",
          required: ["success", "error"],
          properties: {
            success: { const: false },
            error: { type: "string", description: "A reason a program can read" },
            message: { type: "string", description: "The same for a person" },
            fields: { type: "object", additionalProperties: { type: "string" } },
            code: { type: "string", description: "Quote this when something broke" },
          },
        },
      },
    },
  };
}

function operation(call: Call) {
  const { not_found: notFound, ...others } = call.refusals;
  const refusals = Object.entries(others).map(([reason, sentence]) => `${reason}: ${sentence}`);
  const keyHeader = {
    name: "Idempotency-Key",
    in: "header",
    required: false,
    description: "The same key with the same request gives the first answer again and creates nothing twice.",
    schema: { type: "string", minLength: 8, maxLength: 200 },
  };
  return {
    operationId: call.name,
    summary: call.summary,
    ...(call.effect === "creates" && { parameters: [keyHeader] }),
    ...(call.access !== "anyone" && { security: [{ bearer: [] }] }),
    requestBody: { required: true, content: { "application/json": { schema: jsonSchema(call.input, "input") } } },
    responses: {
      200: { description: "Done", content: { "application/json": { schema: successSchema(call) } } },
      400: failure("Not JSON"),
      ...(call.access !== "anyone" && { 401: failure("Not signed in"), 403: failure("Not allowed") }),
      ...(notFound !== undefined && { 404: failure(notFound) }),
      ...(refusals.length > 0 && { 409: failure(`Refused. ${refusals.join(" ")}`) }),
      413: failure("Larger than 64 KB"),
      415: failure("Not application/json"),
      422: failure("A field is missing or wrong"),
      ...(call.limit && { 429: failure(`More than ${call.limit.times} in ${call.limit.seconds} seconds`) }),
    },
  };
}

const successSchema = (call: Call) => ({
  allOf: [
    { type: "object", properties: { success: { const: true } }, required: ["success"] },
    jsonSchema(call.output, "output"),
  ],
});
