import { expect, test } from "vitest";
import { invites } from "#db/schema/accounts.ts";
import { drivers } from "#db/schema/drivers.ts";
import { newId } from "#platform/ids.ts";
import { aDriverAccount, aDriverApplication } from "#testing/builders/people/a-driver-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { enrolDriver } from "./enrol-driver.ts";
import { updateDriverState } from "./update-driver-state.ts";

test("a driver’s state follows their provider’s", () =>
  inTransaction(async (ctx) => {
    const userId = await aDriverAccount(ctx);
    const applicationId = await aDriverApplication(ctx);
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
    await enrolDriver(ctx, { type: "invite.accepted", inviteId: newId(), userId, role: "driver", applicationId });
    const state = async () => (await ctx.db.select().from(drivers))[0]?.state;
    await updateDriverState(ctx, { type: "partner.standing_changed", applicationId, standing: "suspended" });
    expect(await state()).toBe("suspended");
    await updateDriverState(ctx, { type: "partner.standing_changed", applicationId, standing: "terminated" });
    expect(await state()).toBe("left");
  }));
