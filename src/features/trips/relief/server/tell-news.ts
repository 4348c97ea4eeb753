import { createElement } from "react";
import { addressText } from "#domain/geography/nearest-place.ts";
import { formatMoment, localDateOf, localTimeOf } from "#domain/time/local-time.ts";
import { livePage, liveSeal } from "#features/live/contract.ts";
import type { Context } from "#platform/context.ts";
import { sealedToken } from "#platform/http/sealed-token.ts";
import { findCompany } from "../../server/views.ts";
import { TripNews, type TripNewsKind, tripNewsWords } from "./emails/trip-news.tsx";
import { findCrew, findPartnerPeople, type TripForNews } from "./views.ts";

type News = {
  readonly kind: TripNewsKind;
  /** The trip that broke down, or the relief vehicle’s trip. */
  readonly trip: TripForNews;
  /** The key of this news, so that the same email is never sent twice. */
  readonly key: string;
  /** The customer gets a separate email. */
  readonly notifiesCustomer?: boolean;
};

type Reader = { readonly email: string; readonly name: string; readonly isTraveller: boolean };

/** Notifies everyone affected by a breakdown: the customer, a partner’s guest and the partner. */
export async function tellNews(ctx: Context, news: News): Promise<void> {
  const { kind, trip, key } = news;
  if (trip.isTest) return;
  const company = await findCompany(ctx.db);
  const relief = kind === "relief" ? await findCrew(ctx.db, trip.tripId) : undefined;
  for (const { email, name, isTraveller } of await readersOf(ctx, news))
    await ctx.mail({
      key: `trip-news:${kind}:${key}:${email}`,
      template: "trip-news",
      to: email,
      subject: `${subjects[kind]()} (${trip.reference})`,
      about: `booking:${trip.reference}`,
      content: createElement(TripNews, {
        company,
        name,
        kind,
        traveller: isTraveller ? null : `${trip.firstName} ${trip.lastName}`.trim(),
        reference: trip.reference,
        to: trip.to,
        place: addressText(trip.from),
        by: timeText(trip.pickupAt, ctx.now),
        relief: relief ? { name: relief.firstName, vehicle: relief.vehicle, plate: relief.plate } : null,
        link: linkOf(ctx, trip, kind),
      }),
    });
}

const subjects: Readonly<Record<TripNewsKind, () => string>> = {
  delayed: tripNewsWords.subject_delayed,
  interrupted: tripNewsWords.subject_interrupted,
  relief: tripNewsWords.subject_relief,
  ended: tripNewsWords.subject_ended,
};

/** Each once, because a front desk that booked may also be the contact. */
async function readersOf(ctx: Context, { trip, notifiesCustomer = false }: News): Promise<readonly Reader[]> {
  const isDesk = trip.isContactGuest === false;
  const customer = { email: trip.email, name: isDesk ? (trip.host ?? trip.firstName) : trip.firstName };
  const people = await findPartnerPeople(ctx.db, trip);
  const readers: readonly Reader[] = [
    { ...customer, isTraveller: !isDesk },
    { email: trip.guestEmail ?? "", name: trip.firstName, isTraveller: true },
    ...people.map(({ email, name }) => ({ email, name, isTraveller: false })),
  ];
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  return readers.filter(
    ({ email }, at) =>
      email !== "" &&
      !(notifiesCustomer && same(email, trip.email)) &&
      readers.findIndex((other) => same(other.email, email)) === at,
  );
}

/** "14:35", with the date if it is another day. */
const timeText = (moment: Date, now: Date): string =>
  localDateOf(moment) === localDateOf(now) ? localTimeOf(moment) : formatMoment(moment);

const linkOf = (ctx: Context, { linkId, reference }: TripForNews, kind: TripNewsKind): string | null => {
  if (kind === "ended") return `${ctx.siteUrl}/confirm-booking/${reference}?code=${ctx.linkCodeFor(reference)}`;
  return linkId && `${ctx.siteUrl}${livePage}${sealedToken(ctx, liveSeal, linkId)}`;
};
