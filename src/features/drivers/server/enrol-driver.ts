import type { EventOf } from "#domain/events.ts";
import { localDateOf } from "#domain/time/local-time.ts";
import { detailsOf } from "#features/partners/details-contract.ts";
import type { Context } from "#platform/context.ts";
import { giveAccount, insertDriver } from "./enrol-store.ts";
import { findAccount, findDriverApplication } from "./enrol-views.ts";
import { moveDriver, recordStart } from "./move-driver.ts";

/** Creates the record of a driver who accepted an invitation; they can drive once their documents are verified. */
export async function enrolDriver(ctx: Context, event: EventOf<"invite.accepted">): Promise<void> {
  if (event.role !== "driver") return;
  const account = await findAccount(ctx.db, event.userId);
  const known = await giveAccount(ctx.db, account.email, event.userId);
  if (known?.state === "invited") await moveDriver(ctx, { id: known.id, to: "onboarding" });
  if (known) return;

  const application = event.applicationId ? await findDriverApplication(ctx.db, event.applicationId) : undefined;
  const details = detailsOf.driver.safeParse(application?.details).data;
  const id = ctx.newId();
  const isNew = await insertDriver(ctx.db, {
    id,
    userId: event.userId,
    ...splitName(application?.name || account.name),
    phone: application?.phone || account.phone,
    email: account.email,
    licenceCode: details?.licence_code ?? "",
    // A driver invited without an application has shown no permit yet; with one that expires today they get
    // no offers.
    permitExpiresOn: details?.permit_expires_on ?? localDateOf(ctx.now),
    languages: [...(details?.languages ?? [])],
    isGuide: details?.is_guide ?? false,
    homeArea: application?.area ?? "",
    state: "onboarding",
    createdAt: ctx.now,
  });
  if (isNew) await recordStart(ctx, { id, from: null, to: "onboarding" });
}

/** The last word is the family name. */
function splitName(name: string) {
  const [, firstName = name.trim(), lastName = ""] = /^(.*\S)\s+(\S+)$/.exec(name.trim()) ?? [];
  return { firstName, lastName };
}
