import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { findSavedWords } from "#db/words-views.ts";
import { writeWith } from "#platform/mail/email-words.ts";
import { loadWords } from "#platform/mail/follow-words.ts";
import { aSiteWithEmails } from "#testing/builders/services/a-site-with-emails.ts";

let site: Awaited<ReturnType<typeof aSiteWithEmails>>;
beforeAll(async () => {
  site = await aSiteWithEmails();
});
afterEach(() => writeWith({}));
afterAll(() => site.close());

const kind = "booking-confirmed";
const read = () => site.ask("read-template", { kind });
const textsNow = async () =>
  Object.fromEntries((await read()).places.map(({ place, text }: { place: string; text: string }) => [place, text]));
const save = async (change: Record<string, string>, version?: number, reason = "Shorter") =>
  site.ask("save-template", {
    kind,
    texts: { ...(await textsNow()), ...change },
    version: version ?? (await read()).version,
    reason,
  });

describe("a saved text", () => {
  test("is what the next email says, and only there", async () => {
    expect(await save({ title: "You’re booked" })).toMatchObject({ success: true, version: 1 });
    await loadWords(() => findSavedWords(openDatabase(site.pool)));
    const { html } = await site.ask("preview-template", { kind, texts: {}, reference: "" });
    expect(html).toContain("You’re booked");
    expect(await read()).toMatchObject({ version: 1, edited: 1, versions: [{ version: 1, reason: "Shorter" }] });
  });

  test("of an older version is refused, with what differs", async () => {
    const answer = await save({ title: "Booked!" }, 0);
    expect(answer).toMatchObject({
      error: "changed_meanwhile",
      details: { changes: [{ place: "title", before: "Booked!", after: "You’re booked" }] },
    });
  });

  test("back to ours is one more version, and nothing of it is kept", async () => {
    expect(await save({ title: "Your booking is confirmed" }, undefined, "Ours is better")).toMatchObject({
      version: 2,
    });
    expect(await read()).toMatchObject({ version: 2, edited: 0 });
    const { rows } = await site.pool.query("select texts from word_versions where version = 2");
    expect(rows).toEqual([{ texts: {} }]);
  });

  test.each([
    ["an unknown variable", { opening: "{booked_by} {reference} {soon_words} {seat}" }],
    ["no subject", { subject: " " }],
    ["a typed link", { title: "See www.example.com" }],
  ])("with %s is refused", async (_what, change) => {
    expect(await save(change)).toMatchObject({ error: "faulty" });
  });
});

test("two who save at once: one of them sees it", async () => {
  const texts = await textsNow();
  const version = (await read()).version;
  const answers = await Promise.all(
    ["One", "Two"].map((title) =>
      site.ask("save-template", { kind, texts: { ...texts, title }, version, reason: "At once" }),
    ),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.filter(({ error }) => error === "changed_meanwhile")).toHaveLength(1);
});
