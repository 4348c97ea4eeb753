import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import type { Found, FoundBooking, reportingContract } from "../contract.ts";
import { referenceTyped, seesPeople } from "../policy.ts";
import {
  findApplications,
  findBookingsByEmail,
  findBookingsByReference,
  findCustomers,
  findDrivers,
  findRolesOf,
  findUsers,
} from "./search-views.ts";

const perKind = 8;
const nobody = { customers: [], applications: [], users: [] };

/** What begins with the typed text: bookings and drivers for everyone who may ask, people for the office alone. */
export async function findAnything(
  ctx: Context,
  { text }: ParsedOf<typeof reportingContract.findAnything>,
): Promise<{ ok: true; value: Found }> {
  const typed = text.toLowerCase().replace(/\s+/g, " ");
  const customers = await findCustomers(ctx.db, typed, perKind);
  const bookings = await findBookings(
    ctx,
    typed,
    customers.map(({ email }) => email),
  );
  const drivers = (await findDrivers(ctx.db, typed, perKind)).map(asDriver);
  if (!seesPeople(ctx.actor)) return accept({ bookings, drivers, ...nobody });

  const applications = await findApplications(ctx.db, typed, perKind);
  const users = await findUsersWithRoles(ctx, typed);
  return accept({ bookings, drivers, customers: customers.map(asCustomer), applications, users });
}

/** A reference first, then whoever the text names, the latest pickup first. */
async function findBookings({ db }: Context, typed: string, emails: readonly string[]): Promise<FoundBooking[]> {
  const reference = referenceTyped(typed);
  const named = reference ? await findBookingsByReference(db, reference, perKind) : [];
  const theirs = named.length < perKind ? await findBookingsByEmail(db, typed, emails, perKind) : [];
  const all = new Map([...named, ...theirs].map((booking) => [booking.reference, booking]));
  return [...all.values()].slice(0, perKind).map(({ firstName, lastName, pickupAt, ...booking }) => ({
    ...booking,
    passenger: `${firstName} ${lastName}`,
    pickup_at: pickupAt.toISOString(),
  }));
}

async function findUsersWithRoles({ db }: Context, typed: string) {
  const users = await findUsers(db, typed, perKind);
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
