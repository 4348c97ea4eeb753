import type { Context as HonoContext } from "hono";
import type { Actor } from "#domain/account/roles.ts";
import type { Caller, Context } from "#platform/context.ts";
import { createContext, type World } from "#platform/create-context.ts";
import type { Change } from "#platform/transaction.ts";
import type { AuthRequest } from "./handle-auth.ts";
import type { Recogniser } from "./recognise-caller.ts";

/** Values that are the same for every request of the protocol. */
export type AuthTools = Pick<AuthRequest, "tokens" | "hasher" | "limiter" | "access" | "pace"> & {
  readonly world: World;
  /** For reading, outside a transaction. */
  readonly db: Context["db"];
  readonly inTransaction: Change;
  readonly recogniser: Recogniser;
  readonly siteUrl: string;
  clientOf(c: HonoContext): string;
};

type AuthCaller = { actor: Actor; caller: Caller; correlationId: string };

/** The context of one request: a context to read with, and a way to change things in one transaction. */
export function openAuthContext(tools: AuthTools, asking: AuthCaller): Omit<AuthRequest, "body" | "query" | "param"> {
  const { tokens, hasher, limiter, access, pace, world } = tools;
  return {
    ctx: createContext(world, { db: tools.db, ...asking }).ctx,
    tokens,
    hasher,
    limiter,
    access,
    pace,
    change: (run) =>
      tools.inTransaction(async (db) => {
        const { ctx, finish } = createContext(world, { db, ...asking });
        const value = await run(ctx);
        await finish();
        return value;
      }),
  };
}
