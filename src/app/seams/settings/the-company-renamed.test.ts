import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleCompany } from "#db/seed/people/sample-company.ts";
import { accessCodeFor } from "#platform/ids.ts";
import { saidOn } from "#testing/company/drawn-pages.ts";
import { type OwnersAndVisitors, ownersAndVisitors } from "#testing/company/owners-and-visitors.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";

let company: OwnersAndVisitors;
beforeAll(async () => {
  company = await ownersAndVisitors();
});
afterAll(() => company.close());

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
  short_name: "GR Transfers",
  reference_prefix: "GRT",
  time_words: "George time",
};
const formerly = [
  sampleCompany.name,
  sampleCompany.short_name,
  sampleCompany.phone,
  sampleCompany.email,
  sampleCompany.street,
  sampleCompany.time_words,
];
const formerWordsIn = (text: string) => formerly.filter((word) => text.replaceAll("\u00a0", " ").includes(word));

test("a visitor of another instance reads the new name on every page, in apps’ names and the next email", async () => {
  const before = await company.booked();
  const pages = [
    "/",
    "/tours/table-mountain",
    "/booking",
    "/contact",
    "/legal/privacy",
    "/driver/auth",
    "/admin-login",
  ];
  for (const page of pages) expect(formerWordsIn(saidOn(await company.read(page)))).not.toEqual([]);

  const kept = await company.keptOnPhones();
  expect((await company.changed(() => company.ask("save-company-details", gardenRoute))).status).toBe(200);
  expect(await company.keptOnPhones()).not.toBe(kept);
  const { company: legal } = await company.ask("read-settings", {});
  const { address: _, ...named } = { address: "", ...legal.value, legalName: "Garden Route Transfers CC" };
  const onDocuments = { part: "company", version: legal.version, value: named };
  expect((await company.changed(() => company.ask("save-settings", onDocuments))).status).toBe(200);
  for (const page of [...pages, "/driver/dashboard", "/admin"])
    expect(formerWordsIn(await company.read(page)), page).toEqual([]);
  const home = await company.read("/");
  expect(home).toMatch(/<title>[^<]*Garden Route Transfers/);
  expect(home).toMatch(/ld\+json[^<]*"name":"Garden Route Transfers"/);
  expect(saidOn(home)).toContain(gardenRoute.phone);
  for (const address of [
    "/manifest.webmanifest",
    "/driver/app.webmanifest",
    "/robots.txt",
    "/sitemap.xml",
    "/docs/api",
  ])
    expect(formerWordsIn(await company.read(address)), address).toEqual([]);
  expect(JSON.parse(await company.read("/driver/app.webmanifest")).name).toBe("Garden Route Transfers Driver");
  expect(JSON.parse(await company.read("/manifest.webmanifest")).short_name).toBe("GR Transfers");
  expect(await company.read("/developers")).toMatch(
    /Dates and times are in George time[\s\S]*GRT-7K3M9Q|GRT-7K3M9Q[\s\S]*George time/,
  );

  const { emails, reference } = await company.booked();
  expect(reference).toMatch(/^GRT-/);
  const { name, entry } = await company.confirmed(reference);
  expect(name).toBe(`${reference}.ics`);
  expect(entry).toContain("PRODID:-//Garden Route Transfers//");
  expect(entry).toContain('ORGANIZER;CN="Garden Route Transfers"');
  expect(formerWordsIn(entry)).toEqual([]);
  const file = await company.visitor("trip-card-file", { reference, code: accessCodeFor("for tests", reference) });
  expect(file.name).toBe(`trip-card-${reference}.pdf`);
  // The library writes a document’s properties as UTF-16 where they need it, else as they are.
  const pdf = Buffer.from(file.content, "base64");
  expect(
    pdf.includes("Garden Route Transfers") || pdf.includes(Buffer.from("Garden Route Transfers", "utf16le").swap16()),
  ).toBe(true);
  expect(formerly.some((word) => pdf.includes(word) || pdf.includes(Buffer.from(word, "utf16le").swap16()))).toBe(
    false,
  );
  expect(emails.length).toBeGreaterThan(0);
  for (const email of emails) {
    expect(formerWordsIn(JSON.stringify(email))).toEqual([]);
    expect(email.html).toContain("Garden Route Transfers");
  }
  const { rows } = await company.pool.query("select html from messages where about = $1", [
    `booking:${before.reference}`,
  ]);
  for (const { html } of rows) expect(html).toContain(sampleCompany.name);
}, 120_000);

test("a day that is made a holiday costs the surcharge for a visitor of another instance, and no longer when it is taken out", async () => {
  const on = ordinaryDay(40);
  const price = async (): Promise<number> =>
    (
      await company.visitor("price-journey", {
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
    company.ask("save-settings", { part: "holidays", version, value: { added, removed: [] } });
  expect((await change(0, [{ on, name: "" }])).status).toBe(422);
  expect((await company.changed(() => change(0, [{ on, name: "Local elections" }]))).status).toBe(200);
  expect(await price()).toBeGreaterThan(usual);
  expect((await company.changed(() => change(1, []))).status).toBe(200);
  expect(await price()).toBe(usual);
});

test("each change was known to the other instance within two seconds of its answer", () => {
  expect(company.seconds).toHaveLength(4);
  // The notice itself takes no time; a busy machine may be late for one of them.
  expect(Math.min(...company.seconds)).toBeLessThan(2);
});
