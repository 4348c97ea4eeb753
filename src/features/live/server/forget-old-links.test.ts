import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { liveLinkOpenings, liveLinks } from "#db/schema/live.ts";
import { addHours } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { openLivePage } from "../follow/server/open-live-page.ts";
import { createLiveLink } from "../links/server/create-live-link.ts";
import { forgetOldLinks } from "./forget-old-links.ts";

test("ninety days after a trip its links lose their recipients and views", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { tripId, token } = await writeLiveTrip(ctx);
    await openLivePage(visitor, token);
    await createLiveLink(ctx, { trip_id: tripId, name: "Concierge" });
    const known = async () => {
      const links = await ctx.db.select().from(liveLinks).where(eq(liveLinks.tripId, tripId));
      const openings = await ctx.db.$count(liveLinkOpenings, eq(liveLinkOpenings.linkId, tripId));
      return { names: links.map(({ name }) => name).toSorted(), openings };
    };

    await forgetOldLinks({ db: ctx.db, now: addHours(ctx.now, 24 * 90) });
    expect(await known()).toEqual({ names: ["", "Concierge"], openings: 1 });

    await forgetOldLinks({ db: ctx.db, now: addHours(ctx.now, 24 * 91) });
    expect(await known()).toEqual({ names: ["", ""], openings: 0 });
  }));

test("a link created long before its trip keeps them until the trip is over", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { tripId } = await writeLiveTrip(ctx, { startsIn: 120 * 24 * 60, state: "assigned" });
    await createLiveLink(ctx, { trip_id: tripId, name: "Concierge" });
    await forgetOldLinks({ db: ctx.db, now: addHours(ctx.now, 24 * 119) });
    const [link] = await ctx.db.select().from(liveLinks).where(eq(liveLinks.tripId, tripId));
    expect(link?.name).toBe("Concierge");
  }));
