import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { anIssuedInvoice, asAdmin } from "#testing/builders/money/an-issued-invoice.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readInvoice } from "./read-invoice.ts";

test("shows an invoice with its lines, history and possible states; an unknown one is not found", () =>
  inTransaction(async (transaction) => {
    const ctx = await asAdmin(transaction);
    const { id, number } = await anIssuedInvoice(ctx);
    const read = await readInvoice(ctx, { id });
    expect(read).toMatchObject({
      value: {
        number,
        state: "issued",
        total_cents: 30_000,
        open_cents: 30_000,
        payments: [],
        credit_notes: [],
        lines: [{ text: "Waiting time", quantity: 2, gross_cents: 30_000 }],
        possible_states: expect.arrayContaining(["sent", "paid"]),
      },
    });
    expect(read.ok && read.value.moves.map(({ to_state, by }) => [to_state, by])).toContainEqual(["issued", "Naledi"]);
    expect(await readInvoice(ctx, { id: newId() })).toMatchObject({ reason: "not_found" });
  }));
