import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import type { Role } from "#domain/account/roles.ts";
import { newId } from "#platform/ids.ts";
import { aDriverAccount, aDriverApplication } from "#testing/builders/people/a-driver-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { enrolDriver } from "./enrol-driver.ts";

const event = (userId: string, applicationId: string | null, role: Role = "driver") =>
  ({ type: "invite.accepted", inviteId: newId(), userId, role, applicationId }) as const;

test("an applicant becomes a driver once, with the facts from the application", () =>
  inTransaction(async (ctx) => {
    const userId = await aDriverAccount(ctx);
    const accepted = event(userId, await aDriverApplication(ctx));
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

test("a driver invited without an application starts with an empty record", () =>
  inTransaction(async (ctx) => {
    await enrolDriver(ctx, event(await aDriverAccount(ctx), null));
    expect(await ctx.db.select().from(drivers)).toMatchObject([
      { firstName: "Sipho van der", lastName: "Merwe", permitExpiresOn: "2026-11-20", state: "onboarding" },
    ]);
  }));

test("a known driver with the same address gets the account instead of a second record", () =>
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
    const userId = await aDriverAccount(ctx);
    await enrolDriver(ctx, event(userId, null));
    await enrolDriver(ctx, event(userId, null));
    expect(await ctx.db.select().from(drivers)).toMatchObject([{ userId, licenceCode: "EC", state: "active" }]);
  }));

test("people invited for another role do not become drivers", () =>
  inTransaction(async (ctx) => {
    await enrolDriver(ctx, event(await aDriverAccount(ctx), null, "dispatcher"));
    expect(await ctx.db.$count(drivers)).toBe(0);
  }));
