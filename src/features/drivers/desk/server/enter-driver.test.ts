import { expect, test } from "vitest";
import { driverMoves, drivers } from "#db/schema/drivers.ts";
import { sendDriverInvitation } from "#features/accounts/users/server/send-driver-invitation.ts";
import { newId } from "#platform/ids.ts";
import { aDriverAccount } from "#testing/builders/people/a-driver-applicant.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { enrolDriver } from "../../server/enrol-driver.ts";
import { enterDriver } from "./enter-driver.ts";

const input = {
  first_name: "Sipho",
  last_name: "Ndlovu",
  phone: "+27 82 555 0201",
  email: "sipho@example.com",
  born_on: "1985-04-02",
  languages: ["English", "isiZulu"],
  is_guide: false,
  home_area: "Pinelands",
  note: "",
  provider_id: null,
  is_invited: true,
};

test("a driver is added, invited by email, and starts onboarding with the account", () =>
  inTransaction(async (ctx, world) => {
    const entered = await enterDriver(ctx, input);
    const driverId = entered.ok ? entered.value.driver_id : "";
    expect(world.events).toEqual([{ type: "driver.invited", driverId }]);
    await sendDriverInvitation(ctx, { type: "driver.invited", driverId });
    expect(world.emails).toMatchObject([{ to: "sipho@example.com", template: "invitation" }]);

    const userId = await aDriverAccount(ctx);
    await enrolDriver(ctx, { type: "invite.accepted", inviteId: newId(), userId, role: "driver", applicationId: null });
    expect(await ctx.db.select().from(drivers)).toMatchObject([{ id: driverId, userId, state: "onboarding" }]);
    const moves = await ctx.db.select().from(driverMoves);
    expect(moves.map(({ fromState, toState }) => `${fromState} to ${toState}`).toSorted()).toEqual([
      "invited to onboarding",
      "null to invited",
    ]);
    // A late delivery does not invite a driver who already has an account.
    await sendDriverInvitation(ctx, { type: "driver.invited", driverId });
    expect(world.emails).toHaveLength(1);
  }));

test.each([
  ["without an invitation", { is_invited: false }, { ok: true }],
  ["an address another driver has", { email: "SIPHO@example.com", is_invited: false }, { reason: "email_taken" }],
  ["a provider that is none", { provider_id: newId(), email: "b@example.com" }, { reason: "provider_unknown" }],
  ["born tomorrow", { born_on: "2099-01-01", email: "b@example.com" }, { reason: "born_in_future" }],
])("%s", (_, changes, answer) =>
  inTransaction(async (ctx, world) => {
    if ("reason" in answer) await enterDriver(ctx, { ...input, is_invited: false });
    expect(await enterDriver(ctx, { ...input, ...changes })).toMatchObject(answer);
    expect(world.events).toEqual([]);
  }),
);
