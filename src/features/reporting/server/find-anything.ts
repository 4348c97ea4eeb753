import { accept } from "#domain/result.ts";
import { shownEmail } from "#domain/text/caller-address.ts";
import { phoneTyped, placeTyped } from "#domain/text/search-text.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { BookingRecord, reportingContract, SearchResults } from "../contract.ts";
import { referenceTyped, seesPeople } from "../policy.ts";
import { findRecords, findVehicleRecords } from "./find-records.ts";
import type { Typed } from "./record-views.ts";
import {
  findApplications,
  findBookingsByEmail,
  findBookingsByPhone,
  findBookingsByPlace,
  findBookingsByReference,
  findCustomers,
  findDrivers,
  findRolesOf,
  findUsers,
} from "./search-views.ts";

const perKind = 8;
const nobody = { customers: [], applications: [], users: [] };

/** Bookings, drivers and vehicles for everyone who may ask; people, documents and organisations for our team alone. */
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

/** A reference first, then the people and numbers the text names, then places: the newest of each. */
async function findBookings({ db }: Context, typed: Typed, emails: readonly string[]): Promise<BookingRecord[]> {
  const reference = referenceTyped(typed.text);
  const place = placeTyped(typed.text);
  const questions = [
    reference && (() => findBookingsByReference(db, reference, perKind)),
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
