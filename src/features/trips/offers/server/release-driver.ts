import { createElement } from "react";
import { formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { moveAssignment } from "../../server/move-assignment.ts";
import { findCompany } from "../../server/views.ts";
import { DriverReleased, driverReleasedWords } from "./emails/driver-released.tsx";
import type { CrewMember } from "./release-views.ts";
import { sendWithdrawn } from "./send-offer.ts";

type Released = { readonly reference: string; readonly why: "cancelled" | "moved"; readonly changeId?: string };

/** Ends a driver's assignment and emails the driver. Drivers still waiting their turn never knew of the offer. */
export async function releaseDriver(
  ctx: Context,
  member: CrewMember,
  { reference, why, changeId = "" }: Released,
): Promise<void> {
  const { assignmentId, assignmentState: state, driverEmail, tripId, pickupAt: neededAt } = member;
  const to = state === "offered" || state === "proposed" ? "withdrawn" : "removed";
  const ended = await moveAssignment(ctx, { id: assignmentId, to, reason: `trip ${why}` });
  if (!ended.ok || state === "proposed") return;
  if (!member.driverId) return sendWithdrawn(ctx, [assignmentId]);
  const at = formatMoment(neededAt);
  await ctx.mail({
    key: `driver-released:${assignmentId}:${why}:${changeId}`,
    template: "driver-released",
    to: driverEmail ?? "",
    subject: driverReleasedWords.subject({ reference, why }),
    about: `booking:${reference}`,
    content: createElement(DriverReleased, {
      company: await findCompany(ctx.db),
      name: member.driverName ?? "",
      reference,
      at,
      isCancelled: why === "cancelled",
    }),
    text: {
      event: "driver_released",
      phone: member.driverPhone,
      neededAt,
      tripId,
      facts: { reference, what: why, at },
    },
  });
}
