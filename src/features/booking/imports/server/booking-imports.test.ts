import { expect, test } from "vitest";
import { aForwardRow } from "#testing/builders/booking/a-forward-row.ts";
import { atDesk } from "#testing/builders/booking/at-desk.ts";
import { bookingImports } from "./booking-imports.ts";
import { importBookings } from "./import-bookings.ts";

test("past imports say who brought which file, and until when it can be undone", () =>
  atDesk(async (ctx) => {
    await importBookings(ctx, { file_name: "forward.csv", rows: [aForwardRow(1)] });
    const { value } = await bookingImports(ctx);
    expect(value.runs).toMatchObject([
      { file_name: "forward.csv", by: "Nomsa Dlamini", added: 1, undo_until: expect.any(String), undone_at: null },
    ]);
  }));
