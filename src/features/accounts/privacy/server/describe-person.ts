import type { Context } from "#platform/context.ts";
import type { PersonRecords } from "#platform/erasures.ts";
import { findCompany } from "../../server/account-views.ts";
import { findAddressesOf, findPassengersOf, findProfile, findRolesOf } from "../../server/profile-views.ts";
import {
  findActionsAbout,
  findFactorsAbout,
  findFilesAbout,
  findInvitesTo,
  findLinksAbout,
  findMessagesAbout,
  findOrganisationsOf,
  findSessionsAbout,
  findTextsFrom,
  findThreadsAbout,
  findViewsOf,
} from "./my-data-views.ts";
import { findRecordsOf, type Whose } from "./person-views.ts";
import { describeRecords } from "./record-views.ts";

/** Everything we hold about a person, as one document for people and programs. */
export async function describePerson(ctx: Context, whose: Whose) {
  const records = await findRecordsOf(ctx.db, whose);
  const company = await findCompany(ctx.db);
  return {
    about: {
      what: `Everything ${company.name} holds about you. Times are in UTC, amounts in South African cents.`,
      made_at: ctx.now,
    },
    ...(whose.userId && (await accountParts(ctx, whose.userId))),
    ...(await describeRecords(ctx.db, whose, records)),
    ...(await commonParts(ctx, whose, records)),
  };
}

async function accountParts({ db }: Context, userId: string) {
  const profile = await findProfile(db, userId);
  return {
    profile: {
      name: profile.name,
      email: profile.email,
      email_confirmed_at: profile.emailConfirmedAt,
      phone: profile.phone,
      member_since: profile.createdAt,
      privacy_version: profile.privacyVersion,
      last_sign_in_at: profile.lastSignInAt,
    },
    roles: (await findRolesOf(db, userId)).map(({ role, grantedAt }) => ({ role, granted_at: grantedAt })),
    organisations: await findOrganisationsOf(db, userId),
    second_factors: await findFactorsAbout(db, userId),
    sessions: await findSessionsAbout(db, userId),
    links_sent_to_you: await findLinksAbout(db, userId),
    saved_passengers: (await findPassengersOf(db, userId)).map(withoutId),
    saved_addresses: (await findAddressesOf(db, userId)).map(withoutId),
    saved_views: await findViewsOf(db, userId),
  };
}

const commonParts = async ({ db }: Context, whose: Whose, records: PersonRecords) => ({
  invitations: await findInvitesTo(db, records.invites),
  messages_sent_to_you: await findMessagesAbout(db, whose, records),
  messages_from_you: await findTextsFrom(db, records),
  threads_with_us: await findThreadsAbout(db, records),
  files: await findFilesAbout(db, records),
  account_history: await findActionsAbout(db, whose, records),
});

const withoutId = <T extends { id: string }>({ id: _id, ...rest }: T) => rest;
