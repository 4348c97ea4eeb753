import PostalMime from "postal-mime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { findSenderOf } from "#db/read-senders.ts";
import { pngSquare } from "#db/seed/documents.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { system } from "#domain/account/roles.ts";
import { createContext } from "#platform/create-context.ts";
import { Frame } from "#platform/mail/frame.tsx";
import { createCarrier } from "#platform/mail/mail-transport.ts";
import { deliverEmail } from "#platform/mail/mailer.ts";
import { recordText } from "#platform/texts/record-text.ts";
import { inTransaction } from "#platform/transaction.ts";
import { aMailServer } from "#testing/builders/services/a-mail-server.ts";
import { openTradingSite } from "#testing/builders/services/a-trading-site.ts";

let site: Awaited<ReturnType<typeof openTradingSite>>;
let admin: Awaited<ReturnType<typeof site.as>>;
let post: Awaited<ReturnType<typeof aMailServer>>;

beforeAll(async () => {
  site = await openTradingSite({ siteUrl: undefined });
  admin = await site.as("admin", { name: "Naledi Dube" });
  post = await aMailServer();
});
afterAll(async () => {
  await post.close();
  await site.close();
});

const ask = async (name: string, body: object) => (await site.call(name, body, admin.headers)).json();

async function write(key: string, template: string): Promise<string> {
  await inTransaction(site.pool, async (db) => {
    const { ctx } = createContext(site.world, { db, actor: system, correlationId: "test" });
    const content = Frame({ preview: key, sender: sampleCompany, children: `About ${key}` });
    await ctx.mail({ key, template, to: "thandi@example.com", subject: key, content });
  });
  const { rows } = await site.pool.query("select id from messages where key = $1", [key]);
  return rows[0].id;
}

/** As the mailbox gets it. */
async function arrived(id: string) {
  const carrier = createCarrier({
    smtpUrl: post.url,
    from: "Us <usual@cts.example>",
    host: "cts.example",
    dataDir: "/nowhere",
  });
  const tools = { queue: site.world.queue, log: site.world.log, now: new Date() };
  await deliverEmail(site.pool, id, { ...tools, carrier, sender: findSenderOf });
  return PostalMime.parse(post.received.at(-1) ?? "");
}

async function saveBrand(logo: string) {
  const { brand } = await ask("read-settings", {});
  return ask("save-settings", { part: "brand", version: brand.version, value: { ...brand.value, logo } });
}

async function aLogo(colour: [number, number, number]): Promise<string> {
  const send = async (side: number) => {
    const body = new Uint8Array(pngSquare(side, colour, [255, 255, 255]));
    const answer = await fetch(`${site.url}/files/v1`, { method: "POST", headers: admin.headers, body });
    const { id, claim } = await answer.json();
    return { file_id: id, claim };
  };
  return (await ask("add-logo", { mark: await send(512), icon: await send(192) })).logo;
}

test("an email comes from the sender of its kind, and answers go where the company says; without one, as before", async () => {
  const before = await arrived(await write("before", "booking-confirmed"));
  expect([before.from?.address, before.replyTo?.[0]?.address]).toEqual(["usual@cts.example", sampleCompany.email]);
  const value = {
    bookings: "trips@garden.example",
    accounts: "",
    documents: "accounts@garden.example",
    replies: "hello@garden.example",
    domain: "WWW.garden.example",
  };
  expect((await ask("save-settings", { part: "senders", version: 0, value })).senders.value.domain).toBe(
    "www.garden.example",
  );
  for (const [template, from] of [
    ["booking-confirmed", "trips@garden.example"],
    ["auth-recovery", "usual@cts.example"],
    ["invoice", "accounts@garden.example"],
  ] as const) {
    const email = await arrived(await write(`after ${template}`, template));
    expect([email.from?.address, email.replyTo?.[0]?.address]).toEqual([from, "hello@garden.example"]);
    expect(email.messageId).toContain(from.slice(from.indexOf("@")));
  }
});

test.each([
  ["bookings", "Garden Route <x@y.example>"],
  ["replies", "nobody"],
  ["domain", "https://www.garden.example/"],
])("what is no address is refused for %s", async (field, text) => {
  const value = { bookings: "", accounts: "", documents: "", replies: "", domain: "", [field]: text };
  const answer = await site.call("save-settings", { part: "senders", version: 1, value }, admin.headers);
  expect(answer.status).toBe(422);
});

test("our team reads the addresses that count without an entry", async () => {
  expect(await ask("sender-defaults", {})).toMatchObject({
    from: "hello@capetownshuttle.example",
    replies: sampleCompany.email,
    inbox: null,
    mail_host: null,
    is_site_set: false,
  });
});

test("the logo is within each email, named by the company; one that was written keeps its own", async () => {
  expect((await arrived(await write("no logo", "booking-confirmed"))).html).not.toContain("<img");
  const green = await aLogo([27, 122, 61]);
  await saveBrand(green);
  const waiting = await write("green", "booking-confirmed");
  await saveBrand(await aLogo([61, 27, 122]));
  const [written, next] = [await arrived(waiting), await arrived(await write("violet", "booking-confirmed"))];
  const pictures = [written, next].map(({ attachments }) => attachments.map(({ content }) => size(content)));
  expect(pictures[0]).not.toEqual(pictures[1]);
  for (const { html, attachments } of [written, next]) {
    expect(html).toMatch(new RegExp(`<img[^>]*alt="${sampleCompany.name}"`));
    expect(html).toContain('src="cid:logo@company"');
    expect(attachments).toMatchObject([
      { mimeType: "image/png", disposition: "inline", contentId: "<logo@company>", filename: "logo.png" },
    ]);
  }
  const { rows } = await site.pool.query("select html from messages where key = 'green'");
  expect(rows[0].html).toContain(`/pictures/${green}-192.png`);
});

const size = (content: ArrayBuffer | Uint8Array | string) => Buffer.from(content as ArrayBuffer).toString("base64");

test("an SMS begins with the short name; a colleague’s answer does not", async () => {
  const details = { ...sampleCompany, name: "Garden Route Transfers", short_name: "" };
  await ask("save-company-details", details);
  const db = openDatabase(site.pool);
  const tools = { now: new Date(), queue: site.world.queue };
  const facts = { what: "Trip", reference: "GRT-7K3M9Q", link: "https://x.example" };
  const common = { about: null, channel: "sms" as const, after: null };
  const phone = "+27825550177";
  await recordText(db, { ...common, key: "a", text: { event: "booking_cancelled", phone, facts } }, tools);
  await ask("save-company-details", { ...details, short_name: "GR Transfers" });
  await recordText(db, { ...common, key: "b", text: { event: "booking_cancelled", phone, facts } }, tools);
  await recordText(db, { ...common, key: "c", text: { event: "team_answer", phone, facts: { text: "Yes." } } }, tools);
  const { rows } = await site.pool.query("select body from messages where key like 'sms:%' order by key");
  expect(rows.map(({ body }) => body.slice(0, 27))).toEqual([
    "Garden Route: Trip GRT-7K3M",
    "GR Transfers: Trip GRT-7K3M",
    "Yes.",
  ]);
});
