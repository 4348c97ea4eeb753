import { expect, test } from "vitest";
import { drivers } from "#db/schema/drivers.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewDriverImport } from "./preview-driver-import.ts";

const whole = { first_name: "Sipho", last_name: "Dube", phone: "+27 82 555 0199" };

test("each row shows its errors, and nothing is written", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aFleetTeam(transaction);
    const before = await ctx.db.$count(drivers);
    const { value } = await previewDriverImport(ctx, {
      rows: [
        { ...whole, email: "sipho@example.com" },
        { ...whole, email: "Sipho@example.com" },
        { ...whole, email: "not an address" },
        { ...whole, email: "a@example.com", prdp_expires: "31/02/2027", guide: "perhaps", licence_codes: "Z9" },
        { ...whole, email: "b@example.com", born_on: "01/01/2030" },
        { email: "c@example.com" },
      ],
    });
    expect(value.rows.map(({ problems }) => problems)).toEqual([
      [],
      ["This email address is in the file twice"],
      ["Please enter a valid email address"],
      [
        "Enter PrDP expires as 2026-12-31 or 31/12/2026",
        "Enter yes or no for Guide",
        "Enter licence codes such as B, EB, C1, C",
      ],
      ["Enter a date of birth in the past"],
      ["Enter the first name", "Enter the last name", "Enter a phone number such as +27 82 555 0100"],
    ]);
    expect(await ctx.db.$count(drivers)).toBe(before);
  }));
