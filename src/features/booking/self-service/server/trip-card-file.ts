import { hasTripAhead } from "#domain/booking/booking-outlook.ts";
import { accept, refuse } from "#domain/result.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { printPdf } from "#platform/pdf/print-pdf.ts";
import { findCompany } from "../../server/views.ts";
import type { bookingAccessContract } from "../access-contract.ts";
import { shareLink } from "./create-share-link.ts";
import { drivesOfBooking } from "./describe-drives.ts";
import type { TripCard } from "./emails/trip-card-pdf.tsx";
import { openBooking } from "./open-booking.ts";

/** A card for each upcoming trip. Its code opens the shared view, so a lost card reveals little. */
export async function tripCardFile(ctx: Context, input: ParsedOf<typeof bookingAccessContract.tripCardFile>) {
  const opened = await openBooking(ctx, { reference: input.reference, code: input.code ?? null });
  if (!opened.ok) return opened;
  const card = await gatherCard(ctx, opened.value);
  if (!hasTripAhead(opened.value.state, card.drives)) return refuse("no_trip");
  // The library that draws takes a while to load and most processes never draw.
  const { TripCardPdf } = await import("./emails/trip-card-pdf.tsx");
  const content = await printPdf(ctx.db, TripCardPdf({ card }));
  return accept({
    name: `trip-card-${card.reference}.pdf`,
    type: "application/pdf",
    content: content.toString("base64"),
  });
}

type Carded = {
  readonly id: string;
  readonly reference: string;
  readonly firstName: string;
  readonly lastName: string;
};

export async function gatherCard(ctx: Context, booking: Carded): Promise<TripCard> {
  const drives = await drivesOfBooking(ctx, booking.id);
  return {
    reference: booking.reference,
    name: `${booking.firstName} ${booking.lastName}`.trim(),
    company: await findCompany(ctx.db),
    link: shareLink(ctx, booking.id),
    drives: drives.filter((drive) => !isOver(drive)),
  };
}
