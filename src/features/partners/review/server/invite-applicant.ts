import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveApplication } from "../../server/move-application.ts";
import type { reviewContract } from "../contract.ts";

/** Lets an approved applicant open an account. The accounts feature sends the invitation. */
export async function inviteApplicant(ctx: Context, input: ParsedOf<typeof reviewContract.inviteApplicant>) {
  const { id, version } = input;
  const moved = await moveApplication(ctx, { id, version, to: "invited", action: "application.invited" });
  if (!moved.ok) return moved;

  await ctx.emit({ type: "application.invited", applicationId: id });

  const { application } = moved.value;
  return accept({ state: application.state, version: application.version });
}
