import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { aDriverOnTheWay } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { sendCantFind } from "./send-cant-find.ts";

test("a driver can’t find the passenger: the customer gets the driver’s position, number plate and phone number", () =>
  inTransaction(async (ctx, world) => {
    const { report, tripId, bookingId, reference } = await aDriverOnTheWay(ctx);
    await report("arrive", 0);
    await report("cant_find", 46);
    const sought = { type: "passenger.sought" as const, tripId, bookingId };
    expect(world.events).toContainEqual(sought);
    await sendCantFind(ctx, sought);
    const [email] = world.emails.filter(({ template }) => template === "cant-find");
    expect(email).toMatchObject({ key: `cant-find:${tripId}`, subject: `Your driver is at the pickup (${reference})` });
    const text = email ? await render(email.content) : "";
    for (const word of ["CA ", "+27 82 555 0201", "https://wa.me/27825550201", "query=-33.9701,18.5975", "/live/"])
      expect(text).toContain(word);
  }));

test("once they have met, no one is notified", () =>
  inTransaction(async (ctx, world) => {
    const { report, tripId, bookingId } = await aDriverOnTheWay(ctx);
    await report("arrive", 0);
    await report("cant_find", 46);
    await report("met", 50);
    await sendCantFind(ctx, { type: "passenger.sought", tripId, bookingId });
    expect(world.emails.filter(({ template }) => template === "cant-find")).toEqual([]);
  }));
