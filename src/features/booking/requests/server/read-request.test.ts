import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { dueAt, team, writeRequest } from "#testing/builders/booking/an-open-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readRequest } from "./read-request.ts";
import { takeRequest } from "./take-request.ts";

test("a request is read with its customer, its due time and who has it", () =>
  inTransaction(async (ctx) => {
    const id = await writeRequest(ctx, { passengers: 5, specialRequirements: "A child seat" });
    const clerk = await team(ctx);
    expect(await readRequest(clerk, { id })).toMatchObject({
      ok: true,
      value: {
        reference: "CTS-7K3M9Q",
        state: "requested",
        name: "Thandi Mokoena",
        passengers: 5,
        special_requirements: "A child seat",
        response_due_at: dueAt.toISOString(),
        taken_by: null,
        taken_by_me: false,
        quotes: [],
      },
    });
    await takeRequest(clerk, { id, version: 1 });
    expect(await readRequest(clerk, { id })).toMatchObject({ value: { taken_by: "Naledi Jacobs", taken_by_me: true } });
  }));

test("an unknown one is not found", () =>
  inTransaction(async (ctx) => {
    expect(await readRequest(await team(ctx), { id: newId() })).toMatchObject({ ok: false, reason: "not_found" });
  }));
