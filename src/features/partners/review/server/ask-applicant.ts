import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { moveApplication } from "../../server/move-application.ts";
import { writeToApplicant } from "../../server/write-to-applicant.ts";
import type { reviewContract } from "../contract.ts";

/** Asks the applicant a question, to be answered on their status page. */
export async function askApplicant(ctx: Context, input: ParsedOf<typeof reviewContract.askApplicant>) {
  const { id, version, question: note } = input;
  const moved = await moveApplication(ctx, {
    id,
    version,
    to: "info_requested",
    note,
    action: "application.info_requested",
  });
  if (!moved.ok) return moved;

  const { application, moveId } = moved.value;
  await writeToApplicant(ctx, { about: "info_requested", application, key: moveId });

  return accept({ state: application.state, version: application.version });
}
