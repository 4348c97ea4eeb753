import { setupDone, setupSteps } from "#domain/company/setup-steps.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findSetupFacts } from "./setup-views.ts";

/** The details a company must enter before a transfer can be booked instantly. The demo company has it all. */
export async function readSetup(ctx: Context) {
  if (ctx.setup.isDemo) return accept({ steps: [] });
  const facts = await findSetupFacts(ctx.db, localDateOf(ctx.now));
  const done = setupDone({ ...facts, hasGateway: ctx.outside.gateway?.provider === "payfast" });
  const isAllDone = setupSteps.every((step) => done[step]);
  return accept({ steps: isAllDone ? [] : setupSteps.map((step) => ({ step, done: done[step] })) });
}
