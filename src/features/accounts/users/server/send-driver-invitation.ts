import type { EventOf } from "#domain/events.ts";
import type { Context } from "#platform/context.ts";
import { findInvitedDriver } from "./invitation-views.ts";
import { invitePerson } from "./invite-person.ts";

/** Sends the link after our team added a driver. */
export async function sendDriverInvitation(ctx: Context, event: EventOf<"driver.invited">): Promise<void> {
  const { email, firstName, lastName, userId, state } = await findInvitedDriver(ctx.db, event.driverId);
  // The account was opened, or the driver left, before this ran.
  if (userId || state === "left") return;
  await invitePerson(ctx, { email, name: `${firstName} ${lastName}`, role: "driver" });
}
