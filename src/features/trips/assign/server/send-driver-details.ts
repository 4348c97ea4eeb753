import { createElement } from "react";
import { companyRules } from "#domain/company/company-rules.ts";
import type { EventOf } from "#domain/events.ts";
import { addHours, formatMoment } from "#domain/time/local-time.ts";
import { mayKnowDriver } from "#domain/trip/shown-driver.ts";
import type { Context } from "#platform/context.ts";
import { sealedFileAddress } from "#platform/files/sealed-file.ts";
import {
  type AssignmentForEmail,
  detailsKey,
  findAssignmentForEmail,
  findCompany,
  findUntold,
  wasToldOfAnother,
} from "./email-views.ts";
import { DriverDetails } from "./emails/driver-details.tsx";

/** A driver who is assigned within the last day is told to the customer at once; so is a change of driver. */
export const sendDriverDetails = (ctx: Context, { assignmentId }: EventOf<"driver.assigned">): Promise<void> =>
  tellCustomer(ctx, assignmentId);

/** A day before the pickup the customer is told who comes. Once for each driver. */
export async function sendDueDriverDetails(ctx: Context): Promise<void> {
  const until = addHours(ctx.now, companyRules.driverDetailsToCustomerHours);
  for (const { id } of await findUntold(ctx.db, ctx.now, until)) await tellCustomer(ctx, id);
}

async function tellCustomer(ctx: Context, assignmentId: string): Promise<void> {
  const row = await findAssignmentForEmail(ctx.db, assignmentId);
  if (!row || row.isTest || row.customerEmail === "") return;
  const isLive = row.state === "accepted" || row.state === "active";
  const trip = { state: row.tripState, plannedStart: row.start, plannedEnd: row.end, endedAt: null };
  if (!isLive || !mayKnowDriver(trip, ctx.now)) return;
  const isChange = await wasToldOfAnother(ctx.db, row.tripId, row.id);
  await ctx.mail({
    key: detailsKey(row.tripId, row.id),
    template: "driver-details",
    to: row.customerEmail,
    subject: `${isChange ? "Your new driver" : "Your driver"} for ${formatMoment(row.start)} (${row.reference})`,
    about: `booking:${row.reference}`,
    content: createElement(DriverDetails, {
      company: await findCompany(ctx.db),
      firstName: row.customerFirstName,
      driver: describeDriver(ctx, row),
      at: formatMoment(row.start),
      from: row.pickupLocation,
      isChange,
      link: `${ctx.siteUrl}/confirm-booking/${row.reference}?code=${ctx.accessCodeFor(row.reference)}`,
    }),
  });
}

/** A pickup may move after the email has left: until then the trip itself decides when its pictures go. */
const sealedForHours = 7 * 24;

/**
 * The email has the addresses of the photographs, not the photographs: they are gone with the trip, and with this driver
 * if another comes.
 */
function describeDriver(ctx: Context, row: AssignmentForEmail) {
  const until = addHours(row.end, sealedForHours);
  const addressOf = (fileId: string | null) =>
    fileId && ctx.siteUrl + sealedFileAddress(ctx, { fileId, record: row.id, until });
  return {
    name: row.driverFirstName,
    vehicle: [row.colour, row.make, row.model].filter(Boolean).join(" "),
    plate: row.plate,
    photo: addressOf(row.photoId),
    vehiclePhoto: addressOf(row.vehiclePhotoId),
  };
}
