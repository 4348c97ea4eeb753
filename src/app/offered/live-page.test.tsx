import { render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { findCompany } from "#db/read-company.ts";
import { trips } from "#db/schema/trips.ts";
import { type TripState, tripStates } from "#domain/trip/trip-lifecycle.ts";
import { liveSeal } from "#features/live/contract.ts";
import { followContract, latenessChoices } from "#features/live/follow/contract.ts";
import { openLivePage } from "#features/live/follow/server/open-live-page.ts";
import { LivePage } from "#features/live/follow/ui/live-page.tsx";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { newId } from "#platform/ids.ts";
import { readTrip } from "#testing/builders/dispatch/a-crew.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { type Asks, expectTaken } from "#testing/offered/compare-offered.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";

afterEach(endDrawing);

/** Draws the page behind a link, and answers what its forms would send. */
async function drawLink(ctx: Context, token: string): Promise<Asks> {
  const opened = await openLivePage(ctx, token);
  if (!opened) throw new Error("The link opens nothing.");
  const { trip, newPickup } = opened;
  const said = { form: "", problem: "", shared: "" };
  render(
    <LivePage
      trip={trip}
      newPickup={newPickup}
      page="/live"
      said={said}
      map={null}
      company={await findCompany(ctx.db)}
    />,
  );
  const tellLate = (by: Context) => askServer(by, followContract.reportLate, { token, minutes: latenessChoices[0] });
  const movePickup = async (by: Context) => {
    if (!newPickup || newPickup.standing === "waiting") return { ok: false, reason: "no time is offered" };
    const expected_difference_cents = newPickup.difference_cents ?? 0;
    return askServer(by, followContract.requestNewPickup, {
      token,
      pickup_at: newPickup.at,
      expected_difference_cents,
    });
  };
  return {
    ...Object.fromEntries(latenessChoices.map((minutes) => [String(minutes), tellLate])),
    "Move pickup to": movePickup,
    "Ask for pickup at": movePickup,
    "Create link": (by) => askServer(by, followContract.shareLiveTrip, { token, name: "Mother", email: "" }),
    Withdraw: (by) => askServer(by, followContract.withdrawSharedLink, { token, link_id: trip.shared[0]?.id ?? "" }),
    Call: null,
    WhatsApp: null,
    "+27": null,
    "Cape Town Shuttle": null,
  };
}

const startsIn = { "in twenty minutes": 20, "in a day": 24 * 60, "ten minutes ago": -10, "five hours ago": -300 };
const cases = tripStates.flatMap((state) =>
  Object.entries(startsIn).map(([when, minutes]) => ({ state, when, minutes })),
);

test.each(cases)("the live page of a trip that is $state, $when", ({ state, minutes }) =>
  inTransaction(async (ctx) => {
    const { tripId, token } = await writeLiveTrip(ctx, { state, startsIn: minutes });
    await askServer(ctx, followContract.shareLiveTrip, { token, name: "Mother", email: "" });
    await askServer(ctx, followContract.reportLate, { token, minutes: latenessChoices[0] });
    const asks = await drawLink(ctx, token);
    const offered = await expectTaken(ctx, asks);
    expect(await readTrip(ctx, tripId)).toMatchObject({ state });
    if (state === "en_route") expect(offered).toEqual(expect.arrayContaining(["Create link", "Withdraw"]));
  }),
);

const pairs: readonly (readonly [TripState, TripState])[] = [
  ["onboard", "arrived"],
  ["completed", "en_route"],
  ["cancelled", "assigned"],
  ["arrived", "onboard"],
  ["interrupted", "unassigned"],
];

test.each(pairs)("the live page of two vehicles, one %s and one %s", (first, second) =>
  inTransaction(async (ctx) => {
    const { tripId, token } = await writeLiveTrip(ctx, { state: first });
    const one = await readTrip(ctx, tripId);
    await ctx.db.insert(trips).values({ ...one, id: newId(), part: 2, splitFrom: tripId, state: second });
    await askServer(ctx, followContract.reportLate, { token, minutes: latenessChoices[0] });
    await expectTaken(ctx, await drawLink(ctx, token));
  }),
);

test.each(tripStates)("what family sees of a trip that is %s asks for nothing", (state) =>
  inTransaction(async (ctx) => {
    const { token, tripId } = await writeLiveTrip(ctx, { state: "en_route" });
    const shared = await askServer(ctx, followContract.shareLiveTrip, { token, name: "Mother", email: "" });
    await ctx.db.update(trips).set({ state });
    const link = shared.ok ? shared.value.link.id : tripId;
    const family = sealedToken(ctx, liveSeal, link);
    expect(await expectTaken(ctx, await drawLink(ctx, family))).toEqual([]);
  }),
);
