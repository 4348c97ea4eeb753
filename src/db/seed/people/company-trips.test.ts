import { expect, test } from "vitest";
import { alikeRides } from "#domain/corporate/alike-rides.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";

const days = ["2026-11-17T08:00:00Z", "2026-11-22T10:00:00Z", "2027-02-01T12:00:00Z", "2027-06-14T09:00:00Z"];

test.each(days)("on %s the demo’s company has rides to share, people on the road and a tour to approve", (moment) => {
  const now = new Date(moment);
  const { organisations, bookings, trips, companyBookings, companyApprovals, vehicleHolds } = demoCompanyOn(now);
  const company = organisations.find(({ name }) => name === "Blue Crane Software");
  const own = new Set(bookings.filter(({ organisationId }) => organisationId === company?.id).map(({ id }) => id));
  expect(new Set(companyBookings.filter(({ organisationId }) => organisationId === company?.id).map(idOf))).toEqual(
    own,
  );

  const ahead = trips.filter(({ bookingId, pickupAt, state }) => {
    return own.has(bookingId) && pickupAt > now && state !== "planned" && state !== "cancelled";
  });
  const rides = ahead.map(({ bookingId, pickupLocation: from, destination: to, pickupAt }) => {
    return { bookingId, from, to, pickupAt };
  });
  expect(alikeRides(rides)).not.toEqual([]);
  expect(trips.some(({ bookingId, state }) => own.has(bookingId) && onRoad.includes(state))).toBe(true);

  expect(companyApprovals).toMatchObject([{ organisationId: company?.id, state: "waiting" }]);
  const [request] = companyApprovals;
  expect(request?.reasons).toContain("service");
  expect(bookings.find(({ id }) => id === request?.bookingId)).toMatchObject({ state: "draft", paidCents: 0 });
  expect(vehicleHolds.filter(({ bookingId }) => bookingId === request?.bookingId)).toMatchObject([
    { state: "held", expiresAt: request?.expiresAt },
  ]);
});

const idOf = ({ bookingId }: { bookingId: string }) => bookingId;
const onRoad = ["en_route", "arrived", "onboard", "stopover"];
