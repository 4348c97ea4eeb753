import * as z from "zod/mini";
import type { BoundCall } from "#platform/bind.ts";
import { checkAccess, openToAll } from "#platform/check-access.ts";
import type { Context } from "#platform/context.ts";
import type { Call, InputOf, OutputOf } from "#platform/contract.ts";
import { api } from "../../api.ts";

const calls = new Map<string, BoundCall>(api.map((bound) => [bound.call.name, bound]));

/** Whether a call writes anything. */
export const isWrite = (name: string): boolean => calls.get(name)?.call.effect !== "reads";

export type Answered<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string; readonly status: number };

/** Calls the real use case as a browser would: access check, input schema, then the call. */
export async function askByName(ctx: Context, name: string, input: unknown): Promise<Answered> {
  const bound = calls.get(name);
  if (!bound) return { ok: false, reason: `there is no call ${name}`, status: 404 };
  const refusal = await checkAccess(bound.call, ctx.actor, openToAll, ctx.now);
  if (refusal) return { ok: false, reason: "access", status: refusal.status };
  const parsed = z.safeParse(bound.call.input as z.ZodMiniType, input);
  if (!parsed.success) return { ok: false, reason: JSON.stringify(parsed.error.issues), status: 422 };
  const result = await bound.run(ctx, parsed.data);
  return result.ok ? result : { ok: false, reason: result.reason, status: 409 };
}

export const askServer = <C extends Call>(ctx: Context, call: C, input: InputOf<C>) =>
  askByName(ctx, call.name, input) as Promise<Answered<OutputOf<C>>>;
