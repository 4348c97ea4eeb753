import { createHash } from "node:crypto";
import { openDatabase } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { notificationText, type Pair, phpEncode } from "#domain/payment/payfast.ts";
import { accessCodeFor } from "#platform/ids.ts";
import { gatewayAccount } from "../../../app/payment-gateway.ts";
import { tellAllShops } from "../../../sandbox/payfast/notices.ts";
import { standInAccount } from "../../../sandbox/payfast/stand-in-account.ts";
import { aBooking } from "../booking/a-booking.ts";
import { aBookingRequest } from "../booking/a-booking-request.ts";
import type { openTradingSite } from "../services/a-trading-site.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type GatewayForm = { action: string; fields: { name: string; value: string }[] };
type Changes = Parameters<typeof aBooking>[0];

export type PayingGuest = ReturnType<typeof guestOf>;

/** A customer whose booking of R1 299 is held for half an hour: what they can do, and the result. */
export async function aPayingGuest(site: Site, changes: Changes = {}) {
  const now = Date.now();
  const booking = aBooking({
    state: "awaiting_payment",
    light: "green",
    totalCents: 129_900,
    pickupAt: new Date(now + 96 * 3600_000),
    holdUntil: new Date(now + 30 * 60_000),
    ...changes,
  });
  await openDatabase(site.pool).insert(bookings).values(booking);
  return guestOf(site, booking);
}

/** A customer who booked a transfer on the site for nine on this day, and can pay right away. */
export async function aGuestWhoBooked(
  site: Site,
  pickup_date: string,
  changes: Parameters<typeof aBookingRequest>[0] = {},
) {
  const body = aBookingRequest({ pickup_date, ...changes });
  const { booking_reference: reference, light } = await (await site.call("create-booking", body)).json();
  if (light !== "green") throw new Error(`The light was ${light}.`);
  return guestOfBooking(site, reference);
}

/** The customer of an existing booking, no matter how it was made. */
export async function guestOfBooking(site: Site, reference: string) {
  const { rows } = await site.pool.query("select id from bookings where reference = $1", [reference]);
  return guestOf(site, { id: rows[0].id, reference });
}

function guestOf(site: Site, booking: { id: string; reference: string }) {
  const { reference } = booking;
  const code = accessCodeFor(site.world.secret, reference);
  const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
  const call = async (name: string, body: object = {}) => (await site.call(name, { reference, code, ...body })).json();
  const notices = () =>
    rows("select * from payment_notifications where raw like $1 order by received_at, id", `%${reference}%`);
  const arrived = async (count: number) => {
    for (let tries = 0; (await notices()).length < count && tries < 100; tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  return {
    reference,
    codeOf: () => code,
    call,
    /** The same, with the answer's status. */
    ask: (name: string, body: object = {}) => site.call(name, { reference, code, ...body }),
    start: () => site.call("start-payment", { reference, code, method: "online" }),
    /** Chooses to pay by card and submits the form to the stand-in, as a browser would. */
    async goToGateway() {
      const begun: { payment: { id: string }; form: GatewayForm } = await call("start-payment", { method: "online" });
      const fields = begun.form.fields.map(({ name, value }): [string, string] => [name, value]);
      const body = new URLSearchParams(fields);
      const answer = await fetch(begun.form.action, { method: "POST", body, redirect: "manual" });
      return { paymentId: begun.payment.id, page: `${site.url}${answer.headers.get("location")}` };
    },
    /** Presses a button of the stand-in's page. */
    choose: (page: string, choice: string) =>
      fetch(page, { method: "POST", body: new URLSearchParams({ choice }), redirect: "manual" }),
    notices,
    rawNotice: async (): Promise<string> => (await notices())[0].raw,
    payments: () => rows("select * from payments where booking_id = $1 order by created_at", booking.id),
    booking: async () => (await rows("select * from bookings where id = $1", booking.id))[0],
    events: (type: string) =>
      rows("select payload from events where type = $1 and payload->>'reference' = $2", type, reference),
    emails: (template: string) =>
      rows("select subject, body from messages where template = $1 and about = $2", template, `booking:${reference}`),
    /** Waits until the stand-in has sent its notification. */
    arrived,
    /** Waits for the notifications and runs all reactions. */
    async notified(count: number) {
      await arrived(count);
      await site.settle();
    },
  };
}

/** Notifications that a forger, or a confused gateway, could send us. */
export function aNotificationFaker(site: Site) {
  const gateway = gatewayAccount(site.config, site.url);
  if (!gateway) throw new Error("There is no gateway.");
  const signed = (pairs: readonly Pair[], passphrase = gateway.passphrase): string => {
    const signature = createHash("md5").update(notificationText(pairs, passphrase)).digest("hex");
    return [...pairs, ["signature", signature]].map(([name, value = ""]) => `${name}=${phpEncode(value)}`).join("&");
  };
  const send = async (body: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site.url}/payments/payfast/itn`, {
      method: "POST",
      // The server closes the connection after a body that is too long, so the next request needs a new one.
      headers: { "content-type": "application/x-www-form-urlencoded", connection: "close", ...headers },
      body,
    });
    return [answer.status, await answer.text()] as const;
  };
  return {
    signed,
    send,
    /** A complete payment of R1 299, apart from `changes`. */
    complete(about: { paymentId: string; reference: string }, changes: Record<string, string> = {}): Pair[] {
      return Object.entries({
        m_payment_id: about.paymentId,
        pf_payment_id: "990001",
        payment_status: "COMPLETE",
        item_name: "A booking",
        amount_gross: "1299.00",
        amount_fee: "-29.88",
        amount_net: "1269.12",
        custom_str1: about.reference,
        merchant_id: gateway.merchantId,
        ...changes,
      });
    },
    /** The stand-in sends its delayed notifications, so many minutes from now. */
    tellLater: (minutes: number) =>
      tellAllShops(openDatabase(site.pool), {
        account: standInAccount(site.config.appSecret),
        now: new Date(Date.now() + minutes * 60_000),
      }),
  };
}
