import { type Browser, expect, type Page } from "@playwright/test";
import { addMinutes, localDateOf } from "../src/domain/time/local-time.ts";
import { newId } from "../src/platform/ids.ts";
import { aPage, ask } from "./a-new-company.ts";
import { barriers } from "./accessibility.ts";
import { onDatabase } from "./on-database.ts";
import { bookAndPay, type PaidBooking } from "./processes/book-and-pay.ts";
import type { Site } from "./site-process.ts";

/** A company with one driver: its site, our team’s page and the driver's phone. */
export type Road = { readonly site: Site; readonly dataDir: string; readonly team: Page; readonly phone: Page };
type Trip = PaidBooking & { readonly id: string };

/** Outside the airport’s arrivals hall. */
const arrivals = { latitude: -33.9701, longitude: 18.5975, accuracy: 12 };

/**
 * Booked, paid, assigned and with a flight 40 minutes late; then the day comes, and the flight landed 100
 * minutes ago.
 */
async function aTripAtTheAirport(road: Road, hour: number): Promise<Trip> {
  const paid = await bookAndPay(road.site, { day: 3, hour }, { flight_number: "BA 43" });
  if (!paid) throw new Error("No vehicle could be held.");
  return onDatabase(road.dataDir, async (client) => {
    const row = async (columns: string) =>
      (
        await client.query(
          `select ${columns} from trips t join bookings b on b.id = t.booking_id where b.reference = $1`,
          [paid.reference],
        )
      ).rows[0];
    await expect.poll(async () => (await row("t.state"))?.state).toBe("unassigned");
    const { id, version, start, driver_id, vehicle_id } = await row(
      `t.id, t.version, t.pickup_at as start, (select id from drivers) as driver_id, (select id from vehicles) as vehicle_id`,
    );
    await done(road.team, "assign-trip", { trip_id: id, version, driver_id, vehicle_id });
    const expected_at = addMinutes(start, 40).toISOString();
    await done(road.team, "set-flight", { trip_id: id, status: "delayed", expected_at });
    await expect.poll(async () => (await row("t.pickup_at as start")).start).toEqual(addMinutes(start, 40));
    // The site is still sending emails about the delay, and a deadlock would make the database abort one
    // side.
    const dayComes = () =>
      client.query(
        "update trips set pickup_at = now() - interval '100 minutes', planned_end = now() - interval '40 minutes' where id = $1",
        [id],
      );
    await expect
      .poll(() =>
        dayComes().then(
          () => "",
          (error: Error) => error.message,
        ),
      )
      .toBe("");
    await client.query("update trip_flights set expected_at = now() - interval '100 minutes' where trip_id = $1", [id]);
    return { ...paid, id };
  });
}

async function done(page: Page, call: string, body: object) {
  const answer = await ask(page, call, body);
  expect(answer, call).toMatchObject({ status: 200 });
  return answer;
}

/** The driver’s report of this many minutes ago. */
async function reported(road: Road, trip: Trip, reports: readonly (readonly [event: string, minutesAgo: number])[]) {
  const { accuracy: accuracy_m, ...point } = arrivals;
  const events = reports.map(([event, minutesAgo]) => ({
    key: newId(),
    trip_id: trip.id,
    event,
    occurred_at: addMinutes(new Date(), -minutesAgo).toISOString(),
    place: { ...point, accuracy_m },
    battery_percent: 60,
  }));
  await done(road.phone, "send-trip-events", { sent_at: new Date().toISOString(), events });
}

async function openTrip({ phone }: Road, trip: Trip): Promise<void> {
  await phone.context().setGeolocation(arrivals);
  await phone.goto(`/driver/dashboard/trips/${trip.id}`);
  await expect(phone.getByText(trip.reference).first()).toBeVisible();
}

/** Uses the slider by key: pressed twice. */
async function slide(phone: Page, label: string): Promise<void> {
  await phone.getByRole("button", { name: label, exact: true }).click();
  await phone.getByRole("button", { name: `Press again to confirm ${label}` }).click();
}

/** A late flight, paid waiting, met by PIN, dropped off; the customer's review is published. */
export async function meetsByPin(road: Road, browser: Browser): Promise<void> {
  const trip = await aTripAtTheAirport(road, 9);
  await reported(road, trip, [
    ["depart", 130],
    ["arrive", 105],
  ]);
  const { reference, code } = trip;
  const booking = await (await road.site.call("read-my-booking", { reference, code })).json();
  const customer = await aPage(browser, road.site, { viewport: { width: 390, height: 844 } });
  await customer.goto(booking.trips[0].live_page);
  const pin = (await customer.locator(".pin-note b").textContent()) ?? "";
  const waited = /Waiting so far: (R[\d\s.]+) \(/.exec((await customer.locator("#now").textContent()) ?? "")?.[1];

  const { phone, team } = road;
  await openTrip(road, trip);
  await expect(phone.getByRole("timer"), "the same meter").toHaveText(waited ?? "a price");
  await expect(phone.getByText("Flight BA 43")).toBeVisible();
  expect(await barriers(phone)).toEqual([]);
  const tryPin = async (digits: string) => {
    await phone.getByLabel(/^Passenger’s PIN/).fill(digits);
    await phone.getByRole("button", { name: "Check", exact: true }).click();
  };
  await tryPin(pin === "0000" ? "1111" : "0000");
  await expect(phone.getByText("That PIN is wrong. 4 tries left.")).toBeVisible();
  await tryPin(pin);
  await expect(phone.getByText("The PIN is right")).toBeVisible();
  await slide(phone, "Passenger on board");
  await slide(phone, "Passenger dropped off");
  await expect(phone.getByText("What was recorded")).toBeVisible();

  await askForRating(road, trip);
  const open = await (await road.site.call("booking-ratings", { reference, code })).json();
  await customer.goto(`/rate-driver?token=${open.ratings[0].token}`);
  for (const part of ["Overall", "Punctuality", "Vehicle", "Sipho’s driving"])
    await customer.getByRole("group", { name: part }).getByRole("radio", { name: /^5 / }).check({ force: true });
  await customer.getByRole("textbox", { name: /^Your review/ }).fill("He waited for our bags.");
  await customer.getByRole("checkbox", { name: /^You may publish/ }).check();
  expect(await barriers(customer)).toEqual([]);
  await customer.getByRole("button", { name: "Send rating" }).click();
  await expect(customer.getByText("Thank you for your rating")).toBeVisible();
  await team.goto("/admin/reviews");
  await team.getByRole("button", { name: `Publish review of ${reference}` }).click();
  await team.getByRole("dialog").getByRole("button", { name: "Publish review" }).click();
  await expect(team.getByText("Review published")).toBeVisible();
  await customer.goto("/reviews");
  await expect(customer.getByText("He waited for our bags.")).toBeVisible();
  await customer.context().close();
}

/** Two hours after the drop-off and never at night, when the schedule would send it. */
const askForRating = (road: Road, { id }: Trip) =>
  onDatabase(road.dataDir, async (client) => {
    await expect
      .poll(async () => (await client.query("select state from trips where id = $1", [id])).rows[0].state)
      .toBe("completed");
    await client.query(
      `insert into ratings (id, trip_id, booking_id, driver_id, state, asked_at, updated_at)
       select $2, t.id, t.booking_id, a.driver_id, 'requested', now(), now()
       from trips t join assignments a on a.trip_id = t.id and a.driver_id is not null where t.id = $1 limit 1`,
      [id, newId()],
    );
  });

/** A no-show: the driver collects evidence and asks, a dispatcher confirms next to the evidence. */
export async function noOneComes(road: Road): Promise<void> {
  const trip = await aTripAtTheAirport(road, 12);
  await reported(road, trip, [
    ["depart", 130],
    ["arrive", 105],
    ["call_passenger", 60],
    ["message_passenger", 45],
  ]);
  const { phone, team } = road;
  await openTrip(road, trip);
  const report = phone.getByRole("button", { name: "Report no-show", exact: true });
  await expect(report, "without a photograph").toBeDisabled();
  await phone.getByLabel("Photograph the pickup").setInputFiles("public/icon-512.png");
  await expect(report).toBeEnabled();
  expect(await barriers(phone)).toEqual([]);
  await slide(phone, "Report no-show");
  await expect(phone.getByText("Dispatch is checking your no-show report")).toBeVisible();

  const day = localDateOf(addMinutes(new Date(), -100));
  await team.goto(`/dispatcher/dashboard?date=${day}&trip=${trip.id}`);
  const panel = team.getByRole("region", { name: "No-show" });
  await expect(panel.getByText("1 photograph")).toBeVisible();
  expect(await barriers(team, "dialog[open]")).toEqual([]);
  await panel.getByRole("button", { name: "Confirm no-show" }).click();
  const dialog = team.getByRole("dialog", { name: `Confirm no-show for ${trip.reference}?` });
  await dialog.getByRole("button", { name: "Confirm no-show" }).click();
  await expect(dialog).toBeHidden();
  const download = team.waitForEvent("download");
  await team.getByRole("button", { name: "Evidence (PDF)" }).click();
  expect((await download).suggestedFilename()).toBe(`evidence-${trip.reference}.pdf`);
  const answer = phone.getByText("Dispatch has confirmed the no-show").or(phone.getByText("No-show", { exact: true }));
  await expect(answer.first()).toBeVisible();
}

/** A driver’s alarm appears on our team’s open page at once, and the driver reads who has accepted it. */
export async function raisesSos({ phone, team }: Road): Promise<void> {
  await team.goto("/admin/vehicles");
  await phone.getByRole("button", { name: /^SOS/ }).click();
  const sheet = phone.getByRole("dialog", { name: "SOS" });
  await sheet.getByRole("button", { name: "Hold for three seconds" }).click();
  await sheet.getByRole("button", { name: "Send SOS without holding" }).click();
  const band = team.getByRole("region", { name: "SOS alarms" });
  await expect(band.getByText(/^SOS from Sipho Mokoena/), "without a reload").toBeVisible();
  expect(await barriers(team, "section[aria-label='SOS alarms']")).toEqual([]);
  await band.getByRole("button", { name: "Take alarm" }).click();
  await expect(sheet.getByText("Our team has your alarm")).toBeVisible();
  expect(await barriers(phone, "dialog[open]")).toEqual([]);
  await band.getByRole("button", { name: "Close alarm" }).click();
  const dialog = team.getByRole("dialog");
  await dialog.getByLabel("What happened").fill("A false alarm.");
  await dialog.getByRole("button", { name: "Close alarm" }).click();
  await expect(band).toBeHidden();
}
