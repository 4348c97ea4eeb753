import { afterAll, beforeAll, expect, test } from "vitest";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("has every text, ours where the company has none, with the variables it may use", async () => {
  const template = await site.ask("read-template", { kind: "booking-confirmed" });
  expect(template).toMatchObject({ channel: "email", to: "customer", version: 0, edited: 0, versions: [] });
  expect(template.places).toContainEqual({
    place: "subject",
    ours: "{mark}Booking {reference} confirmed",
    text: "{mark}Booking {reference} confirmed",
    variables: [
      { name: "mark", typical: "" },
      { name: "reference", typical: "ABC-7K3M9Q" },
    ],
  });
});

test("a text for phones is one too; what there is none of is not found", async () => {
  const template = await site.ask("read-template", { kind: "phone-cant-find" });
  expect(template).toMatchObject({ channel: "phone", places: [{ place: "body" }] });
  expect(await site.ask("read-template", { kind: "no-such" })).toMatchObject({ error: "not_found" });
});
