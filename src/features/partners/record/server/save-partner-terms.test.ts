import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { terms } from "#testing/builders/partners/a-record.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readPartner } from "./read-partner.ts";
import { savePartnerTerms } from "./save-partner-terms.ts";

test("terms are saved, with a unique code in capitals; an outdated version is refused", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const [one, other] = [await asHotel(ctx), await asHotel(ctx)];
    const result = terms({ commission_rate: 0.12, service_rates: { day_tour: 0.15 }, affiliate_code: "harbour-1" });
    const typed = { ...result, service_rates: { day_tour: 0.15, airport_transfer: null } };
    const input = { organisation_id: one.hotelId, version: 1, terms: typed };
    expect(await savePartnerTerms(team, input)).toMatchObject({ value: { version: 2 } });
    expect(await readPartner(team, { organisation_id: one.hotelId })).toMatchObject({
      value: {
        terms: { ...result, affiliate_code: "HARBOUR-1" },
        booking_link: "https://capetownshuttle.example/booking?affiliate=HARBOUR-1",
      },
    });
    expect(await savePartnerTerms(team, input)).toMatchObject({ reason: "changed_meanwhile" });
    const early = { ...input, version: 2, terms: { ...result, contract_until: "2025-12-31" } };
    expect(await savePartnerTerms(team, early)).toMatchObject({ reason: "ends_early" });
    const taken = { ...input, organisation_id: other.hotelId };
    expect(await savePartnerTerms(team, taken)).toMatchObject({ reason: "code_taken" });
    expect(await savePartnerTerms(team, { ...input, organisation_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
