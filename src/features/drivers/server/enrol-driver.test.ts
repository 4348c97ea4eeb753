import { expect, test } from "vitest";
import { invites, users } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { partnerApplications } from "#db/schema/partners.ts";
import type { Role } from "#domain/account/roles.ts";
import { submitApplication } from "#features/partners/application/server/submit-application.ts";
import { makeAccessCodes } from "#features/partners/server/make-access-codes.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { anApplication } from "#testing/builders/an-application.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { enrolDriver } from "./enrol-driver.ts";
import { updateDriverState } from "./update-driver-state.ts";

const event = (userId: string, applicationId: string | null, role: Role = "driver") =>
  ({ type: "invite.accepted", inviteId: newId(), userId, role, applicationId }) as const;

async function aUser(ctx: Context, email = "sipho@example.com") {
  const id = newId();
  await ctx.db
    .insert(users)
    .values({ id, email, name: "Sipho van der Merwe", phone: "082 555 0100", createdAt: ctx.now });
  return id;
}

async function applied(ctx: Context) {
  await submitApplication(ctx, await anApplication(ctx, "driver"), makeAccessCodes("a secret"));
  const [row] = await ctx.db.select({ id: partnerApplications.id }).from(partnerApplications);
  return row?.id ?? "";
}

test("an applicant becomes a driver with what the application says, once", () =>
  inTransaction(async (ctx) => {
    const userId = await aUser(ctx);
    const accepted = event(userId, await applied(ctx));
    await enrolDriver(ctx, accepted);
    await enrolDriver(ctx, accepted);
    expect(await ctx.db.select().from(drivers)).toMatchObject([
      {
        userId,
        firstName: "Naledi",
        lastName: "Jacobs",
        email: "sipho@example.com",
        licenceCode: "C1",
        permitExpiresOn: "2028-03-31",
        languages: ["English", "isiXhosa"],
        isGuide: true,
        homeArea: "Sea Point",
        state: "onboarding",
      },
    ]);
  }));

test("somebody invited without an application starts with an empty record", () =>
  inTransaction(async (ctx) => {
    await enrolDriver(ctx, event(await aUser(ctx), null));
    expect(await ctx.db.select().from(drivers)).toMatchObject([
      { firstName: "Sipho van der", lastName: "Merwe", permitExpiresOn: "2026-11-20", state: "onboarding" },
    ]);
  }));

test("a driver we know by the address gets the account instead of a second record", () =>
  inTransaction(async (ctx) => {
    await ctx.db.insert(drivers).values({
      id: newId(),
      firstName: "Sipho",
      lastName: "Merwe",
      phone: "",
      email: "SIPHO@example.com",
      licenceCode: "EC",
      permitExpiresOn: "2027-01-01",
      createdAt: ctx.now,
    });
    const userId = await aUser(ctx);
    await enrolDriver(ctx, event(userId, null));
    await enrolDriver(ctx, event(userId, null));
    expect(await ctx.db.select().from(drivers)).toMatchObject([{ userId, licenceCode: "EC", state: "active" }]);
  }));

test("whoever is invited as something else is no driver", () =>
  inTransaction(async (ctx) => {
    await enrolDriver(ctx, event(await aUser(ctx), null, "dispatcher"));
    expect(await ctx.db.$count(drivers)).toBe(0);
  }));

test("a partner's standing is the driver's", () =>
  inTransaction(async (ctx) => {
    const userId = await aUser(ctx);
    const applicationId = await applied(ctx);
    await ctx.db.insert(invites).values({
      id: newId(),
      tokenHash: "x",
      email: "sipho@example.com",
      role: "driver",
      applicationId,
      createdAt: ctx.now,
      expiresAt: ctx.now,
      acceptedAt: ctx.now,
      acceptedBy: userId,
    });
    await enrolDriver(ctx, event(userId, applicationId));
    const state = async () => (await ctx.db.select().from(drivers))[0]?.state;
    await updateDriverState(ctx, { type: "partner.standing_changed", applicationId, standing: "suspended" });
    expect(await state()).toBe("suspended");
    await updateDriverState(ctx, { type: "partner.standing_changed", applicationId, standing: "terminated" });
    expect(await state()).toBe("left");
  }));
