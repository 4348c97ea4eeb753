import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { trips } from "#db/schema/trips.ts";
import { addHours } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openLivePage } from "../../follow/server/open-live-page.ts";
import { createLiveLink } from "./create-live-link.ts";
import { listLiveLinks } from "./list-live-links.ts";

test("a trip’s links with their creators and views; the customer’s own is listed before its first view", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { tripId, token, reference } = await writeLiveTrip(ctx);
    const links = async (trip_id: string | null) => {
      const listed = await listLiveLinks(ctx, { trip_id });
      return listed.ok ? listed.value.links : [];
    };
    expect(await links(tripId)).toMatchObject([{ id: tripId, kind: "customer", openings: [], reference }]);
    expect(await links(null)).toEqual([]);

    await openLivePage(visitor, token);
    const made = await createLiveLink(
      { ...ctx, now: new Date(ctx.now.getTime() + 1000) },
      { trip_id: tripId, name: "Concierge" },
    );
    expect(await links(tripId)).toMatchObject([
      {
        kind: "staff",
        name: "Concierge",
        made_by: "Naledi Jacobs",
        address: made.ok ? made.value.address : "",
        openings: [],
      },
      { kind: "customer", made_by: null, openings: [{ network: "127.0.0.0/24", times: 1 }] },
    ]);
    expect(await links(null)).toHaveLength(2);
  }));

test("a link shows whether its trip can be followed, and opens nothing once that is over", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { tripId, token } = await writeLiveTrip(ctx);
    await openLivePage(visitor, token);
    const seen = async (hours: number) => {
      const listed = await listLiveLinks({ ...ctx, now: addHours(ctx.now, hours) }, { trip_id: null });
      const [link] = listed.ok ? listed.value.links : [];
      return [link?.standing, typeof link?.address];
    };
    expect(await seen(0)).toEqual(["open", "string"]);
    await ctx.db.update(trips).set({ state: "reconfirmed" }).where(eq(trips.id, tripId));
    expect(await seen(-24)).toEqual(["early", "string"]);
    expect(await seen(24)).toEqual(["over", "object"]);
    await ctx.db.update(trips).set({ state: "cancelled" }).where(eq(trips.id, tripId));
    expect(await seen(0)).toEqual(["cancelled", "object"]);
  }));

test("the next page starts where the last one ended", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { tripId } = await writeLiveTrip(ctx);
    for (let at = 0; at < 52; at++) await createLiveLink(ctx, { trip_id: tripId, name: `Guest ${at}` });
    const first = await listLiveLinks(ctx, { trip_id: null });
    if (!first.ok) throw new Error("a list");
    expect(first.value.links).toHaveLength(50);
    const second = await listLiveLinks(ctx, { trip_id: null, after: first.value.next });
    const names = [first, second].flatMap((page) => (page.ok ? page.value.links.map(({ name }) => name) : []));
    expect(new Set(names).size).toBe(52);
  }));
