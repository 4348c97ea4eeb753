import { afterAll, beforeAll, expect, test } from "vitest";
import { localDateOf } from "#domain/time/local-time.ts";
import type { LegalText } from "#features/content/legal/contract.ts";
import { aBookingRequest } from "#testing/builders/booking/a-booking-request.ts";
import { signInPerson } from "#testing/builders/people/a-signed-in-person.ts";
import { drawPage, saidOn } from "#testing/company/drawn-pages.ts";
import { ordinaryDay } from "#testing/ordinary-day.ts";
import { type Instances, openTwoInstances } from "#testing/two-instances.ts";

let instances: Instances;
let team: Headers;
type Headers = Readonly<Record<string, string>>;

beforeAll(async () => {
  instances = await openTwoInstances();
  team = (await signInPerson(instances.one, { roles: ["admin"] })).headers;
});
afterAll(() => instances.close());

async function ask(url: string, name: string, body: object, headers: Headers = {}) {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, ...(await answer.json()) };
}
const onOne = (name: string, body: object) => ask(instances.one.url, name, body, team);
const onOther = (name: string, body: object) => ask(instances.other.url, name, body);
const read = async (address: string) => saidOn(await drawPage(instances.other, address)).replaceAll(/\s+/g, " ");

let nth = 0;
/** Each another person’s trip, with the version that its page showed. */
function book(terms_version: string | null) {
  nth += 1;
  const person = { email: `guest-${nth}@example.com`, phone: `+2782555010${nth}`, last_name: `Guest ${nth}` };
  return onOther("create-booking", {
    ...aBookingRequest(person),
    pickup_date: ordinaryDay(20),
    pickup_time: `1${nth}:00`,
    terms_version,
  });
}
const ownPage = ({ booking_reference: reference, access_code: code }: Record<string, string>) =>
  onOther("read-my-booking", { reference, code });

const today = localDateOf(new Date());
const added = "Bicycles travel free of charge.";
const shown = async () => (await onOther("company-terms", {})).terms_version as string;

test("a new version is drafted, seen by no one, and published on one instance for all", async () => {
  const { texts } = (await onOne("list-legal-texts", {})) as unknown as { texts: LegalText[] };
  const words = texts.find(({ document }) => document === "terms")?.versions[0]?.words;
  if (!words) throw new Error("There are no terms.");
  const sections = words.sections.map((one) =>
    one.id === "on-board" ? { ...one, rules: [...one.rules, added] } : one,
  );
  const before = await book(await shown());
  await onOne("save-legal-draft", { document: "terms", version: 0, words: { ...words, sections } });
  expect(await read("/legal/terms")).not.toContain(added);
  expect(await onOne("publish-legal-text", { document: "terms", version: 1, from_day: today })).toMatchObject({
    status: 200,
  });
  // The very next reading of the other instance.
  expect(await read("/legal/terms")).toContain(added);
  expect(await shown()).toBe(today);

  const earlier = await read("/legal/terms/2026-11");
  expect(earlier).toContain("An earlier version");
  expect(earlier).not.toContain(added);
  expect(earlier).toContain("free of charge up to 12 hours before pickup");
  expect(await ownPage(before)).toMatchObject({ terms: { version: "2026-11" } });
}, 60_000);

test("a booking accepts the version that its page showed, and no email is sent about a new one", async () => {
  expect(await ownPage(await book(today))).toMatchObject({
    terms: { version: today, accepted_at: expect.any(String) },
  });
  // A page that was open while the version changed.
  expect(await ownPage(await book("2026-11"))).toMatchObject({ terms: { version: "2026-11" } });
  // A program that shows none.
  expect(await ownPage(await book(null))).toMatchObject({ terms: { version: today, accepted_at: null } });
  const { rows } = await instances.pool.query("select 1 from messages where body ilike '%bicycles%'");
  expect(rows).toEqual([]);
});

test("a version that never was, or no longer is, is refused with the one to read", async () => {
  const refused = { status: 409, error: "terms_changed", details: { terms_version: today } };
  expect(await book("2020-01")).toMatchObject(refused);
  instances.wait(3 * 24 * 3600);
  expect(await book("2026-11")).toMatchObject(refused);
  expect(await book(today)).toMatchObject({ status: 200 });
});
