import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listPhotos } from "./list-photos.ts";

test("without a trip, a vehicle or a record there are no photos", () =>
  inTransaction(async (ctx) => {
    const all = await listPhotos(await asTeam(ctx), { trip_id: null, vehicle_id: null, record_id: null });
    expect(all).toEqual({ ok: true, value: { photos: [] } });
  }));
