import { expect, test } from "vitest";
import { aDriverOnTheWay, aDriverWhoAsks } from "#testing/builders/dispatch/a-driver-at-pickup.ts";
import { anAccount, asPerson } from "#testing/builders/people/an-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { myNoShow } from "./my-no-show.ts";

test("a driver sees what is missing and dispatch’s answer; other drivers see nothing", () =>
  inTransaction(async (ctx) => {
    const { tripId, at, report } = await aDriverOnTheWay(ctx);
    await report("arrive", 0);
    await report("call_passenger", 20);
    expect(await myNoShow(at(30), { trip_id: tripId })).toMatchObject({
      value: { request: null, missing: ["wait", "attempts", "photo"] },
    });
    const other = asPerson(ctx, await anAccount(ctx, ["driver"]), ["driver"]);
    expect(await myNoShow(other, { trip_id: tripId })).toMatchObject({ reason: "not_found" });
  }));

test("after asking, the request is listed", () =>
  inTransaction(async (ctx) => {
    const { tripId, at } = await aDriverWhoAsks(ctx);
    expect(await myNoShow(at(61), { trip_id: tripId })).toMatchObject({
      value: { request: { state: "open" }, missing: [] },
    });
  }));
