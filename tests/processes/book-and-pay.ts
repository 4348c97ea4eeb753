import { bookingRequest, type Site } from "../site-process.ts";

export type PaidBooking = { readonly reference: string; readonly code: string };
type Field = { readonly name: string; readonly value: string };

/** Books a transfer and pays it by card at the stand-in gateway; undefined if no vehicle could be held. */
export async function bookAndPay(
  site: Site,
  { day, hour }: { day: number; hour: number },
  changes: object = {},
): Promise<PaidBooking | undefined> {
  const pickup_date = new Date(Date.now() + day * 24 * 3_600_000).toISOString().slice(0, 10);
  const pickup_time = `${String(hour).padStart(2, "0")}:00`;
  const booked = await site.call("create-booking", bookingRequest({ pickup_date, pickup_time, ...changes }));
  const { booking_reference: reference, access_code: code, state } = await booked.json();
  if (state !== "awaiting_payment") return undefined;
  const started = await site.call("start-payment", { reference, code, method: "online" });
  const { form } = await started.json();
  const fields = new URLSearchParams(form.fields.map(({ name, value }: Field) => [name, value]));
  const opened = await fetch(new URL(form.action, site.url), { method: "POST", body: fields, redirect: "manual" });
  const page = new URL(opened.headers.get("location") ?? "", site.url);
  const choice = new URLSearchParams({ choice: "card" });
  const taken = await fetch(page, { method: "POST", body: choice, redirect: "manual" });
  return taken.status === 303 ? { reference, code } : undefined;
}

/** The paid bookings that are not confirmed yet, with their status. */
export async function notConfirmed(site: Site, paid: readonly PaidBooking[]): Promise<string[]> {
  const said: string[] = [];
  for (const { reference, code } of paid) {
    const answer = await site.call("payment-status", { reference, code });
    const body = await answer.json();
    if (body.state !== "confirmed") said.push(`${reference}: ${answer.status} ${JSON.stringify(body)}`);
  }
  return said;
}
