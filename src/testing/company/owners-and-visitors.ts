import fs from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { expect } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { findNextMoment } from "#db/read-pages.ts";
import { system } from "#domain/account/roles.ts";
import { sendBookingConfirmed } from "#features/booking/booking-emails/server/send-booking-confirmed.ts";
import { createContext } from "#platform/create-context.ts";
import { createLogger } from "#platform/logger.ts";
import { followSiteVersion } from "#platform/site-version.ts";
import { inTransaction } from "#platform/transaction.ts";
import { driverWorker } from "../../app/pages/driver-worker-file.ts";
import { renderPage } from "../../app/pages/entry-server.tsx";
import { pageStoreOf } from "../../app/pages/page-store-of.ts";
import { keepRecordAddresses, readRecordAddresses } from "../../app/record-addresses.ts";
import { createSiteServer } from "../../app/serve-site.ts";
import { withMoments } from "../../app/site-moments.ts";
import { signInPerson } from "../builders/people/a-signed-in-person.ts";
import { runReactions } from "../builders/services/a-trading-site.ts";
import { eventually } from "../eventually.ts";
import { newOpenFolder } from "../open-folder.ts";
import { ordinaryDay } from "../ordinary-day.ts";
import { openTwoInstances } from "../two-instances.ts";

type Email = {
  readonly subject: string;
  readonly html: string;
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly content: string }[];
};

/** A build of the driver’s app with nothing in it: its service worker lists what the company adds. */
async function anEmptyBuild(): Promise<string> {
  const folder = await newOpenFolder();
  for (const file of [".vite/manifest.json", "driver/sw.js", "theme.js", "favicon.svg", "icon-192.png"]) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), file.endsWith(".json") ? "{}" : `/* ${file} */`);
  }
  return folder;
}

export type OwnersAndVisitors = Awaited<ReturnType<typeof ownersAndVisitors>>;

/** Our team works on one instance; visitors read the pages of another as they are served, with what it keeps of them. */
export async function ownersAndVisitors() {
  const instances = await openTwoInstances();
  const team = await signInPerson(instances.one, { roles: ["admin"] });
  const { app, pool, world, url } = instances.other;
  const log = createLogger("silent");
  const { address } = instances;
  const version = await followSiteVersion(address, log);
  const store = pageStoreOf(app, { address, pool, world, close: async () => {} });
  const client = await anEmptyBuild();
  const noAssets = () => ({ styles: [], wake: "", scripts: [] });
  const siteVersion = withMoments(
    version.current,
    () => world.clock().getTime(),
    () => findNextMoment(openDatabase(pool), world.clock()),
  );
  const site = createSiteServer({
    app,
    files: new Map([driverWorker(client, openDatabase(pool))]),
    siteUrl: url,
    siteVersion,
    logo: async () => (await findBrand(openDatabase(pool))).logo,
    records: keepRecordAddresses(siteVersion, () => readRecordAddresses(openDatabase(pool), world.clock())),
    log,
    render: (page) => renderPage(page, store, noAssets),
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const there = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  /** The seconds from each saved answer to its notice on the other instance. */
  const seconds: number[] = [];

  const post = (to: string, name: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${to}/functions/v1/${name}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  const visitor = async (name: string, body: object) => (await post(instances.other.url, name, body)).json();
  /** As a visitor of the other instance reads it. */
  const read = async (page: string): Promise<string> => (await fetch(`${there}${page}`)).text();

  return {
    there,
    team,
    /** Moves the clock of everyone on. */
    wait: instances.wait,
    one: instances.one,
    pool: instances.pool,
    seconds,
    visitor,
    read,
    /** Our team, on the first instance. */
    async ask(name: string, body: object) {
      const answer = await post(instances.one.url, name, body, team.headers);
      return { status: answer.status, ...(await answer.json()) };
    },
    /**
     * A change on the first instance, up to its notice on the other one. From then on the very next request there is
     * fresh: a test reads each page once.
     */
    async changed<T>(change: () => Promise<T>): Promise<T> {
      const before = version.current();
      const answer = await change();
      const answered = performance.now();
      await eventually(() => expect(version.current()).toBeGreaterThan(before));
      seconds.push((performance.now() - answered) / 1000);
      return answer;
    },
    /** The list of files that the driver’s app keeps on a phone. */
    keptOnPhones: async () => (await read("/driver/sw.js")).split("\n", 1)[0] ?? "",
    /** A booking of a visitor of the other instance, with the emails that it brings. */
    async booked() {
      const { booking_reference: reference } = await visitor("create-booking", {
        service_type: "airport_transfer",
        pickup_location: "Cape Town International Airport",
        destination: "12 Kloof Street, Gardens",
        pickup_date: ordinaryDay(30),
        pickup_time: "09:00",
        passengers: 2,
        bags: 1,
        first_name: "Anna",
        last_name: "Berg",
        email: "anna@example.com",
        phone: "+27825550123",
        accepted_terms: true,
      });
      await runReactions(instances.other);
      const { rows } = await instances.pool.query("select * from messages where about = $1 and recipient = $2", [
        `booking:${reference}`,
        "anna@example.com",
      ]);
      return { reference: String(reference), emails: rows as Email[] };
    },
    /** The calendar file of the email that confirms a booking. */
    async confirmed(reference: string) {
      await pool.query("update bookings set state = 'confirmed' where reference = $1", [reference]);
      await inTransaction(pool, async (db) => {
        const { ctx } = createContext(world, { db, actor: system, correlationId: "test" });
        await sendBookingConfirmed(ctx, { type: "booking.confirmed", reference });
      });
      const { rows } = await pool.query("select * from messages where about = $1 and template = 'booking-confirmed'", [
        `booking:${reference}`,
      ]);
      const [email] = rows as Email[];
      const calendar = email?.attachments.find(({ type }) => type.startsWith("text/calendar"));
      const text = Buffer.from(calendar?.content ?? "", "base64").toString();
      return { email, name: calendar?.name, entry: text.replaceAll("\r\n ", "") };
    },
    async close() {
      site.closeAllConnections();
      await new Promise<void>((resolve) => site.close(() => resolve()));
      await version.stop();
      await instances.close();
      await fs.rm(client, { recursive: true, force: true });
    },
  };
}
