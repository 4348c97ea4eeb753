import type { Call, InputOf, OutputOf } from "../contract.ts";

type Told = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly details?: Readonly<Record<string, unknown>>;
};

/**
 * The server said no, or could not be reached. `fields` holds a message for each wrong field, `details` what a refusal
 * adds: the fresh row, or what would be possible instead.
 */
export class CallFailed extends Error {
  override readonly name = "CallFailed";
  readonly status: number;
  readonly reason: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(status: number, reason: string, message: string, { fields = {}, details = {} }: Told = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.fields = fields;
    this.details = details;
  }
}

export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string; token?: string };

/** Makes a call of a contract and gives back its answer. */
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
    throw new CallFailed(0, "unreachable", "The server could not be reached. Please check your connection.");
  });
  const body = await response.json().catch(() => ({}));
  if (response.ok) return body;
  throw new CallFailed(response.status, body.error ?? "broken", body.message ?? "Something went wrong.", body);
}
