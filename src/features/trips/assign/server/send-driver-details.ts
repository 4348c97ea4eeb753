import { createElement } from "react";
import { mayKnowDriver } from "#domain/booking/booking-outlook.ts";
import { companyRules } from "#domain/company/company-rules.ts";
import type { EventOf } from "#domain/events.ts";
import { addHours, formatMoment } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { findFile, readContent } from "#platform/files/storage.ts";
import type { Attachment } from "#platform/mail/email.ts";
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
  if (!isLive || !mayKnowDriver(row.start, row.end, ctx.now)) return;
  const photo = await photoOf(ctx, row.photoId);
  const isChange = await wasToldOfAnother(ctx.db, row.tripId, row.id);
  await ctx.mail({
    key: detailsKey(row.tripId, row.id),
    template: "driver-details",
    to: row.customerEmail,
    subject: `${isChange ? "Your new driver" : "Your driver"} for ${formatMoment(row.start)} (${row.reference})`,
    about: `booking:${row.reference}`,
    ...(photo && { attachments: [photo] }),
    content: createElement(DriverDetails, {
      company: await findCompany(ctx.db),
      firstName: row.customerFirstName,
      driver: describeDriver(row),
      at: formatMoment(row.start),
      from: row.pickupLocation,
      hasPhoto: photo !== undefined,
      isChange,
      link: `${ctx.siteUrl}/confirm-booking/${row.reference}?code=${ctx.accessCodeFor(row.reference)}`,
    }),
  });
}

/** Larger than this a picture is no help on a phone abroad. */
const photoBytesAtMost = 1_000_000;

/** The driver is known by face before they say a word. */
async function photoOf({ db }: Context, id: string | null): Promise<Attachment | undefined> {
  const file = id ? await findFile(db, id) : undefined;
  if (!file?.type.startsWith("image/") || file.size > photoBytesAtMost) return undefined;
  const content = await readContent(db, file.id);
  return (
    content && { name: `driver.${file.type.replace("image/", "").replace("jpeg", "jpg")}`, type: file.type, content }
  );
}

const describeDriver = (row: AssignmentForEmail) => ({
  name: row.driverFirstName,
  vehicle: [row.colour, row.make, row.model].filter(Boolean).join(" "),
  plate: row.plate,
});
