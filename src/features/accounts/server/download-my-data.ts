import { personAsking } from "#domain/person-asking.ts";
import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import {
  findApplicationsAbout,
  findBookingsAbout,
  findCustomerRecord,
  findDeedsAbout,
  findEnquiriesAbout,
  findFactorsAbout,
  findInvoicesAbout,
  findMessagesTo,
  findMovesAbout,
  findOrganisationsOf,
  findSessionsAbout,
  type Whose,
} from "./my-data-views.ts";
import { findAddressesOf, findPassengersOf, findProfile, findRolesOf } from "./profile-views.ts";

/** Gathers everything we hold about the person, and writes down that a copy was taken. */
export async function downloadMyData(ctx: Context) {
  const userId = personAsking(ctx.actor);
  const profile = await findProfile(ctx.db, userId);
  const whose: Whose = { userId, email: profile.emailConfirmedAt ? profile.email : null };
  const document = {
    about: {
      what: "Everything Cape Town Shuttle holds about you. Moments are in UTC, amounts in South African cents.",
      made_at: ctx.now,
    },
    profile: {
      name: profile.name,
      email: profile.email,
      email_confirmed_at: profile.emailConfirmedAt,
      phone: profile.phone,
      member_since: profile.createdAt,
      last_sign_in_at: profile.lastSignInAt,
    },
    roles: (await findRolesOf(ctx.db, userId)).map(({ role, grantedAt }) => ({ role, granted_at: grantedAt })),
    organisations: await findOrganisationsOf(ctx.db, whose),
    ...(await accountParts(ctx, whose)),
    ...(await businessParts(ctx, whose)),
  };
  await recordAudit(ctx, { action: "data.downloaded", subject: { kind: "user", id: userId } });
  return accept({ document });
}

async function accountParts({ db }: Context, whose: Whose) {
  return {
    second_factors: await findFactorsAbout(db, whose),
    sessions: await findSessionsAbout(db, whose),
    saved_passengers: (await findPassengersOf(db, whose.userId)).map(withoutId),
    saved_addresses: (await findAddressesOf(db, whose.userId)).map(withoutId),
    account_history: await findDeedsAbout(db, whose),
  };
}

async function businessParts({ db }: Context, whose: Whose) {
  const bookings = await findBookingsAbout(db, whose);
  const moves = await findMovesAbout(
    db,
    bookings.map(({ id }) => id),
  );
  const historyOf = Map.groupBy(moves, ({ bookingId }) => bookingId);
  return {
    customer_record: await findCustomerRecord(db, whose),
    bookings: bookings.map(({ id, ...booking }) => ({
      ...booking,
      history: historyOf.get(id)?.map(({ state, at }) => ({ state, at })) ?? [],
    })),
    enquiries: await findEnquiriesAbout(db, whose),
    invoices: await findInvoicesAbout(db, whose),
    partner_applications: await findApplicationsAbout(db, whose),
    messages_sent_to_you: await findMessagesTo(db, whose),
  };
}

const withoutId = <T extends { id: string }>({ id: _id, ...rest }: T) => rest;
