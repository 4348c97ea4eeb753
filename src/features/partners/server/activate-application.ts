import type { EventOf } from "#domain/events.ts";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { partnerCodeFor } from "#domain/partner/partner-code.ts";
import { earnsCommission } from "#domain/partner/partner-terms.ts";
import type { Context } from "#platform/context.ts";
import { moveApplication } from "./move-application.ts";
import { type ApplicationRow, insertMember, insertOrganisation, lockApplication } from "./store.ts";
import { writeToApplicant } from "./write-to-applicant.ts";

/** Accepting the invitation activates the partner. An active application stays as it is. */
export async function activateApplication(ctx: Context, event: EventOf<"invite.accepted">): Promise<void> {
  if (!event.applicationId) return;
  const result = await lockApplication(ctx.db, event.applicationId);
  if (result?.state !== "invited") return;

  const moved = await moveApplication(ctx, {
    id: result.id,
    to: "active",
    action: "application.activated",
    by: event.userId,
  });
  if (!moved.ok) throw new Error(`Application ${result.reference} cannot become active: ${moved.reason}.`);
  const { application, moveId } = moved.value;
  await openOrganisation(ctx, application, event.userId);

  await writeToApplicant(ctx, { about: "active", application, key: moveId });
}

/** Dispatchers and drivers join as persons, all others as companies with the applicant as owner. */
const organisationKinds = {
  hotel: "hotel",
  travel_agent: "travel_agency",
  driver_provider: "driver_provider",
  dispatcher: undefined,
  driver: undefined,
} as const satisfies Readonly<Record<ApplicationKind, string | undefined>>;

async function openOrganisation(ctx: Context, application: ApplicationRow, userId: string) {
  const kind = organisationKinds[application.kind];
  if (!kind || application.organisationId) return;
  const id = ctx.newId();
  await insertOrganisation(
    ctx.db,
    {
      id,
      kind,
      name: application.companyName,
      registrationNumber: application.registrationNumber,
      vatNumber: application.vatNumber,
      area: application.area,
      ...application.agreedTerms,
      taxStatus: application.vatNumber ? "vendor" : "unknown",
      affiliateCode: earnsCommission(kind) ? partnerCodeFor(application.companyName, id) : null,
      createdAt: ctx.now,
    },
    application.id,
  );
  await insertMember(ctx.db, { organisationId: id, userId });
}
