import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { aCompany, asCompany, aTraveller } from "#testing/builders/companies/a-company.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listSavedPassengers } from "./list-saved-passengers.ts";

test("on a company’s booking its active travellers are offered, to the company and our team alone", () =>
  inTransaction(async (visitor) => {
    const team = await asTeam(visitor);
    const company = await aCompany(visitor);
    const booker = await asCompany(visitor, company);
    await aTraveller(visitor, company, { firstName: "Anele", lastName: "Zulu", phone: "082 555 0142" });
    await aTraveller(visitor, company, {
      firstName: "Left",
      lastName: "Us",
      email: "left@example.com",
      isActive: false,
    });
    const { reference, bookingId } = await writeTrip(team, addHours(team.now, 48));
    await visitor.db.update(bookings).set({ organisationId: company }).where(eq(bookings.id, bookingId));
    const offered = async (by: Context) => {
      const listed = await listSavedPassengers(by, { reference });
      return listed.ok ? listed.value.passengers.map(({ kind, name, phone }) => [kind, name, phone]) : listed.reason;
    };
    const anele = [["traveller", "Anele Zulu", "082 555 0142"]];
    expect(await offered(booker)).toEqual(anele);
    expect(await offered(team)).toEqual(anele);
    const rival = await asCompany(visitor, await aCompany(visitor, {}, "Signal Hill Media"));
    expect(await offered(rival)).toBe("not_found");
  }));
