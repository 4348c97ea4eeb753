import { expect, test } from "vitest";
import { extraAsked } from "#testing/builders/booking/an-extra.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addExtra } from "./add-extra.ts";
import { editExtra } from "./edit-extra.ts";
import { extraHistory } from "./extra-history.ts";
import { setExtraState } from "./set-extra-state.ts";

test("the history says who changed what, from what to what, latest first", () =>
  inTransaction(async (plain) => {
    const naledi = await asTeam(plain, "admin", "Naledi Jacobs");
    const themba = await asTeam(plain, "admin", "Themba Maseko");
    await addExtra(naledi, { ...extraAsked(), is_paused: false });
    await editExtra(themba, { ...extraAsked({ price_cents: 20_000, stock: 3 }), id: "cool-box", version: 1 });
    await setExtraState(naledi, { id: "cool-box", version: 2, state: "ended" });
    const { versions } = (await extraHistory(naledi, { id: "cool-box" })).value;
    expect(versions).toMatchObject([
      { version: 3, saved_by: "Naledi Jacobs", changes: [{ field: "Status", before: "On sale", after: "Ended" }] },
      {
        version: 2,
        saved_by: "Themba Maseko",
        changes: [
          { field: "Price", before: "R150", after: "R200" },
          { field: "Stock", before: "No limit", after: "3" },
        ],
      },
      { version: 1, saved_by: "Naledi Jacobs", changes: [] },
    ]);
  }));
