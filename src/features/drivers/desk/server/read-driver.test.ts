import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { aDriverDocument, aDriverOnRecord } from "#testing/builders/people/a-driver-on-record.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { changeDriverStatus } from "./change-driver-status.ts";
import { readDriver } from "./read-driver.ts";

test("a driver is shown with missing requirements, possible states, and who changed the status", () =>
  inTransaction(async (ctx) => {
    const team = await askingAs(ctx, { name: "Lerato Khumalo" });
    const id = await aDriverOnRecord(ctx, { bornOn: null });
    await aDriverDocument(ctx, id, "drivers_licence");
    await changeDriverStatus(team, { driver_id: id, version: 1, to: "suspended", reason: "A complaint" });

    expect(await readDriver(ctx, { driver_id: id })).toMatchObject({
      ok: true,
      value: {
        state: "suspended",
        version: 2,
        missing: ["Date of birth", "Professional driving permit (PrDP): missing"],
        possible_states: ["onboarding", "active", "left"],
        moves: [{ from_state: "active", to_state: "suspended", by: "Lerato Khumalo", reason: "A complaint" }],
      },
    });
  }));

test("an unknown driver is not found", () =>
  inTransaction(async (ctx) => {
    expect(await readDriver(ctx, { driver_id: newId() })).toMatchObject({ ok: false, reason: "not_found" });
  }));
