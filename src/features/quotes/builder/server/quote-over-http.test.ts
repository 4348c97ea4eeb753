import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aQuoteDraft } from "#testing/builders/money/a-quote.ts";
import { openTestSite } from "#testing/test-site.ts";

type Site = Awaited<ReturnType<typeof openTestSite>>;
let site: Site;
let headers: Record<string, string>;

beforeAll(async () => {
  site = await openTestSite();
  headers = (await site.as("admin")).headers;
});
afterAll(() => site.close());

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function sentQuote() {
  const created = await (await site.call("create-quote", {}, headers)).json();
  const journey = { ...aQuoteDraft().journey, pickup_date: soon(9).slice(0, 10) };
  const draft = { ...aQuoteDraft({ valid_until: soon(3) }), journey };
  const saved = await (await site.call("save-quote", { ...created, draft }, headers)).json();
  await site.call("send-quote", saved, headers);
  const built = await (await site.call("read-quote-details", { id: created.id }, headers)).json();
  return { id: String(created.id), token: String(built.token), built };
}

describe("a quote over HTTP", () => {
  test("is opened by its link, accepted once by POST, and leads to its booking", async () => {
    const { token } = await sentQuote();
    const shown = await (await site.call("read-quote", { token })).json();
    expect(shown).toMatchObject({ standing: "open", number: expect.stringMatching(/^Q-\d{4}-\d{5}$/), booking: null });
    const said = { token, option: "A", name: "Thandi Mokoena", terms_version: shown.terms_version };
    const got = await site.app.request(`/functions/v1/accept-quote?token=${token}`);
    expect(got.status).toBe(405);
    const key = { "idempotency-key": newId() };
    const first = await (await site.call("accept-quote", said, key)).json();
    const again = await site.call("accept-quote", said, key);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    const { booking_reference, access_code } = await (await site.call("accept-quote", said)).json();
    expect([booking_reference, access_code]).toEqual([first.booking_reference, first.access_code]);
    const { rows } = await site.pool.query(
      "select count(*)::int as count from events where type = 'quote.accepted' and payload->>'quoteId' = (select id::text from quotes where booking_reference = $1)",
      [booking_reference],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test.each([
    ["a letter changed at the end", (token: string) => token.slice(0, -1) + (token.endsWith("A") ? "B" : "A")],
    ["a letter changed in the name", (token: string) => (token.startsWith("A") ? "B" : "A") + token.slice(1)],
    ["the seal of nothing", (token: string) => token.slice(0, 22)],
    ["one letter more", (token: string) => `${token}A`],
    ["nothing", () => ""],
    ["anything", () => "the-quote-please"],
  ])("does not open with %s", async (_what, spoil) => {
    const { token } = await sentQuote();
    const spoilt = spoil(token);
    expect((await site.call("read-quote", { token: spoilt })).status).toBe(404);
    const said = { token: spoilt, option: "A", name: "Thandi", terms_version: "2026-11" };
    expect((await site.call("accept-quote", said)).status).toBe(404);
    expect((await site.call("decline-quote", { token: spoilt, reason: "price" })).status).toBe(404);
  });

  test("one quote's token does not open another", async () => {
    const [mine, other] = [await sentQuote(), await sentQuote()];
    const mixed = other.token.slice(0, 22) + mine.token.slice(22);
    expect((await site.call("read-quote", { token: mixed })).status).toBe(404);
  });

  test("is listed for our team by state and by name, with counts", async () => {
    const { id } = await sentQuote();
    const list = await (await site.call("list-quotes", { states: ["sent"], search: "thandi" }, headers)).json();
    expect(list.quotes.map((quote: { id: string }) => quote.id)).toContain(id);
    expect(list.quotes[0]).toMatchObject({ options: 2, from_cents: 45_000, to_cents: 150_000 });
    expect(list.counts).toContainEqual(expect.objectContaining({ state: "sent" }));
    const none = await (await site.call("list-quotes", { search: "nobody at all" }, headers)).json();
    expect(none.quotes).toEqual([]);
  });

  test("is listed for its recipient, and for no one else", async () => {
    const { token } = await sentQuote();
    const thandi = await site.as(undefined, { email: "thandi@example.com" });
    const mine = await (await site.call("offered-quotes", {}, thandi.headers)).json();
    expect(mine.quotes.map((quote: { token: string }) => quote.token)).toContain(token);
    const other = await (await site.call("offered-quotes", {}, (await site.as()).headers)).json();
    expect(other.quotes).toEqual([]);
  });

  test("two people save at once: the second gets the fresh row", async () => {
    const created = await (await site.call("create-quote", {}, headers)).json();
    const save = () => site.call("save-quote", { ...created, draft: aQuoteDraft() }, headers);
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = await answers.find(({ status }) => status === 409)?.json();
    expect(refused).toMatchObject({ error: "changed_meanwhile", details: { quote: { row_version: 2 } } });
  });
});
