import { expect, test } from "@playwright/test";
import { dayAhead } from "./a-booked-journey.ts";
import { aConnectionToCut, type Connection } from "./a-connection-to-cut.ts";
import { onDatabase } from "./on-database.ts";
import { browserOf } from "./signed-in.ts";
import { openWebKit, type WebKitPage, webKitMissing } from "./webkit.ts";

test.skip(webKitMissing !== undefined, `${webKitMissing} isn’t installed: apt install webkit2gtk-driver xvfb dbus`);
// One browser for both, because starting it takes the most time.
test.describe.configure({ mode: "serial" });

let webKit: WebKitPage;
let connection: Connection;

test.beforeAll(async ({ baseURL }) => {
  connection = await aConnectionToCut(baseURL ?? "");
  webKit = await openWebKit();
});
test.afterAll(async () => {
  await webKit?.close();
  await connection?.close();
});

test("a visitor books up to the price", async () => {
  const wish = { service: "airport_transfer", pickup: "Cape Town International Airport", destination: "Sea Point" };
  await webKit.goto(`${connection.url}/booking?${new URLSearchParams({ ...wish, date: dayAhead(9), time: "11:00" })}`);
  await webKit.press("Next");
  await webKit.type("First name", "Nomsa");
  await webKit.type("Last name", "Traveller");
  await webKit.type("Email", "nomsa@example.com");
  await webKit.type("Phone", "+27 82 555 0188");
  await webKit.press("Next");
  await webKit.sees("Complete Booking");
});

test("a driver reports offline, closes and reopens the app; once online each report is stored once", async ({
  baseURL,
}) => {
  const site = baseURL ?? "";
  const [driver, dispatcher] = [await tokenOf("driver", site), await tokenOf("dispatcher", site)];
  const tripId = await aTripInAnHour(site, driver.token);
  const page = `${connection.url}/driver/dashboard/trips/${tripId}`;
  await webKit.run("localStorage.setItem('cts-auth', arguments[0])", driver.session);
  await webKit.goto(page);
  await webKit.sees("I’m on my way");
  await webKit.run("window.isKept = false; navigator.serviceWorker.ready.then(() => { window.isKept = true; })");
  await expect.poll(() => webKit.run("return window.isKept")).toBe(true);

  connection.cut();
  for (const step of ["I’m on my way", "I’ve arrived"]) {
    await webKit.press(step);
    await webKit.press(`Press again to confirm${step}`);
  }
  await webKit.sees("2 reports are waiting for a connection");
  await webKit.goto("about:blank");
  await webKit.goto(page);
  await webKit.sees("2 reports are waiting for a connection");
  await webKit.sees("Saved copy from");

  connection.mend();
  await webKit.press("Send now");
  await webKit.missed("waiting for a connection");
  const record = await ask(site, dispatcher.token, "read-trip-record", { trip_id: tripId });
  expect(record.events.map(({ event }: { event: string }) => event)).toEqual(["depart", "arrive"]);
});

async function tokenOf(who: "driver" | "dispatcher", site: string) {
  const session = (await browserOf(who, site)).origins[0]?.localStorage[0]?.value ?? "";
  return { session, token: JSON.parse(session).access_token as string };
}

async function ask(site: string, token: string, call: string, body: object) {
  const answer = await fetch(`${site}/functions/v1/${call}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Moves the driver's last planned trip close to now, so that a phone may report its departure. */
async function aTripInAnHour(site: string, token: string): Promise<string> {
  const { trips } = await ask(site, token, "my-trips", { when: "ahead" });
  const last = trips.findLast(
    (trip: { state: string; is_offer: boolean }) => trip.state === "assigned" && !trip.is_offer,
  );
  await onDatabase(`.cache/browser-test-data-${process.env.E2E_PORT}`, (client) =>
    client.query(
      "update trips set pickup_at = now() + interval '1 hour', planned_end = now() + interval '2 hours' where id = $1",
      [last.id],
    ),
  );
  return last.id;
}
