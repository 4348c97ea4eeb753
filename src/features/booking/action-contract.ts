import * as z from "zod/mini";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { cancelCodes } from "#domain/booking/cancellation.ts";
import { centsField, textField, versionField } from "#platform/wire.ts";

/* Shared by our team's calls about one booking. */

export const reason = textField("Enter a reason", 500);

/** The booking and the version that was viewed. */
export const looked = { id: z.uuid(), version: versionField };
export const done = z.object({ reference: z.string(), version: z.int(), state: z.enum(bookingStates) });
export const refusals = {
  not_found: "We couldn’t find that booking.",
  /** With `details.booking`: the current row. */
  changed_meanwhile: "Someone else has just changed this booking. Review the changes, then save again.",
  not_possible: "This booking’s status doesn’t allow that. Reload the page to see what you can do.",
};

/** A price of zero, or below cost, must be confirmed a second time. */
export const isConfirmed = z.optional(z.boolean());
export const priceSet = z.object({
  total_cents: centsField("Enter a price"),
  reason,
  is_confirmed: isConfirmed,
});
export const priceRefusals = {
  over_limit: "You can’t change a price by that much. Please ask an admin.",
  confirm_free: "The customer would pay nothing. Confirm a price of R0.",
  confirm_loss: "This price is below our costs. Confirm that it’s right.",
};
/** More cash than the settings allow: with `details.amount_cents` and `details.limit_cents`. */
export const cashRefusals = {
  confirm_cash: "This is more cash than your settings let a driver collect. Confirm it, or choose another way to pay.",
};
export const cancelCode = z.enum(Object.keys(cancelCodes) as (keyof typeof cancelCodes)[], "Enter a reason");
