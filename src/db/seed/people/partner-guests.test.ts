import { expect, test } from "vitest";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { demoCommissions } from "../money/commissions.ts";
import { seedClock } from "../seed-clock.ts";

test.each(["2026-11-20T08:00:00Z", "2027-06-01T05:00:00Z"])(
  "on %s the demo’s hotel and agency have guests of every way: booked by them, by a scanned card and by a named code",
  (day) => {
    const clock = seedClock(new Date(day));
    const company = demoCompanyOn(clock.now);
    const userOf = (name: string) => company.users.find(({ email }) => email === `${name}@demo.example`)?.id ?? "";
    const team = { adminId: userOf("admin"), ownerId: userOf("super"), hotelUserId: userOf("hotel") };
    const { attributions, commissions } = demoCommissions(company, clock, team);
    for (const code of ["HARBOUR", "SWALLOW"]) {
      const partner = company.organisations.find(({ affiliateCode }) => affiliateCode === code);
      const own = attributions.filter(({ organisationId }) => organisationId === partner?.id);
      expect(new Set(own.map(({ channel }) => channel))).toEqual(new Set(["portal", "qr", "code"]));
      expect(partner?.hasAccount).toBe(true);
    }
    const doubled = attributions.filter(({ flags }) => flags.includes("double_claim"));
    expect(doubled.length).toBeGreaterThan(0);
    for (const { bookingId } of doubled)
      expect(commissions.find((one) => one.bookingId === bookingId)).toMatchObject({ state: "earned" });
    const own = attributions.filter(({ flags }) => flags.includes("self_booking"));
    expect(own).toHaveLength(1);
    expect(commissions.find((one) => one.bookingId === own[0]?.bookingId)).toMatchObject({ state: "earned" });
    const hosted = company.bookings.filter(({ source }) => source === "hotel" || source === "agent");
    expect(company.guestBookings.map(({ bookingId }) => bookingId)).toEqual(hosted.map(({ id }) => id));
  },
);
