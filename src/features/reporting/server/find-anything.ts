import { cents, formatMoney } from "#domain/money/money.ts";
import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { phoneTyped, placeTyped } from "#domain/text/search-text.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { BookingRecord, RecordRow, reportingContract, SearchResults } from "../contract.ts";
import { referencesOf, seesPeople } from "../policy.ts";
import {
  findEnquiries,
  findInvoices,
  findOrganisations,
  findQuotes,
  findVehicles,
  type Typed,
} from "./record-views.ts";
import {
  findApplications,
  findBookingsByEmail,
  findBookingsByPhone,
  findBookingsByPlace,
  findBookingsByReference,
  findCustomers,
  findDrivers,
  findPrefixes,
  findRolesOf,
  findUsers,
} from "./search-views.ts";

const perKind = 8;
const nobody = { customers: [], applications: [], users: [] };

/** Bookings, drivers and vehicles for everyone with access; people, documents and organisations only for our team. */
export async function findAnything(
  ctx: Context,
  { text }: ParsedOf<typeof reportingContract.findAnything>,
): Promise<{ ok: true; value: SearchResults }> {
  const typed = typedAs(text);
  const customers = await findCustomers(ctx.db, typed.text, typed.digits, perKind);
  const bookings = await findBookings(
    ctx,
    typed,
    customers.map(({ email }) => email),
  );
  const drivers = (await findDrivers(ctx.db, typed.text, typed.digits, perKind)).map(asDriver);
  const vehicles = await findVehicleRecords(ctx, typed, perKind);
  if (!seesPeople(ctx.actor)) return accept({ bookings, drivers, records: vehicles, ...nobody });

  const applications = await findApplications(ctx.db, typed.text, perKind);
  const users = await findUsersWithRoles(ctx, typed);
  const records = [...(await findRecords(ctx, typed, perKind)), ...vehicles];
  return accept({ bookings, drivers, customers: customers.map(asCustomer), applications, users, records });
}

const typedAs = (input: string): Typed => {
  const text = input.toLowerCase().replace(/\s+/g, " ");
  return { text, bare: text.toUpperCase().replace(/[^0-9A-Z]/g, ""), digits: phoneTyped(text) };
};

/** A reference first, then people and numbers, then places: the newest of each. */
async function findBookings({ db }: Context, typed: Typed, emails: readonly string[]): Promise<BookingRecord[]> {
  const references = referencesOf(typed.text, await findPrefixes(db));
  const place = placeTyped(typed.text);
  const questions = [
    ...references.map((beginning) => () => findBookingsByReference(db, beginning, perKind)),
    typed.digits && (() => findBookingsByPhone(db, typed.digits ?? "", perKind)),
    () => findBookingsByEmail(db, typed.text, emails, perKind),
    place && (() => findBookingsByPlace(db, place, perKind)),
  ];
  const all = new Map<string, Awaited<ReturnType<typeof findBookingsByReference>>[number]>();
  for (const ask of questions) {
    if (!ask || all.size >= perKind) continue;
    for (const booking of await ask()) if (!all.has(booking.reference)) all.set(booking.reference, booking);
  }
  return [...all.values()].slice(0, perKind).map(({ firstName, lastName, pickupAt, ...booking }) => ({
    ...booking,
    email: shownEmail(booking.email),
    passenger: `${firstName} ${lastName}`,
    pickup_at: pickupAt.toISOString(),
  }));
}

async function findUsersWithRoles({ db }: Context, { text, digits }: Typed) {
  const users = await findUsers(db, text, digits, perKind);
  const roles = await findRolesOf(
    db,
    users.map(({ id }) => id),
  );
  return users.map((user) => ({
    ...user,
    roles: roles.filter(({ userId }) => userId === user.id).map(({ role }) => role),
  }));
}

const asCustomer = ({
  firstName,
  lastName,
  lastSeenAt,
  ...person
}: Awaited<ReturnType<typeof findCustomers>>[number]) => ({
  ...person,
  email: shownEmail(person.email),
  name: `${firstName} ${lastName}`,
  last_seen_at: lastSeenAt.toISOString(),
});

const asDriver = ({
  firstName,
  lastName,
  homeArea,
  licenceCode,
  permitExpiresOn,
  ...driver
}: Awaited<ReturnType<typeof findDrivers>>[number]) => ({
  ...driver,
  name: `${firstName} ${lastName}`,
  home_area: homeArea,
  licence_code: licenceCode,
  permit_expires_on: permitExpiresOn,
});

/** Invoices, quotes, enquiries, vehicles and organisations, as the palette lists them. */
async function findRecords({ db }: Context, typed: Typed, atMost: number): Promise<RecordRow[]> {
  const plain = { of: null } as const;
  const invoices = (await findInvoices(db, typed, atMost)).map(({ id, number, buyer, cents: total }) => ({
    kind: "invoice" as const,
    id,
    name: number,
    note: `${buyer}, ${formatMoney(cents(total))}`,
    ...plain,
  }));
  const quotes = (await findQuotes(db, typed, atMost)).map(({ id, number, version, customer }) => ({
    kind: "quote" as const,
    id,
    name: version > 1 ? `${number} v${version}` : number,
    note: customer,
    ...plain,
  }));
  const enquiries = (await findEnquiries(db, typed, atMost)).map(({ id, reference, name, email }) => ({
    kind: "enquiry" as const,
    id,
    name: reference,
    note: `${name}, ${email}`,
    ...plain,
  }));
  const organisations = (await findOrganisations(db, typed, atMost)).map(({ id, name, area, kind }) => ({
    kind: "organisation" as const,
    id,
    name,
    note: area,
    of: kind,
  }));
  return [...invoices, ...quotes, ...enquiries, ...organisations];
}

/** Vehicles, which dispatch looks for too. */
async function findVehicleRecords({ db }: Context, typed: Typed, atMost: number): Promise<RecordRow[]> {
  return (await findVehicles(db, typed, atMost)).map(({ id, plate, make, model, seats }) => ({
    kind: "vehicle",
    id,
    name: plate,
    note: `${make} ${model}, ${seats} seats`,
    of: null,
  }));
}
