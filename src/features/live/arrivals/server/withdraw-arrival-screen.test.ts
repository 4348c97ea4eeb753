import { expect, test } from "vitest";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createArrivalScreen } from "./create-arrival-screen.ts";
import { listArrivalScreens } from "./list-arrival-screens.ts";
import { withdrawArrivalScreen } from "./withdraw-arrival-screen.ts";

test("only their own, once; never another hotel’s", () =>
  inTransaction(async (ctx) => {
    const [hotel, other] = [await asHotel(ctx), await asHotel(ctx)];
    const made = await createArrivalScreen(hotel, { name: "Lobby" });
    const screen_id = made.ok ? made.value.screen.id : "";
    expect(await withdrawArrivalScreen(other, { screen_id })).toMatchObject({ reason: "not_found" });
    expect(await withdrawArrivalScreen(hotel, { screen_id })).toMatchObject({ ok: true });
    expect(await withdrawArrivalScreen(hotel, { screen_id })).toMatchObject({ reason: "not_found" });
    expect((await listArrivalScreens(hotel)).value.screens).toEqual([]);
  }));
