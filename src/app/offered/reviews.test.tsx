import { fireEvent, screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { ratingStates } from "#domain/rating/rating-lifecycle.ts";
import { addHours } from "#domain/time/local-time.ts";
import { RatingsPanel } from "#features/reviews/desk/ui/ratings-panel.tsx";
import { ratingToken } from "#features/reviews/rating/server/rating-link.ts";
import { RateDriverScreen } from "#features/reviews/rating/ui/rate-driver-screen.tsx";
import { aRating } from "#testing/builders/booking/a-rating.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { asVisitor } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const ratedStates = ratingStates.filter((state) => state !== "requested");
const whats = ["as usual", "with words", "by a caller without an email address"] as const;
const cases = ratedStates.flatMap((state) => [
  ...whats.map((what) => ({ state, what, role: "admin" as const })),
  { state, what: whats[1], role: "dispatcher" as const },
]);

test.each(cases)("a rating that is $state, $what, read by the $role", ({ state, what, role }) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, role);
    lookAs(team);
    const reason = state === "rejected" && { rejectReason: "insults" as const };
    const { bookingId } = await aRating(ctx, { state, words: what === "with words" ? "A fine day" : "", ...reason });
    if (what === "by a caller without an email address")
      await ctx.db.update(bookings).set({ email: "27825550199@phone.invalid" }).where(eq(bookings.id, bookingId));
    const offered = await pressOffered(team, <RatingsPanel />, {
      path: "/?view=all",
      ready: () => screen.getByText(/rated/),
      asks: { "Show more": null },
    });
    const isAnswered = role === "admin" && what !== "by a caller without an email address";
    expect(Object.keys(offered).some((name) => name.startsWith("Answer by email"))).toBe(isAnswered);
  }),
);

const links = ratingStates.flatMap((state) => [0, 24 * 31].map((hours) => ({ state, hours })));

test.each(links)("the page of a rating that is $state, $hours hours later", ({ state, hours }) =>
  inTransaction(async (ctx) => {
    const { ratingId } = await aRating(ctx, { state, ...(state === "rejected" && { rejectReason: "insults" }) });
    const visitor = asVisitor(ctx, addHours(ctx.now, hours));
    const path = `/rate-driver?token=${ratingToken(ctx, ratingId)}`;
    window.history.replaceState(null, "", path);
    const offered = await pressOffered(visitor, <RateDriverScreen />, {
      path,
      reads: ["read-rating"],
      ready: () => screen.getByRole("heading", { level: 1 }),
      open: () => {
        for (const star of screen.queryAllByRole("radio", { name: /^5/ })) fireEvent.click(star);
      },
      asks: { "You may publish": null, "Please reply": null, "Show me": null, Publish: null },
    });
    expect(Object.keys(offered).length).toBe(state === "requested" && hours === 0 ? 1 : 0);
  }),
);
