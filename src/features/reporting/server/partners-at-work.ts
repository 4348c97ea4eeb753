import { accept } from "#domain/result.ts";
import { addDays, localDateOf, localTime, momentOf } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import type { Member, PartnerAtWork, PartnerKind } from "../contract.ts";
import {
  countBookingsOf,
  findApplicationsOf,
  findDriversOfProviders,
  findMembers,
  findPartners,
  findPeopleWithRole,
} from "./partner-views.ts";

const shown = 200;
const days = 90;

/** Our partners: organisations with their people, or people without one. */
export async function partnersAtWork(
  ctx: Context,
  { kind }: { kind: PartnerKind },
): Promise<{ ok: true; value: { partners: PartnerAtWork[]; people: Member[] } }> {
  if (kind === "dispatcher") {
    const people = await findPeopleWithRole(ctx.db, "dispatcher", shown);
    return accept({ partners: [], people: people.map(asMember) });
  }
  const result = await findPartners(ctx.db, kind, shown);
  const ids = result.map(({ id }) => id);
  const members = await findMembers(ctx.db, ids);
  const drivers = kind === "driver_provider" ? await findDriversOfProviders(ctx.db, ids) : [];
  const since = addDays(localDateOf(ctx.now), -days);
  const counts = new Map(
    (await countBookingsOf(ctx.db, ids, momentOf(since, localTime("00:00")))).map((row) => [
      row.organisationId,
      row.count,
    ]),
  );
  const applications = new Map(
    (await findApplicationsOf(ctx.db, ids)).map(({ organisationId, id }) => [organisationId, id]),
  );
  const partners = result.map(({ registrationNumber, vatNumber, commissionRate, createdAt, ...partner }) => ({
    ...partner,
    registration_number: registrationNumber,
    vat_number: vatNumber,
    commission_rate: commissionRate,
    since: createdAt.toISOString(),
    bookings_since: since,
    bookings: counts.get(partner.id) ?? 0,
    application: applications.get(partner.id) ?? null,
    members: members.filter(({ organisationId }) => organisationId === partner.id).map(asMember),
    drivers: drivers
      .filter(({ providerId }) => providerId === partner.id)
      .map(({ id, firstName, lastName, phone, state }) => ({ id, name: `${firstName} ${lastName}`, phone, state })),
  }));
  return accept({ partners, people: [] });
}

type Person = Awaited<ReturnType<typeof findPeopleWithRole>>[number];

const asMember = ({ id, name, email, phone, status, lastSignInAt }: Person): Member => ({
  id,
  name,
  email,
  phone,
  status,
  last_sign_in_at: lastSignInAt?.toISOString() ?? null,
});
