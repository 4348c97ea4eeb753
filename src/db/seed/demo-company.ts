import { demoDocuments, vehiclesWithDocuments } from "./demo-documents.ts";
import { enquiryRows } from "./enquiries.ts";
import { fleet } from "./fleet.ts";
import { fleetCare } from "./fleet-care.ts";
import { paymentRows } from "./money/payments.ts";
import { operations } from "./operations.ts";
import { accounts, memberships, ownedPartners } from "./people/accounts.ts";
import { applications } from "./people/applications.ts";
import { withCaller } from "./people/caller.ts";
import { claimRows } from "./people/claim-rows.ts";
import { companyRows, demoPolicy } from "./people/companies.ts";
import {
  automaticRow,
  companySettingsRow,
  exchangeRatesRow,
  legalDetailsRow,
  moneySettingsRows,
  providerLimitRows,
  resaleRow,
} from "./people/company.ts";
import { approvalRows, withCompanyTrips } from "./people/company-trips.ts";
import { drivingStaff } from "./people/drivers.ts";
import { withHotelGuests } from "./people/hotel-guests.ts";
import { guestRows, withPartnerGuests } from "./people/partner-guests.ts";
import { organisationRows, partners } from "./people/partners.ts";
import { withPoolOffer } from "./people/provider-offer.ts";
import { shiftsAndLeave } from "./people/shifts-and-leave.ts";
import { withBreakdown } from "./road/breakdown.ts";
import { seedClock } from "./seed-clock.ts";
import type { Dispatched } from "./trips.ts";

/** Every row of the demo company, for the day that `today` falls on in Cape Town. */
export function demoCompany(today: Date) {
  const clock = seedClock(today);
  const allPartners = partners(clock);
  const allAccounts = accounts(clock);
  const providerId = allPartners.provider.id;
  const driverAccount = { id: allAccounts.idOf("driver@demo.example"), email: "driver@demo.example" };
  const drivers = drivingStaff(clock, providerId, driverAccount);
  const provider = { id: providerId, name: allPartners.provider.name };
  const team = { uploader: allAccounts.idOf("admin@demo.example"), verifier: allAccounts.idOf("admin@demo.example") };
  const owners = { provider, partners: ownedPartners(allPartners, allAccounts) };
  const kept = demoDocuments({ clock, drivers, vehicles: fleet(clock, providerId), ...owners, team });
  const vehicles = vehiclesWithDocuments(fleet(clock, providerId), kept.documents);
  const members = memberships(allPartners, allAccounts);
  const actors = { consultant: allAccounts.idOf("dispatcher@demo.example"), members };
  const [hotel] = allPartners.hotels;
  const result = operations({ clock, partners: allPartners, actors, drivers, vehicles });
  const [corporate] = allPartners.corporates;
  const hosted = hotel ? withHotelGuests(result, hotel, clock) : result;
  const { booked: made, ...played } = corporate ? withCompanyTrips(hosted, corporate, clock) : hosted;
  const guided = withPartnerGuests(made, allPartners, { users: allAccounts.users, clock });
  const offered = {
    booked: withCaller(guided, clock),
    dispatched: withPoolOffer(played.dispatched, providerId, clock),
  };
  const { booked, dispatched, tripMoves } = withBreakdown(offered, { clock, drivers, vehicles });
  const bookings = booked.map(({ row }) => row);
  const busy = dispatched.map(busyTime);
  const { benched, ...time } = shiftsAndLeave({ clock, drivers, busy, adminId: team.verifier });
  const applied = applications(clock, allPartners, allAccounts.idOf("admin@demo.example"));

  return {
    companySettings: [companySettingsRow(clock)],
    claims: claimRows(clock.at(-400, 9 * 60)),
    settings: [
      exchangeRatesRow(clock),
      legalDetailsRow(clock),
      ...moneySettingsRows(clock),
      resaleRow(clock),
      automaticRow(clock),
    ],
    users: allAccounts.users,
    userRoles: allAccounts.userRoles,
    organisations: organisationRows(allPartners),
    providerLimits: providerLimitRows(clock, providerId),
    organisationMembers: members,
    ...companyRows(allPartners, { members, users: allAccounts.users }, bookings),
    ...approvalRows(bookings, demoPolicy, allAccounts.idOf("corporate@demo.example")),
    vehicles,
    drivers,
    care: fleetCare({
      clock,
      vehicles,
      team: team.verifier,
      driver: { id: drivers[0]?.id ?? "", userId: driverAccount.id },
    }),
    benched,
    ...time,
    documents: kept.documents,
    documentMoves: kept.documentMoves,
    bookings,
    guestBookings: guestRows(bookings, organisationRows(allPartners)),
    bookingMoves: booked.flatMap(({ moves }) => moves),
    bookingItems: booked.flatMap(({ items }) => items),
    ...paymentRows(booked),
    trips: dispatched.map(({ trip }) => trip),
    tripMoves,
    assignments: dispatched.flatMap(({ assignment }) => assignment ?? []),
    vehicleHolds: dispatched.flatMap(({ hold }) => hold ?? []),
    enquiries: enquiryRows(clock),
    partnerApplications: applied.map(({ row }) => row),
    applicationMoves: applied.flatMap(({ moves }) => moves),
    storedFiles: [...applied.flatMap(({ files }) => files), ...kept.storedFiles],
  };
}

const busyTime = ({ trip, assignment }: Dispatched) => ({
  driverId: assignment?.driverId,
  from: trip.pickupAt,
  to: trip.plannedEnd,
});

export type DemoCompany = ReturnType<typeof demoCompany>;
