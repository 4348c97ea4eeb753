import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { givenDeal } from "#testing/builders/people/a-deal.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { moveDeal } from "./move-deal.ts";
import { readDeal } from "./read-deal.ts";

test("a deal is read with its history, the latest first", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenDeal(admin, { note: "They have 40 nurses." });
    await moveDeal(
      { ...admin, now: new Date(admin.now.getTime() + 1000) },
      { id, version: 1, to: "lost", reason: "Price" },
    );
    expect(await readDeal(admin, { id })).toMatchObject({
      value: {
        note: "They have 40 nurses.",
        lost_reason: "Price",
        links: [],
        moves: [
          { to_state: "lost", by: "Naledi Jacobs", reason: "Price" },
          { to_state: "contacted", by: "Naledi Jacobs" },
        ],
      },
    });
    expect(await readDeal(admin, { id: newId() })).toEqual(refuse("not_found"));
  }));
