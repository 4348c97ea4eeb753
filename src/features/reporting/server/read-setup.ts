import { setupDone, setupSteps } from "#domain/company/setup-steps.ts";
import { accept } from "#domain/result.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { FrameSettings } from "./read-frame.ts";
import { findSetupFacts } from "./setup-views.ts";

/** What is still to be entered before a transfer can be booked at once. The demo company has it all. */
export async function readSetup(ctx: Context, { demo }: FrameSettings) {
  if (demo) return accept({ steps: [] });
  const done = setupDone(await findSetupFacts(ctx.db, localDateOf(ctx.now)));
  const isAllDone = setupSteps.every((step) => done[step]);
  return accept({ steps: isAllDone ? [] : setupSteps.map((step) => ({ step, done: done[step] })) });
}
