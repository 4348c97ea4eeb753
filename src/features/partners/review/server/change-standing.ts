import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { EmailAbout } from "../../server/compose-applicant-email.ts";
import { type ApplicationMove, moveApplication } from "../../server/move-application.ts";
import { setOrganisationStatus } from "../../server/store.ts";
import { writeToApplicant } from "../../server/write-to-applicant.ts";

type Standing = "active" | "suspended" | "terminated";
type Change = Omit<ApplicationMove, "to"> & { readonly to: Standing; readonly about: EmailAbout };

/**
 * Changes whether a partner may work with us: the application, its organisation, and everything that depends on it.
 */
export async function changeStanding(ctx: Context, { about, ...move }: Change) {
  const moved = await moveApplication(ctx, move);
  if (!moved.ok) return moved;
  const { application, moveId } = moved.value;
  if (application.organisationId) await setOrganisationStatus(ctx.db, application.organisationId, move.to);

  await ctx.emit({ type: "partner.standing_changed", applicationId: application.id, standing: move.to });
  await writeToApplicant(ctx, { about, application, key: moveId });

  return accept({ state: application.state, version: application.version });
}
