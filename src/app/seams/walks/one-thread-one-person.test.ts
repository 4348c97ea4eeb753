import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { bookings } from "#db/schema/booking.ts";
import { system } from "#domain/account/roles.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addHours } from "#domain/time/local-time.ts";
import { remindCustomers } from "#features/booking/holds/server/remind-customers.ts";
import type { Context } from "#platform/context.ts";
import { createContext } from "#platform/create-context.ts";
import { accessCodeFor } from "#platform/ids.ts";
import { createCarrier } from "#platform/mail/mail-transport.ts";
import { deliverEmail } from "#platform/mail/mailer.ts";
import { deliverText } from "#platform/texts/deliver-text.ts";
import { inTransaction } from "#platform/transaction.ts";
import { factsOf } from "#testing/builders/booking/an-edit.ts";
import { writeCrew } from "#testing/builders/dispatch/a-crew.ts";
import { guestOfBooking } from "#testing/builders/money/a-paying-guest.ts";
import { aQuoteDraft } from "#testing/builders/money/a-quote.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";
import { givenSettings } from "#testing/company/given-settings.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { standInAccounts } from "../../../sandbox/phones/stand-in-accounts.ts";
import { replyToOf } from "../../mail-in.ts";

type Site = Awaited<ReturnType<typeof openTradingSite>>;
type Person = Awaited<ReturnType<Site["as"]>>;

const mailIn = { address: "reply@in.example.com", webhookSecret: "a secret for tests of the mail webhook" };
const phone = "+27825550177";
const email = "zola@example.com";
let site: Site;
let team: Person;
let driver: Person;

beforeAll(async () => {
  site = await openTradingSite({ hasStandInPhones: true, mailIn });
  team = await site.as("admin");
  driver = await site.as("driver");
});
afterAll(() => site.close());

const rows = async (query: string, ...values: unknown[]) => (await site.pool.query(query, values)).rows;
const ask = async (who: Person, name: string, body: object) => {
  const answer = await site.call(name, body, who.headers);
  const read = await answer.json();
  if (answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(read)}`);
  return read;
};
const post = (path: string, body: string, headers: Record<string, string>) =>
  site.app.request(path, { method: "POST", body, headers });
const signed = (body: string, secret: string) => `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;

/** From their phone, as Meta’s servers say it. */
async function writeByWhatsApp(text: string, id: string) {
  const message = {
    from: phone.slice(1),
    id,
    timestamp: String(Math.floor(Date.now() / 1000)),
    type: "text",
    text: { body: text },
  };
  const contacts = [{ wa_id: phone.slice(1), profile: { name: "Zola Dube" } }];
  const body = JSON.stringify({ entry: [{ changes: [{ value: { contacts, messages: [message] } }] }] });
  // The stand-in at the other end keeps the window of a day for its own phones.
  await rows(
    `insert into sandbox_texts (id, channel, provider, number, direction, text, status, created_at)
     values (gen_random_uuid(), 'whatsapp', 'whatsapp', $1, 'from_phone', $2, 'written', now())`,
    phone,
    text,
  );
  const { appSecret } = standInAccounts(site.config.appSecret).whatsapp;
  const headers = { "content-type": "application/json", "x-hub-signature-256": signed(body, appSecret) };
  expect((await post("/webhooks/whatsapp", body, headers)).status).toBe(200);
}

/** From their mailbox, as the service that forwards mail says it. */
const writeEmail = (to: string, subject: string, text: string, secret = mailIn.webhookSecret) => {
  const mail = `From: Zola <${email}>\r\nTo: ${to}\r\nSubject: ${subject}\r\nMessage-ID: <${subject.length}@example.com>\r\nDate: Tue, 3 Nov 2026 09:00:00 +0200\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;
  return post("/webhooks/mail", mail, { "content-type": "message/rfc822", "x-signature-256": signed(mail, secret) });
};

/** Everything that waits goes out: texts to the stand-ins’ phones, emails to where the reply address is read. */
async function deliver() {
  const { queue, log, handed } = site.world;
  const replyTo = replyToOf(site.config);
  const carried: string[] = [];
  const folder = createCarrier({
    smtpUrl: undefined,
    from: undefined,
    host: "example.com",
    dataDir: site.config.dataDir,
  });
  const carrier = {
    ...folder,
    carry: async (message: Parameters<typeof folder.carry>[0]) =>
      void carried.push(`${message.recipient} ${message.replyTo}`),
  };
  const sender = async () => ({ name: "Cape Town Shuttle", email: "hello@example.com" });
  for (const { id, channel } of await rows(
    "select id, channel from messages where state = 'queued' order by created_at, id",
  )) {
    const now = new Date();
    if (channel === "email") await deliverEmail(site.pool, id, { carrier, queue, log, now, sender, replyTo });
    else await deliverText(site.pool, id, { texts: handed.texts, queue, log, now });
  }
  return carried;
}

const onSchedule = (run: (ctx: Context) => Promise<void>, now: Date) =>
  inTransaction(site.pool, async (db) => {
    const opened = createContext({ ...site.world, clock: () => now }, { db, actor: system, correlationId: "test" });
    await run(opened.ctx);
    await opened.finish();
  });

const openThread = async (who = team) => {
  const { threads } = await ask(who, "list-threads", { filter: "all", search: "zola" });
  expect(threads).toHaveLength(1);
  return ask(who, "read-thread", { thread: threads[0].id });
};
const told = (thread: { entries: readonly { kind: string; channel: string; text: string; author: string }[] }) =>
  thread.entries.map(({ kind, channel, text }) => `${kind} ${channel}: ${text}`);

test("a stranger writes by WhatsApp, is quoted, books, changes by email, is reminded by SMS, rides and complains by chat", async () => {
  const day = ordinaryDay(20);
  await writeByWhatsApp("Can you drive two of us from the airport?", "wamid.first");
  await writeByWhatsApp("Can you drive two of us from the airport?", "wamid.first");
  await site.settle();

  // Our team answers where they wrote, and quotes.
  const begun = await openThread();
  expect(begun).toMatchObject({ name: "Zola Dube", preset: "whatsapp", waits_for: "team", is_unread: true });
  const answer = {
    thread: begun.id,
    version: begun.version,
    channel: "whatsapp",
    text: "Gladly. A quote is on its way.",
  };
  await ask(team, "answer-thread", answer);
  await site.settle();
  await deliver();
  expect(await rows("select text from sandbox_texts where number = $1 and direction = 'to_phone'", phone)).toEqual([
    { text: "Gladly. A quote is on its way." },
  ]);
  const [enquiry] = await rows("select * from enquiries");
  expect(enquiry).toMatchObject({ state: "contacted", phone, source: "whatsapp" });
  const draft = await ask(team, "create-quote", { enquiry_id: enquiry.id });
  const plain = aQuoteDraft();
  const journey = { ...plain.journey, pickup_date: day, pickup_time: "09:00" };
  const until = addHours(new Date(), 48).toISOString();
  const saved = await ask(team, "save-quote", {
    ...draft,
    draft: {
      ...plain,
      customer_name: "Zola Dube",
      customer_email: email,
      customer_phone: phone,
      journey,
      valid_until: until,
    },
  });
  await ask(team, "send-quote", { id: saved.id, row_version: saved.row_version, is_confirmed: true });
  await site.settle();

  // They accept and pay.
  const [quoteEmail] = await rows("select body from messages where template = 'quote'");
  const token = decodeURIComponent(/\/quote\?q=([^\s\]]+)/.exec(quoteEmail.body)?.[1] ?? "");
  const { terms_version: terms } = await (await site.call("read-quote", { token })).json();
  const accepted = await site.call("accept-quote", { token, option: "A", name: "Zola Dube", terms_version: terms });
  const { booking_reference: reference } = await accepted.json();
  await site.settle();
  const guest = await guestOfBooking(site, reference);
  const { page } = await guest.goToGateway();
  await guest.choose(page, "card");
  await guest.notified(1);
  await site.settle();
  const [booking] = await rows("select * from bookings where reference = $1", reference);
  expect(booking).toMatchObject({ state: "confirmed", person_id: enquiry.person_id });

  // A change by email, to the address of the confirmation; a forged one changes nothing and is counted.
  const carried = await deliver();
  const reply = carried.findLast((one) => one.startsWith(email))?.split(" ")[1] ?? "";
  expect(reply).toMatch(/^reply\+[0-9a-f]{32}\.[0-9a-f]{16}@in\.example\.com$/);
  const forged = reply.replace(/\.[0-9a-f]/, (start) => (start === ".0" ? ".1" : ".0"));
  expect((await writeEmail(forged, "Re: forged", "Cancel it all")).status).toBe(200);
  expect((await writeEmail(reply, "Re: unsigned", "Cancel it all", "another secret")).status).toBe(401);
  expect(await rows("select kind from channel_notifications where provider = 'mail'")).toHaveLength(2);
  const words = "Please fetch us at 10:00.\r\n\r\nOn Tue, 3 Nov 2026, Cape Town Shuttle wrote:\r\n> Your booking";
  expect((await writeEmail(reply, "Re: Your booking", words)).status).toBe(200);
  expect((await writeEmail(reply, "Re: Your booking", words)).status).toBe(200);
  const db = openDatabase(site.pool);
  const [current] = await db.select().from(bookings).where(eq(bookings.reference, reference));
  if (!current) throw new Error("no booking");
  await ask(team, "edit-booking", {
    ...factsOf(current),
    id: current.id,
    version: current.version,
    pickup_time: "10:00",
  });
  await site.settle();

  // A driver; a reminder by SMS; the drive.
  const crew = await writeCrew(
    { db },
    { driver: { userId: driver.userId, email: "sipho@example.com" }, vehicle: { seats: 4 } },
  );
  const [trip] = await rows("select t.id, t.version from trips t where t.booking_id = $1", current.id);
  await ask(team, "assign-trip", { trip_id: trip.id, version: trip.version, ...crew });
  await site.settle();
  await onSchedule(
    (ctx) => givenSettings(ctx, { channels: { ...defaultSettings.channels, choices: { booking_reminder: ["sms"] } } }),
    new Date(),
  );
  const [{ pickup_at: pickupAt }] = await rows("select pickup_at from bookings where reference = $1", reference);
  await onSchedule(remindCustomers, addHours(pickupAt, -20));
  await deliver();
  const reminded = await rows("select text from sandbox_texts where number = $1 and channel = 'sms'", phone);
  expect(reminded).toEqual([{ text: expect.stringContaining(`10:00`) }]);
  await rows("update trips set state = 'completed' where id = $1", trip.id);
  await rows("update bookings set state = 'completed' where reference = $1", reference);

  // The complaint, from the chat with the code of the booking.
  const chat = {
    contact: email,
    name: "Zola",
    text: "The driver was late.",
    reference,
    code: accessCodeFor(site.world.secret, reference),
  };
  expect((await site.call("leave-message", chat)).status).toBe(200);
  await site.settle();

  const thread = await openThread();
  const said = told(thread);
  const order = [
    "in whatsapp: Can you drive two of us from the airport?",
    "out whatsapp: Gladly. A quote is on its way.",
    "in email: Please fetch us at 10:00.",
    "in chat: The driver was late.",
  ];
  expect(said.filter((one) => order.includes(one))).toEqual(order);
  const sent = thread.entries.map(({ subject }: { subject: string }) => subject).filter(Boolean);
  expect(sent).toEqual(
    expect.arrayContaining([expect.stringMatching(/^Quote Q-/), `Booking ${reference} confirmed`, "Re: Your booking"]),
  );
  expect(said.some((one) => one.startsWith("out sms: ") && one.includes(reference))).toBe(true);
  expect(thread.records.map((one: { reference: string }) => one.reference).sort()).toEqual(
    [reference, enquiry.reference].sort(),
  );
  expect(thread).toMatchObject({ waits_for: "team", person: { name: "Zola Dube", bookings: 1 } });

  // One person, and every side says the same.
  expect(await rows("select id from people where merged_into is null")).toEqual([{ id: enquiry.person_id }]);
  const byBooking = await ask(team, "read-thread", { thread: `booking:${reference}` });
  expect([byBooking.id, told(byBooking)]).toEqual([thread.id, said]);
  const own = await guest.call("read-my-booking");
  const desk = await ask(team, "read-booking", { reference });
  const record = thread.records.find((one: { kind: string }) => one.kind === "booking");
  expect([own.pickup_at, desk.pickup_at, record.at].map((at: string) => new Date(at).toISOString())).toEqual(
    Array.from({ length: 3 }, () => pickupAt.toISOString()),
  );
  const agenda = await ask(driver, "my-trips", { when: "ahead" });
  expect(agenda.trips).toMatchObject([{ reference }]);
}, 120_000);
