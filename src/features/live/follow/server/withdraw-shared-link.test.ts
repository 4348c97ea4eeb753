import { expect, test } from "vitest";
import type { Context } from "#platform/context.ts";
import { writeLiveTrip } from "#testing/builders/dispatch/a-live-trip.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { liveTrip } from "./live-trip.ts";
import { shareLiveTrip } from "./share-live-trip.ts";
import { withdrawSharedLink } from "./withdraw-shared-link.ts";

async function share(ctx: Context, token: string) {
  const made = await shareLiveTrip(ctx, { token, name: "Mum", email: "" });
  if (!made.ok) throw new Error(made.reason);
  return { id: made.value.link.id, token: made.value.link.address.split("/").at(-1) ?? "" };
}

test("a withdrawn link opens nothing, and is removed from the customer’s page", () =>
  inTransaction(async (ctx) => {
    const { token } = await writeLiveTrip(ctx);
    const family = await share(ctx, token);
    expect(await withdrawSharedLink(ctx, { token, link_id: family.id })).toMatchObject({ ok: true });
    expect(await liveTrip(ctx, { token: family.token })).toMatchObject({ reason: "not_found" });
    expect(await liveTrip(ctx, { token })).toMatchObject({ value: { shared: [] } });
    expect(await withdrawSharedLink(ctx, { token, link_id: family.id })).toMatchObject({ reason: "not_found" });
  }));

test("another trip’s link, the customer’s own link, and a call from a family link are refused", () =>
  inTransaction(async (ctx) => {
    const [mine, other] = [await writeLiveTrip(ctx), await writeLiveTrip(ctx)];
    const family = await share(ctx, other.token);
    for (const request of [
      { token: mine.token, link_id: family.id },
      { token: mine.token, link_id: mine.tripId },
      { token: family.token, link_id: family.id },
    ])
      expect(await withdrawSharedLink(ctx, request)).toMatchObject({ reason: "not_found" });
    expect(await liveTrip(ctx, { token: family.token })).toMatchObject({ ok: true });
  }));
