import { expect, test } from "vitest";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createArrivalScreen } from "./create-arrival-screen.ts";
import { listArrivalScreens } from "./list-arrival-screens.ts";

test("each hotel sees its own screens", () =>
  inTransaction(async (ctx) => {
    const [hotel, other] = [await asHotel(ctx), await asHotel(ctx)];
    await createArrivalScreen(hotel, { name: "Lobby" });
    expect((await listArrivalScreens(hotel)).value.screens).toMatchObject([{ name: "Lobby" }]);
    expect((await listArrivalScreens(other)).value.screens).toEqual([]);
  }));
