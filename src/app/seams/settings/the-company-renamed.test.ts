import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { findBrand } from "#db/read-brand.ts";
import { pngSquare } from "#db/seed/documents.ts";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { createLogger } from "#platform/logger.ts";
import { followSiteVersion, type SiteVersion } from "#platform/site-version.ts";
import { signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { runReactions } from "#testing/builders/services/a-trading-site.ts";
import { saidOn } from "#testing/company/drawn-pages.ts";
import { eventually } from "#testing/eventually.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { type Instances, openTwoInstances } from "#testing/two-instances.ts";
import { renderPage } from "../../pages/entry-server.tsx";
import { pageStoreOf } from "../../pages/page-store-of.ts";
import { keepRecordAddresses, readRecordAddresses } from "../../record-addresses.ts";
import { createSiteServer } from "../../serve-site.ts";

let instances: Instances;
let version: SiteVersion;
let site: ReturnType<typeof createSiteServer>;
let team: Awaited<ReturnType<typeof signInPerson>>;

/** The pages of the other instance as they are served, with what it keeps of them. */
beforeAll(async () => {
  instances = await openTwoInstances();
  team = await signInPerson(instances.one, { roles: ["admin"] });
  const { app, pool, world, url } = instances.other;
  const log = createLogger("silent");
  const { address } = instances;
  version = await followSiteVersion(address, log);
  const services = { address, pool, world, close: async () => {} };
  const store = pageStoreOf(app, services);
  const noAssets = () => ({ styles: [], wake: "", scripts: [] });
  site = createSiteServer({
    app,
    files: new Map(),
    siteUrl: url,
    siteVersion: version.current,
    logo: async () => (await findBrand(openDatabase(pool))).logo,
    records: keepRecordAddresses(version.current, () => readRecordAddresses(openDatabase(pool))),
    log,
    render: (address) => renderPage(address, store, noAssets),
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  site.closeAllConnections();
  await new Promise<void>((resolve) => site.close(() => resolve()));
  await version.stop();
  await instances.close();
});

/** As a visitor of the other instance reads it. */
const read = async (address: string): Promise<string> =>
  (await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${address}`)).text();

/** Our team, on the first instance. */
const ask = async (name: string, body: object) => {
  const answer = await fetch(`${instances.one.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...team.headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
};

const visitor = async (name: string, body: object) => {
  const answer = await fetch(`${instances.other.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.json();
};

/** A booking of a visitor of the other instance, with the emails that it brings. */
async function booked() {
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
  return { reference: String(reference), emails: rows as { subject: string; html: string; attachments: object[] }[] };
}

test("other colours are on the next page and in the next email of another instance; sent emails keep theirs", async () => {
  const colours = { main: "#1b7a3d", accent: "#ffd23f", deep: "#12382a" };
  const before = await booked();
  expect(before.emails.length).toBeGreaterThan(0);
  const pages = ["/", "/tours/table-mountain", "/booking", "/driver/dashboard", "/admin"];
  for (const page of pages) expect(await read(page)).not.toContain("#12382a");

  const pale = await ask("save-settings", { part: "brand", version: 0, value: { ...colours, main: "#ffd400" } });
  expect(JSON.stringify(pale)).toContain("1.4:1");
  expect((await ask("save-settings", { part: "brand", version: 0, value: colours })).status).toBe(200);
  for (const page of pages)
    await eventually(async () => expect(await read(page)).toContain('<meta name="theme-color" content="#12382a">'));
  expect(await read("/")).toContain("--primary:light-dark(#1b7a3d,");
  for (const manifest of ["/manifest.webmanifest", "/driver/app.webmanifest"])
    expect(JSON.parse(await read(manifest)).theme_color).toBe("#12382a");
  const after = await booked();
  for (const { html } of after.emails) expect(html).toContain("#12382a");
  expect((await booked()).emails[0]?.html).not.toMatch(/%[a-z-]+%/);
  const { rows } = await instances.pool.query("select html from messages where about = $1", [
    `booking:${before.reference}`,
  ]);
  for (const { html } of rows) expect(html).not.toContain("#12382a");
}, 120_000);

test("a logo is in the head and the frame of the next page, in manifests and at the usual addresses of icons; it can be taken back", async () => {
  const send = async (side: number) => {
    const body = new Uint8Array(pngSquare(side, [27, 122, 61], [255, 255, 255]));
    const answer = await fetch(`${instances.one.url}/files/v1`, { method: "POST", headers: team.headers, body });
    const { id, claim } = await answer.json();
    return { file_id: id, claim };
  };
  const { logo } = await ask("add-logo", { mark: await send(512), icon: await send(192) });
  const { brand } = await ask("read-settings", {});
  const save = (value: object, version: number) => ask("save-settings", { part: "brand", version, value });
  expect((await save({ ...brand.value, logo }, brand.version)).status).toBe(200);

  for (const page of ["/", "/driver/dashboard"])
    await eventually(async () =>
      expect(await read(page)).toContain(`.logo-mark{background:url(/pictures/${logo}-512.png)`),
    );
  const home = await read("/");
  expect(home).toContain(`<link rel="icon" href="/pictures/${logo}-192.png"`);
  expect(home).not.toContain("/favicon.svg");
  for (const manifest of ["/manifest.webmanifest", "/driver/app.webmanifest"])
    expect(JSON.parse(await read(manifest)).icons[0].src).toBe(`/pictures/${logo}-192.png`);
  for (const address of ["/favicon.ico", "/icon-192.png", `/pictures/${logo}-512.png`]) {
    const answer = await fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${address}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/png"]);
  }
  expect((await save({ ...brand.value, logo: "" }, brand.version + 1)).status).toBe(200);
  await eventually(async () => expect(await read("/")).toContain("/favicon.svg"));
});

const gardenRoute = {
  name: "Garden Route Transfers",
  phone: "+27 44 555 0177",
  phone_e164: "+27445550177",
  whatsapp_e164: "+27835550177",
  email: "hello@gardenroute.example",
  street: "9 Quay Road",
  city: "George",
  region: "the Garden Route",
  facebook_url: "",
};
const formerly = [sampleCompany.name, sampleCompany.phone, sampleCompany.email, sampleCompany.street];
const formerWordsIn = (text: string) => formerly.filter((word) => text.replaceAll("\u00a0", " ").includes(word));

test("a visitor of another instance reads the new name on every page, in apps’ names and the next email", async () => {
  const before = await booked();
  const pages = [
    "/",
    "/tours/table-mountain",
    "/booking",
    "/contact",
    "/legal/privacy",
    "/driver/auth",
    "/admin-login",
  ];
  for (const page of pages) expect(formerWordsIn(saidOn(await read(page)))).not.toEqual([]);

  expect((await ask("save-company-details", gardenRoute)).status).toBe(200);
  const { company } = await ask("read-settings", {});
  const { address: _, ...legal } = { address: "", ...company.value, legalName: "Garden Route Transfers CC" };
  const onDocuments = { part: "company", version: company.version, value: legal };
  expect((await ask("save-settings", onDocuments)).status).toBe(200);
  for (const page of [...pages, "/driver/dashboard", "/admin"])
    await eventually(async () => expect(formerWordsIn(await read(page)), page).toEqual([]));
  const home = await read("/");
  expect(home).toMatch(/<title>[^<]*Garden Route Transfers/);
  expect(home).toMatch(/ld\+json[^<]*"name":"Garden Route Transfers"/);
  expect(saidOn(home)).toContain(gardenRoute.phone);
  for (const address of ["/manifest.webmanifest", "/driver/app.webmanifest", "/robots.txt", "/sitemap.xml"])
    expect(formerWordsIn(await read(address)), address).toEqual([]);
  expect(JSON.parse(await read("/driver/app.webmanifest")).name).toBe("Garden Route Transfers Driver");

  const { emails } = await booked();
  expect(emails.length).toBeGreaterThan(0);
  for (const email of emails) {
    expect(formerWordsIn(JSON.stringify(email))).toEqual([]);
    expect(email.html).toContain("Garden Route Transfers");
  }
  const { rows } = await instances.pool.query("select html from messages where about = $1", [
    `booking:${before.reference}`,
  ]);
  for (const { html } of rows) expect(html).toContain(sampleCompany.name);
}, 120_000);

test("a day that is made a holiday costs the surcharge for a visitor of another instance, and no longer when it is taken out", async () => {
  const on = ordinaryDay(40);
  const price = async (): Promise<number> =>
    (
      await visitor("price-journey", {
        service_type: "airport_transfer",
        pickup_location: "Cape Town International Airport",
        destination: "12 Kloof Street, Gardens",
        pickup_date: on,
        pickup_time: "10:00",
        passengers: 2,
        bags: 1,
      })
    ).vehicles[0].total_cents;
  const usual = await price();
  const change = (version: number, added: object[]) =>
    ask("save-settings", { part: "holidays", version, value: { added, removed: [] } });
  expect((await change(0, [{ on, name: "" }])).status).toBe(422);
  expect((await change(0, [{ on, name: "Local elections" }])).status).toBe(200);
  expect(await price()).toBeGreaterThan(usual);
  expect((await change(1, [])).status).toBe(200);
  expect(await price()).toBe(usual);
});
