import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aPayout } from "#testing/builders/partners/a-payout.ts";
import { bankAccount as bank } from "#testing/builders/partners/a-record.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPartner } from "./read-partner.ts";
import { savePartnerBank } from "./save-partner-bank.ts";

test("a bank account is saved", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const { hotelId: organisation_id } = await asHotel(ctx);
    expect(await savePartnerBank(team, { organisation_id, version: 1, bank })).toMatchObject({ value: { version: 2 } });
    expect(await readPartner(team, { organisation_id })).toMatchObject({ value: { bank } });
  }));

test("not while a payout to the previous account is open", () =>
  inTransaction(async (ctx) => {
    const { team, hotel } = await aPayout(ctx);
    const input = { organisation_id: hotel.hotelId, version: 1, bank };
    expect(await savePartnerBank(team, input)).toMatchObject({ reason: "payout_open" });
  }));
