import { createElement } from "react";
import { hasNews, isNewTo, summaryText } from "#domain/drive/drive-summary.ts";
import { driverPortrait, vehiclePortrait } from "#domain/fleet/portrait.ts";
import { liveFrom } from "#domain/live/live-window.ts";
import { formatMoney } from "#domain/money/money.ts";
import { pinOfSeal, pinRecord } from "#domain/road/trip-pin.ts";
import { addHours, formatMoment, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { mayKnowDriver } from "#domain/trip/shown-driver.ts";
import { livePage, liveSeal } from "#features/live/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedFileAddress } from "#platform/files/sealed-file.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { findCompany } from "../../server/views.ts";
import { findWait } from "../../server/wait-views.ts";
import {
  type DriveRequest,
  detailsKey,
  findDriveForEmail,
  findSentSummaries,
  type VehicleForEmail,
} from "./drive-email-views.ts";
import { DriverDetails, driverDetailsWords } from "./emails/driver-details.tsx";

/**
 * Emails the customer the drivers of all vehicles of the leg, once it is time and if the details are new. The
 * content is part of the key, so the same email is never sent twice.
 */
export async function tellCustomer(ctx: Context, input: DriveRequest): Promise<void> {
  const vehicles = await findDriveForEmail(ctx.db, input);
  const [first] = vehicles;
  if (!first || first.isTest || !vehicles.some((one) => isTime(ctx, one))) return;
  const before = await findSentSummaries(ctx.db, input);
  const [last] = before;
  if (!hasNews(vehicles, last)) return;

  const relief = vehicles.find(({ continues }) => continues !== null);
  const at = formatMoment(first.pickupAt);
  const wait = await findWait(ctx.db, first.tripId);
  if (!wait) return;
  const pin = pinOfSeal(ctx.linkSealFor(pinRecord(first.reference, input.leg)));
  const live = liveOf(ctx, first);
  const link = `${ctx.siteUrl}/confirm-booking/${first.reference}?code=${ctx.linkCodeFor(first.reference)}`;
  await ctx.mail({
    key: detailsKey(first.tripId, before.length, summaryText(vehicles)),
    template: "driver-details",
    to: first.customerEmail,
    subject: relief
      ? driverDetailsWords.subject_if_relief({ reference: first.reference })
      : driverDetailsWords.subject({ title: titleOf(vehicles, last !== undefined), at, reference: first.reference }),
    about: `booking:${first.reference}`,
    content: createElement(DriverDetails, {
      company: await findCompany(ctx.db),
      firstName: first.customerFirstName,
      vehicles: vehicles.map((one) =>
        describeVehicle(ctx, one, last === undefined || isNewTo(last, one, vehicles.length)),
      ),
      at,
      from: first.pickupLocation,
      guides: [...new Set(vehicles.flatMap((one) => one.guides))],
      wait: { freeMinutes: wait.freeMinutes, step: formatMoney(wait.stepCents) },
      pin,
      isChange: last !== undefined,
      reliefTo: relief?.destination ?? null,
      live,
      link,
    }),
    text: {
      event: "driver_details",
      phone: first.customerPhone,
      neededAt: first.pickupAt,
      tripId: first.tripId,
      facts: { at, crew: crewOf(vehicles), pin, link: live?.link ?? link, reference: first.reference },
    },
  });
}

/** "Sipho, white Toyota Quantum, CA 123 456"; several vehicles are joined. */
const crewOf = (vehicles: readonly VehicleForEmail[]): string =>
  vehicles
    .filter(({ driverName, plate }) => driverName !== null && plate !== null)
    .map(({ driverName, colour, make, model, plate }) =>
      [driverName, [colour, make, model].filter(Boolean).join(" "), plate].join(", "),
    )
    .join("; ");

/** The link where the customer can follow the trip, and from when. */
const liveOf = (ctx: Context, { linkId, pickupAt: start }: VehicleForEmail) =>
  linkId === null
    ? null
    : {
        link: `${ctx.siteUrl}${livePage}${sealedToken(ctx, liveSeal, linkId)}`,
        from: fromWhen(liveFrom({ pickupAt: start }), start),
      };

/** An hour before a pickup at 00:50 is the evening before. */
const fromWhen = (from: Date, pickup: Date): string =>
  localDateOf(from) === localDateOf(pickup) ? `${localTimeOf(from)} that day` : formatMoment(from);

const isTime = ({ now }: Context, { state, pickupAt: start, end }: VehicleForEmail): boolean =>
  mayKnowDriver({ state, pickupAt: start, plannedEnd: end, endedAt: null }, now);

function titleOf({ length }: readonly VehicleForEmail[], isChange: boolean): string {
  if (length > 1)
    return isChange
      ? driverDetailsWords.subject_title_of_several_if_change()
      : driverDetailsWords.subject_title_of_several();
  return isChange ? driverDetailsWords.subject_title_if_change() : driverDetailsWords.subject_title();
}

/** A pickup may move after the email was sent; until then the trip itself decides when the photos expire. */
const sealedForHours = 7 * 24;

/**
 * The email links to the photos instead of attaching them, so they expire with the trip, or when another
 * driver takes over. Without a photo it shows a drawn portrait.
 */
function describeVehicle(ctx: Context, row: VehicleForEmail, isNew: boolean) {
  const { part, passengers, assignmentId, driverName, plate } = row;
  const until = addHours(row.end, sealedForHours);
  const addressOf = (fileId: string | null, record: string, portrait: string) =>
    ctx.siteUrl + (fileId ? sealedFileAddress(ctx, { fileId, record, until }) : portrait);
  const { driverId, vehicleId, seats, colour } = row;
  const driver = assignmentId &&
    driverId !== null &&
    driverName !== null &&
    vehicleId !== null &&
    seats !== null &&
    plate !== null && {
      name: driverName,
      vehicle: [row.colour, row.make, row.model].filter(Boolean).join(" "),
      plate,
      photo: addressOf(row.photoId, assignmentId, driverPortrait(driverId, "png")),
      vehiclePhoto: addressOf(
        row.vehiclePhotoId,
        assignmentId,
        vehiclePortrait({ id: vehicleId, seats, colour: colour ?? "" }, "png"),
      ),
    };
  return { part, passengers, isNew, driver: driver || null };
}
