import type { GuestPayer } from "#domain/partner/partner-price.ts";
import type { PortalTerms } from "./use-guest-trip.ts";

type Worded = { readonly title: string; readonly text: string };

/** How a booking is paid, in the words of a hotel or of an agency. */
export function payerLabel(payer: GuestPayer, { kind, has_account, hold_hours }: PortalTerms): Worded {
  const isHotel = kind === "hotel";
  if (payer === "guest")
    return {
      title: isHotel ? "Guest pays by link" : "Client pays by link",
      text: `We hold the vehicle for up to ${hold_hours} hours and email the link, or you copy it.`,
    };
  if (payer === "account")
    return {
      title: isHotel ? "Hotel account" : "Agency account",
      text: `We invoice you. The ${isHotel ? "guest" : "client"} pays nothing.`,
    };
  const how = has_account ? "we invoice you" : "you pay us by card or EFT to confirm";
  return isHotel
    ? { title: "Charge to room", text: `You add it to the guest’s bill, and ${how}.` }
    : { title: "Client pays you", text: `You collect it from the client, and ${how}.` };
}
