import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#db/connect.ts";
import { ratingOptOuts } from "#db/schema/reviews.ts";
import { system } from "#domain/account/roles.ts";
import { stopLink } from "#features/reviews/rating/server/rating-link.ts";
import { createContext } from "#platform/create-context.ts";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { openTestSite } from "#testing/test-site.ts";

let site: Awaited<ReturnType<typeof openTestSite>>;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const post = (address: string, body: string) =>
  site.app.request(address, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", origin: "https://mail.example" },
    body,
  });

test("the address in an email’s header stops rating requests by one request, from the mail provider’s site", async () => {
  const db = openDatabase(site.pool);
  const { ctx } = createContext(site.world, { db, actor: system, correlationId: "test" });
  const { ratingId } = await aRating(ctx, {}, { booking: { email: "thandi@example.com" } });
  const { pathname, search } = new URL(stopLink(ctx, ratingId));
  const address = pathname + search;

  expect((await post(address, "something=else")).status).toBe(404);
  expect((await post(`${pathname}?token=nonsense`, "List-Unsubscribe=One-Click")).status).toBe(404);
  expect(await db.select().from(ratingOptOuts)).toEqual([]);
  expect((await post(address, "List-Unsubscribe=One-Click")).status).toBe(200);
  expect((await post(address, "List-Unsubscribe=One-Click")).status).toBe(200);
  expect(await db.select().from(ratingOptOuts)).toMatchObject([{ email: "thandi@example.com" }]);
});
