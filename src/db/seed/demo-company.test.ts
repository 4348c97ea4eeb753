import { expect, test } from "vitest";
import { seatShortages, sizedSeats } from "#domain/booking/child-seats.ts";
import { companySettingsOf } from "#domain/company/company-settings.ts";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";

const company = demoCompanyOn("2026-11-20T08:00:00Z");

test("child seats of known sizes go along with some, and there are enough for every day ahead", () => {
  const withSeats = company.bookings.filter(({ childSeats = 0 }) => childSeats > 0);
  expect(withSeats.length).toBeGreaterThan(4);
  for (const { childSeats, childSeatSizes = {}, passengers } of withSeats) {
    expect(sizedSeats(childSeatSizes)).toBe(childSeats);
    expect(childSeats).toBeLessThan(passengers);
  }
  const stock = Object.fromEntries(company.care.equipment.map(({ kind, quantity }) => [kind, quantity]));
  const taken = (day: string) =>
    withSeats
      .filter(({ pickupAt }) => localDateOf(pickupAt) === day)
      .map(({ childSeats = 0, childSeatSizes = {} }) => ({ seats: childSeats, sizes: childSeatSizes }));
  const days = Array.from({ length: 21 }, (_, at) => addDays(localDateOf(new Date("2026-11-20T08:00:00Z")), at));
  const short = days
    .map(taken)
    .flatMap((all) => all.flatMap((one, at) => seatShortages(one, all.toSpliced(at, 1), stock)));
  expect(short).toEqual([]);
});

test("licences and insurance are stated, and marked as samples", () => {
  const { company: set } = companySettingsOf(company.settings);
  for (const said of [set.legalName, set.informationOfficer, set.licences, set.insurance])
    expect(said).toMatch(/sample/i);
});
