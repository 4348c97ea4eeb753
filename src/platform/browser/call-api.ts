import type { Call, InputOf, OutputOf } from "../contract.ts";
import { noteHeld } from "./held-here.ts";

type Report = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, unknown>>;
};

/**
 * The server refused or was not reached. `fields` has a message for each wrong field, `details` what the refusal adds:
 * the current record, or alternatives.
 */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly status: number;
  readonly reason: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, reason: string, message: string, { fields = {}, details = {} }: Report = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.fields = fields;
    this.details = details;
  }
}

/** No response at all: offline, or the server is down. */
export const unreachable = () =>
  new CallFailed(0, "unreachable", "We couldn’t reach the server. Check your connection, then try again.");

export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string; token?: string };

/** Makes a contract’s call and returns its answer. */
export async function callApi<C extends Call>(
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<OutputOf<C>> {
  const response = await fetch(`/functions/v1/${call.name}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(options.token && { authorization: `Bearer ${options.token}` }),
      ...(options.idempotencyKey && { "idempotency-key": options.idempotencyKey }),
    },
    body: JSON.stringify(input),
    signal: options.signal ?? null,
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw unreachable();
  });
  noteHeld(response.headers.get("x-held"));
  return readAnswer(call, response.status, await response.json().catch(() => undefined));
}

/**
 * Only an answer that says so itself is a success: a status may come from a proxy's page, and an answer without the
 * promised fields would be shown as "undefined".
 */
function readAnswer<C extends Call>(call: C, status: number, answer: unknown): OutputOf<C> {
  const body = isRecord(answer) ? answer : {};
  const isGood = status >= 200 && status < 300 && body.success === true;
  if (isGood && !lacksPromised(call, body)) return body as OutputOf<C>;
  const { error, message, fields, details } = body;
  throw new CallFailed(status, textOr(error, "broken"), textOr(message, "Something went wrong. Please try again."), {
    fields: isRecord(fields) ? textsIn(fields) : {},
    details: isRecord(details) ? details : {},
  });
}

/** Whether a promised field is missing; unknown ones are left to the screen. */
function lacksPromised(call: Call, body: Readonly<Record<string, unknown>>): boolean {
  if (call.effect !== "creates") return false;
  const { validate } = call.output["~standard"] as { validate(value: unknown): { issues?: readonly Issue[] } };
  const issues = validate(body).issues ?? [];
  return issues.some(({ path }) => path?.length === 1 && body[String(path[0])] === undefined);
}

type Issue = { readonly path?: readonly PropertyKey[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const textOr = (value: unknown, otherwise: string) => (typeof value === "string" && value ? value : otherwise);

const textsIn = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
