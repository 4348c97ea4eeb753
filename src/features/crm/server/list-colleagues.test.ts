import { expect, test } from "vitest";
import { anAccount } from "#testing/builders/people/an-account.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listColleagues } from "./list-colleagues.ts";

test("colleagues are those who work with customers, and one of them is me", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx, "Naledi Jacobs");
    await anAccount(ctx, ["dispatcher", "admin"], { name: "Bongani Cele" });
    await anAccount(ctx, ["driver"], { name: "Sipho Ndlovu" });
    expect((await listColleagues(admin)).value.colleagues).toMatchObject([
      { name: "Bongani Cele", is_me: false },
      { name: "Naledi Jacobs", is_me: true },
    ]);
  }));
