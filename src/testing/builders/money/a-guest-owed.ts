import type { openTradingSite } from "../services/a-trading-site.ts";
import { aBankDesk } from "./a-bank-desk.ts";
import { aPayingGuest } from "./a-paying-guest.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Admin = Awaited<ReturnType<Site["as"]>>;

/** The bank account for a refund. */
export const anAccountForRefund = {
  holder: "T Mokoena",
  bank: "FNB",
  branch_code: "250655",
  account_number: "62 0000 12345",
  account_type: "current",
};

/**
 * A customer who paid by transfer for a booking that was then cancelled, so the refund cannot go back to a
 * card.
 */
export async function aGuestOwed(site: Site, admin: Admin) {
  const guest = await aPayingGuest(site, { state: "cancelled", holdUntil: null });
  const { id } = await guest.booking();
  const desk = aBankDesk(() => ({ site, admin }));
  await desk.read([{ description: guest.reference, bank_id: guest.reference }]);
  const { id: lineId } = await desk.lineOf(guest.reference, "open");
  await desk.match(lineId, ["booking", guest.reference, 129_900]);
  const { rows } = await site.pool.query("select id, version, state, amount_cents from refunds where booking_id = $1", [
    id,
  ]);
  return { ...guest, bookingId: String(id), refund: rows[0] };
}
