import { afterAll, beforeAll, expect, test } from "vitest";
import { namesIn } from "#domain/words/fill-words.ts";
import { placeName } from "#domain/words/place-names.ts";
import { variableName } from "#domain/words/variable-names.ts";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";
import { templateKinds } from "./template-kinds.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterAll(() => site.close());

test("every email of the code is listed, and every text for phones", async () => {
  const { templates } = await site.ask("list-templates", {});
  const kinds = templates.map(({ kind: one }: { kind: string }) => one);
  expect(kinds).toEqual(expect.arrayContaining(["booking-confirmed", "sos-alert", "closing", "phone-cant-find"]));
  expect(new Set(kinds).size).toBe(kinds.length);
  expect(templates.every(({ when }: { when: string }) => /^[A-Z].*\.$/.test(when))).toBe(true);
});

test("every place and every variable has a name of the trade, and two places of a template never the same", () => {
  const unnamed = templateKinds().flatMap(({ kind, texts }) =>
    Object.entries(texts).flatMap(([place, text]) => [
      ...(placeName(place) === undefined ? [`${kind}: ${place}`] : []),
      ...namesIn(text).flatMap((name) => (variableName(name) === undefined ? [`${kind}: {${name}}`] : [])),
    ]),
  );
  expect(unnamed.join("\n")).toBe("");
  const alike = templateKinds().flatMap(({ kind, texts }) => {
    const names = Object.keys(texts).map((place) => placeName(place));
    return names.filter((name, at) => names.indexOf(name) !== at).map((name) => `${kind}: ${name}`);
  });
  expect(alike.join("\n")).toBe("");
});
