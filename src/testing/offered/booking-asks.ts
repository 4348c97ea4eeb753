import { addDays, addHours, localDateOf } from "#domain/time/local-time.ts";
import { bookingAccessContract } from "#features/booking/self-service/access-contract.ts";
import { selfServiceContract } from "#features/booking/self-service/contract.ts";
import { ownBookingsContract } from "#features/booking/self-service/own-contract.ts";
import { disputesContract } from "#features/incidents/disputes/contract.ts";
import { lostItemsContract } from "#features/incidents/lost-items/contract.ts";
import { invoiceDocumentsContract } from "#features/invoices/documents/contract.ts";
import { invoiceDetailsContract } from "#features/invoices/documents/details-contract.ts";
import { checkoutContract } from "#features/payments/checkout/contract.ts";
import type { Context } from "#platform/context.ts";
import type { InputOf } from "#platform/contract.ts";
import { askServer } from "./ask-server.ts";
import type { Asks } from "./compare-offered.ts";

type Booked = { readonly reference: string; readonly tripIds: readonly string[] };
type Change = InputOf<typeof selfServiceContract.previewChange>["change"];

/** Buttons of the customer’s pages that do not call the server. */
export const onCustomerPages: Asks = {
  "Call us": null,
  WhatsApp: null,
  "Book again": null,
  "New booking": null,
  "Add to calendar": null,
  "CTS-": null,
  "Copy reference": null,
  Details: null,
  "View quote": null,
  "VAT number": null,
  "Follow this trip live": null,
};

/** Pays by the first available method. */
async function pay(ctx: Context, reference: string) {
  const shown = await askServer(ctx, checkoutContract.paymentChoice, { reference });
  if (!shown.ok) return shown;
  const open = shown.value.ways.find(({ obstacle }) => obstacle === null);
  if (!open) return { ok: false, reason: `no way to pay, ${shown.value.phase}` };
  return askServer(ctx, checkoutContract.startPayment, { reference, method: open.method });
}

async function cancel(ctx: Context, reference: string) {
  const wish = { reference, reason: "CUSTOMER_PLANS" as const };
  const shown = await askServer(ctx, selfServiceContract.previewCancellation, wish);
  if (!shown.ok) return shown;
  return askServer(ctx, selfServiceContract.cancelBooking, { ...wish, expected_fee_cents: shown.value.fee_cents });
}

/** The server calls of a booking’s buttons. */
export const asksOfBooking = ({ reference, tripIds: [trip_id = ""] }: Booked): Asks => ({
  Pay: (ctx) => pay(ctx, reference),
  "Cancel booking": (ctx) => cancel(ctx, reference),
  "Change booking": (ctx) =>
    askServer(ctx, selfServiceContract.previewChange, { reference, change: { special_requirements: "Two prams" } }),
  "Share trip": (ctx) => askServer(ctx, bookingAccessContract.createShareLink, { reference }),
  "Trip card": (ctx) => askServer(ctx, bookingAccessContract.tripCardFile, { reference }),
  Receipt: (ctx) => askServer(ctx, invoiceDocumentsContract.receiptFile, { reference }),
  Rebook: (ctx) => askServer(ctx, ownBookingsContract.rebookBooking, { reference }),
  "Report lost item": (ctx) =>
    askServer(ctx, lostItemsContract.reportLostItem, {
      reference,
      trip_id,
      what: "A hat",
      left_where: "",
      contact: "",
    }),
  "Dispute no-show": (ctx) =>
    askServer(ctx, disputesContract.disputeCharge, { reference, trip_id, kind: "no_show", text: "We were there" }),
  "Save invoice details": (ctx) =>
    askServer(ctx, invoiceDetailsContract.saveInvoiceDetails, {
      reference,
      name: "Thandi Mokoena",
      address: "12 Kloof Street",
      vat_number: "",
    }),
  ...onCustomerPages,
});

/** The new value for each field of a change, by label. */
export function changesOf(now: Date, pickupAt: Date, returnAt: Date | null): Readonly<Record<string, Change>> {
  const today = localDateOf(now);
  const last = localDateOf(returnAt && returnAt > now ? returnAt : addHours(now > pickupAt ? now : pickupAt, 24));
  return {
    "Pickup date": { pickup_date: addDays(localDateOf(pickupAt) > today ? localDateOf(pickupAt) : today, 1) },
    "Pickup time": { pickup_time: "23:30" },
    "Add a return trip": { return_date: addDays(last, 1), return_time: "10:00" },
    "Return date": { return_date: addDays(last, 1) },
    "Return time": { return_time: "23:15" },
    From: { pickup_location: "Century City, Cape Town" },
    To: { destination: "Sea Point, Cape Town" },
    "Extra stops": { extra_stops: ["Camps Bay, Cape Town"] },
    Passengers: { passengers: 3 },
    Bags: { bags: 3 },
    "Child seats": { child_seats: 1 },
    Vehicle: { vehicle_class: "shuttle" },
    "Flight number": { flight_number: "BA 59" },
    "Return flight number": { return_flight_number: "BA 58" },
    "Special requirements": { special_requirements: "Two prams" },
    "First name": { first_name: "Nomsa" },
    "Last name": { last_name: "Dlamini" },
    Phone: { phone: "+27 82 555 0111" },
  };
}

export const askForChange = (ctx: Context, reference: string, change: Change) =>
  askServer(ctx, selfServiceContract.previewChange, { reference, change });
