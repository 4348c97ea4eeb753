import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "#db/connect.ts";
import { columnNames } from "#db/many-rows/column-names.ts";
import { savedAddresses, savedPassengers, userRoles, users } from "#db/schema/accounts.ts";
import { bookingItems, bookingMoves, bookings } from "#db/schema/booking.ts";
import { extras, extraVersions, tours, tourVersions } from "#db/schema/catalogue.ts";
import {
  companyAccounts,
  companyApprovalMoves,
  companyApprovals,
  companyBookings,
  companyTravellers,
} from "#db/schema/companies.ts";
import { claims, companySettings } from "#db/schema/content.ts";
import { enquiries } from "#db/schema/crm.ts";
import { documentMoves, documents } from "#db/schema/documents.ts";
import { driverAbsences, driverMoves, driverShifts, drivers } from "#db/schema/drivers.ts";
import {
  equipment,
  fuelEntries,
  maintenancePlans,
  odometerReadings,
  vehicleAbsences,
  vehicleDefectMoves,
  vehicleDefects,
  vehicleMoves,
  vehicles,
  workOrderMoves,
  workOrders,
} from "#db/schema/fleet.ts";
import { incidentMoves, incidents, lostItemMoves, lostItems } from "#db/schema/incidents.ts";
import {
  invoiceBookings,
  invoiceDetails,
  invoiceLines,
  invoiceMoves,
  invoicePayments,
  invoices,
  lockedMonths,
  numberSeries,
} from "#db/schema/invoices.ts";
import { pages, pageVersions, redirects } from "#db/schema/pages.ts";
import {
  applicationMoves,
  attributions,
  commissionDisputes,
  commissionMoves,
  commissions,
  organisationMembers,
  organisations,
  partnerApplications,
  partnerPayoutMoves,
  partnerPayouts,
  partnerStatements,
  providerLimits,
} from "#db/schema/partners.ts";
import { bookingPassengers } from "#db/schema/passengers.ts";
import {
  payItems,
  payRules,
  payRunMoves,
  payRuns,
  payStatements,
  providerInvoiceItems,
  providerInvoices,
} from "#db/schema/pay.ts";
import {
  bankAllocations,
  bankImports,
  bankLines,
  billShares,
  billSplits,
  paymentMoves,
  paymentNotifications,
  payments,
  refunds,
  transferProofs,
  vouchers,
} from "#db/schema/payments.ts";
import { storedFiles } from "#db/schema/platform.ts";
import { privacyBreaches, privacyBreachPeople, privacyRequestMoves, privacyRequests } from "#db/schema/privacy.ts";
import { promoCodes } from "#db/schema/promos.ts";
import { figureEntries, revenueEntries } from "#db/schema/revenue.ts";
import { ratingMoves, ratings, reviews } from "#db/schema/reviews.ts";
import { settings } from "#db/schema/settings.ts";
import { sosAlarms, sosMoves, sosPlaces } from "#db/schema/sos.ts";
import { geofences } from "#db/schema/tracking.ts";
import { assignments, tripMoves, trips, vehicleHolds } from "#db/schema/trips.ts";
import { guestBookings } from "../schema/portal.ts";
import { extraRows, extraVersionRows } from "./catalogue/extra-rows.ts";
import { tourRows, tourVersionRows } from "./catalogue/tour-rows.ts";
import { type DemoCompany, demoCompany } from "./demo-company.ts";
import type { FleetCare } from "./fleet-care.ts";
import { freshenRequests } from "./fresh-requests.ts";
import { geofenceRows } from "./geofences.ts";
import { guestListRows } from "./guest-lists.ts";
import { demoProviderInvoices } from "./money/billed-by-providers.ts";
import { demoCommissions } from "./money/commissions.ts";
import { demoPay } from "./money/driver-pay.ts";
import { giftsAndSplits } from "./money/gifts-and-splits.ts";
import { demoInvoices } from "./money/invoices.ts";
import { paymentDesk } from "./money/payment-desk.ts";
import { promoRows } from "./money/promos.ts";
import { seedQuotes } from "./money/quotes.ts";
import { demoPages } from "./pages.ts";
import { seedPastImports } from "./past-imports.ts";
import { seedCustomers } from "./people/customers.ts";
import { giveDemoPasswords } from "./people/demo-passwords.ts";
import { privacyRegisters } from "./people/privacy-registers.ts";
import { demoRatings } from "./people/ratings.ts";
import { reviewRows } from "./people/reviews.ts";
import { seedSales } from "./people/sales.ts";
import { seedThreads } from "./people/threads.ts";
import { seedWritten } from "./people/written.ts";
import { demoAlarms } from "./road/alarms.ts";
import { demoIncidents } from "./road/incidents.ts";
import { savedRows } from "./saved.ts";
import { seedClock } from "./seed-clock.ts";
import { insertWorkDone } from "./work-done.ts";

/** A statement takes 65 535 values; the widest row has about sixty. */
const rowsPerStatement = 500;

/** Whether the database already has a company, demo or real: neither is ever overwritten. */
export async function isSeeded(db: Database): Promise<boolean> {
  const details = await db.$count(companySettings);
  return details > 0 || (await db.$count(users)) > 0;
}

/** Writes the demo company as of `today`. The caller holds the transaction. */
export async function seedDemo(db: Database, today: Date): Promise<void> {
  const { company, ...gifts } = giftsAndSplits(demoCompany(today), seedClock(today));
  await insertAll(db, companySettings, company.companySettings);
  await insertAll(db, settings, company.settings);
  const besideTrips = extraRows(seedClock(today).at(-30));
  await insertAll(db, extras, besideTrips);
  await insertAll(db, extraVersions, extraVersionRows(besideTrips));
  const onSale = tourRows(seedClock(today).at(-400));
  await insertAll(db, tours, onSale);
  await insertAll(db, tourVersions, tourVersionRows(onSale));
  await insertAll(db, claims, company.claims);
  await insertAll(db, users, company.users);
  await insertAll(db, userRoles, company.userRoles);
  await insertPages(db, company, today);
  await insertOrganisations(db, company);
  await insertAll(db, storedFiles, company.storedFiles);
  await insertAll(db, vehicles, company.vehicles);
  await insertAll(db, drivers, [...company.drivers, ...company.benched]);
  await insertAll(db, driverMoves, company.driverMoves);
  await insertAll(db, driverShifts, company.driverShifts);
  await insertAll(db, driverAbsences, company.driverAbsences);
  await insertCare(db, company.care);
  await insertAll(db, bookings, company.bookings);
  await insertAll(db, bookingMoves, company.bookingMoves);
  await insertAll(db, bookingItems, company.bookingItems);
  await insertAll(db, companyBookings, company.companyBookings);
  await insertAll(db, companyApprovals, company.companyApprovals);
  await insertAll(db, companyApprovalMoves, company.companyApprovalMoves);
  await insertAll(db, guestBookings, company.guestBookings);
  const desk = paymentDesk(company, seedClock(today));
  await insertAll(db, vouchers, gifts.vouchers);
  await insertAll(db, billSplits, gifts.billSplits);
  await insertAll(db, billShares, gifts.billShares);
  await insertAll(db, payments, [...desk.payments, ...gifts.sales]);
  await insertAll(db, paymentMoves, [...desk.paymentMoves, ...gifts.saleMoves]);
  await insertAll(db, refunds, desk.refunds);
  await insertAll(db, transferProofs, desk.transferProofs);
  await insertAll(db, bankImports, desk.bankImports);
  await insertAll(db, bankLines, desk.bankLines);
  await insertAll(db, bankAllocations, desk.bankAllocations);
  await insertAll(db, paymentNotifications, desk.paymentNotifications);
  await insertAll(db, trips, company.trips);
  // Queries after each assignment are planned for tables of this size; for empty ones they would compare each row with
  // all.
  await db.execute(sql`analyze bookings, trips`);
  await insertAll(db, assignments, company.assignments);
  await insertAll(db, vehicleHolds, company.vehicleHolds);
  await insertAll(db, tripMoves, company.tripMoves);
  await insertAll(db, geofences, geofenceRows(seedClock(today)));
  await insertAll(db, promoCodes, promoRows(seedClock(today)));
  await insertAll(db, enquiries, company.enquiries);
  await insertAll(db, partnerApplications, company.partnerApplications);
  await insertAll(db, applicationMoves, company.applicationMoves);
  await insertAll(db, storedFiles, desk.storedFiles);
  await insertAll(db, documents, company.documents);
  await insertAll(db, documentMoves, company.documentMoves);
  await insertInvoices(db, company, today);
  const saved = savedRows(company, seedClock(today));
  await insertAll(db, savedPassengers, saved.savedPassengers);
  await insertAll(db, savedAddresses, saved.savedAddresses);
  await insertAll(db, bookingPassengers, guestListRows(company, seedClock(today)));
  await insertAll(db, reviews, reviewRows(seedClock(today)));
  const rated = demoRatings(company, seedClock(today));
  await insertAll(db, ratings, rated.ratings);
  await insertAll(db, ratingMoves, rated.ratingMoves);
  await insertPayAndCommissions(db, company, today);
  await insertIncidents(db, company, today);
  await insertPrivacyRegisters(db, today);
  await giveDemoPasswords(db);
  await askAnew(db, today);
  await countRevenue(db, today);
}

async function insertPages(db: Database, { users: people }: DemoCompany, today: Date): Promise<void> {
  const by = people.find(({ email }) => email === "admin@demo.example")?.id;
  if (!by) return;
  const written = demoPages(seedClock(today), by);
  await insertAll(db, pages, written.pages);
  await insertAll(db, pageVersions, written.versions);
  await insertAll(db, redirects, written.redirects);
}

async function insertOrganisations(db: Database, company: DemoCompany): Promise<void> {
  await insertAll(db, organisations, company.organisations);
  await insertAll(db, providerLimits, company.providerLimits);
  await insertAll(db, organisationMembers, company.organisationMembers);
  await insertAll(db, companyAccounts, company.companyAccounts);
  await insertAll(db, companyTravellers, company.companyTravellers);
}

async function insertPrivacyRegisters(db: Database, today: Date): Promise<void> {
  const registers = privacyRegisters(seedClock(today));
  await insertAll(db, privacyRequests, registers.requests);
  await insertAll(db, privacyRequestMoves, registers.moves);
  await insertAll(db, privacyBreaches, registers.breaches);
  await insertAll(db, privacyBreachPeople, registers.people);
}

async function insertInvoices(db: Database, company: DemoCompany, today: Date): Promise<void> {
  const billed = demoInvoices(company, seedClock(today));
  await insertAll(db, invoices, billed.invoices);
  await insertAll(db, invoiceLines, billed.invoiceLines);
  await insertAll(db, invoiceBookings, billed.invoiceBookings);
  await insertAll(db, invoiceMoves, billed.invoiceMoves);
  await insertAll(db, invoicePayments, billed.invoicePayments);
  await insertAll(db, numberSeries, billed.numberSeries);
  await insertAll(db, invoiceDetails, billed.invoiceDetails);
  // After everything in them: nothing is written into a closed month.
  await insertAll(db, lockedMonths, billed.lockedMonths);
}

async function askAnew(db: Database, today: Date): Promise<void> {
  await freshenRequests(db, today);
  await seedQuotes(db, today);
  await seedCustomers(db, today);
  await seedThreads(db, today);
  await seedSales(db, today);
  await seedPastImports(db, today);
  await seedWritten(db, today);
}

const revenueColumns = columnNames(revenueEntries);
const figureColumns = columnNames(figureEntries);

/** As the revenue feature counts it whenever something happens. */
async function countRevenue(db: Database, today: Date): Promise<void> {
  await insertWorkDone(db, today);
  await db.execute(sql`analyze bookings, trips, invoices, pay_items`);
  await db.execute(sql`insert into revenue_entries (${revenueColumns}) select ${revenueColumns} from revenue_now`);
  // Steps and enquiries are counted as they are written.
  await db.execute(
    sql`insert into figure_entries (${figureColumns}) select ${figureColumns} from figures_now on conflict do nothing`,
  );
}

async function insertIncidents(db: Database, company: DemoCompany, today: Date): Promise<void> {
  const wrong = demoIncidents(company, seedClock(today));
  await insertAll(db, incidents, wrong.incidents);
  await insertAll(db, incidentMoves, wrong.incidentMoves);
  await insertAll(db, lostItems, wrong.lostItems);
  await insertAll(db, lostItemMoves, wrong.lostItemMoves);
  const sos = demoAlarms(company, seedClock(today));
  await insertAll(db, sosAlarms, sos.alarms);
  await insertAll(db, sosMoves, sos.moves);
  await insertAll(db, sosPlaces, sos.places);
}

async function insertPayAndCommissions(db: Database, company: DemoCompany, today: Date): Promise<void> {
  await insertPay(db, company, today);
  await insertCommissions(db, company, today);
}

async function insertPay(db: Database, company: DemoCompany, today: Date): Promise<void> {
  const idOf = (name: string) => company.users.find(({ email }) => email === `${name}@demo.example`)?.id;
  const [adminId, ownerId] = [idOf("admin"), idOf("super")];
  if (!adminId || !ownerId) return;
  const pay = demoPay(company, seedClock(today), { adminId, ownerId });
  await insertAll(db, payRules, pay.payRules);
  await insertAll(db, payRuns, pay.payRuns);
  await insertAll(db, payRunMoves, pay.payRunMoves);
  await insertAll(db, payStatements, pay.payStatements);
  await insertAll(db, payItems, pay.payItems);
  const billed = demoProviderInvoices(pay.payItems, seedClock(today), adminId);
  await insertAll(db, providerInvoices, billed.providerInvoices);
  await insertAll(db, providerInvoiceItems, billed.providerInvoiceItems);
}

async function insertCommissions(db: Database, company: DemoCompany, today: Date): Promise<void> {
  const idOf = (name: string) => company.users.find(({ email }) => email === `${name}@demo.example`)?.id;
  const [adminId, ownerId, hotelUserId] = [idOf("admin"), idOf("super"), idOf("hotel")];
  if (!adminId || !ownerId || !hotelUserId) return;
  const earned = demoCommissions(company, seedClock(today), { adminId, ownerId, hotelUserId });
  await insertAll(db, attributions, earned.attributions);
  await insertAll(db, partnerPayouts, earned.partnerPayouts);
  await insertAll(db, partnerPayoutMoves, earned.partnerPayoutMoves);
  await insertAll(db, partnerStatements, earned.partnerStatements);
  await insertAll(db, commissions, earned.commissions);
  await insertAll(db, commissionMoves, earned.commissionMoves);
  await insertAll(db, commissionDisputes, earned.commissionDisputes);
}

async function insertCare(db: Database, care: FleetCare): Promise<void> {
  await insertAll(db, vehicleMoves, care.vehicleMoves);
  await insertAll(db, maintenancePlans, care.maintenancePlans);
  await insertAll(db, workOrders, care.workOrders);
  await insertAll(db, workOrderMoves, care.workOrderMoves);
  await insertAll(db, vehicleAbsences, care.vehicleAbsences);
  await insertAll(db, odometerReadings, care.odometerReadings);
  await insertAll(db, fuelEntries, care.fuelEntries);
  await insertAll(db, vehicleDefects, care.vehicleDefects);
  await insertAll(db, vehicleDefectMoves, care.vehicleDefectMoves);
  await insertAll(db, equipment, care.equipment);
}

async function insertAll<T extends PgTable>(db: Database, table: T, rows: readonly T["$inferInsert"][]) {
  for (let at = 0; at < rows.length; at += rowsPerStatement) {
    await db.insert(table).values(rows.slice(at, at + rowsPerStatement));
  }
}
