import { customerBookingLabel } from "#domain/booking/booking-labels.ts";
import type { Prefixes } from "#domain/booking/reference-prefix.ts";
import { detectLanguage } from "#domain/chat/detect-language.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { isOver } from "#domain/trip/trip-on-road.ts";
import type { SelfBooking } from "#features/booking/self-service/contract.ts";
import { answersIn } from "#features/content/words/chat/all-answers.ts";
import type { Answers } from "#features/content/words/chat/answers.ts";
import type { Context } from "#platform/context.ts";
import { linkLine } from "./describe-topic.ts";
import { isKnownWord } from "./fix-typos.ts";
import type { Question } from "./understand-question.ts";
import { findPrefixes } from "./views.ts";

type BookingSummary = { readonly question: Question; readonly phone: string };

/**
 * Describes a booking to a visitor who sends its reference and code; undefined for any other question. If one
 * of the two is missing, it is taken from an earlier message.
 */
export async function tellBooking(ctx: Context, { question, phone }: BookingSummary) {
  const { message, conversation } = question;
  const prefixes = await findPrefixes(ctx.db);
  if (!referenceIn(message, prefixes) && !codeIn(message)) return undefined;
  const said = [
    message,
    ...conversation
      .filter(({ role }) => role === "user")
      .map(({ content }) => content)
      .toReversed(),
  ];
  const reference = said.map((text) => referenceIn(text, prefixes)).find(Boolean);
  const code = said.map(codeIn).find(Boolean);
  if (!reference) return undefined;
  const words = answersIn[detectLanguage(message, conversation)];
  const page = `/confirm-booking/${reference}`;
  if (!code) return lines([words.booking.codeNeeded(reference), linkLine(words.links["/confirm-booking"], page)]);

  const opened = await ctx.bookings.read(ctx, { reference, code });
  if (opened.ok) return lines([describe(words, opened.value), linkLine(words.links["/confirm-booking"], page)]);
  const refused = opened.reason === "locked" ? words.booking.locked : words.booking.notFound;
  return lines([refused(phone), linkLine(words.links["/contact"], "/contact")]);
}

const lines = (texts: readonly string[]) => texts.join("\n\n");

function describe({ booking: words, locale }: Answers, booking: SelfBooking): string {
  const at = (moment: string) => momentIn(locale, new Date(moment));
  // Between trips: only the next one is described.
  const isBetween = booking.status === "between_trips";
  const ahead = isBetween ? booking.trips.filter((trip) => !isOver(trip)) : booking.trips;
  const next = isBetween ? ahead[0] : undefined;
  const drive = ahead.find(({ driver }) => driver !== null);
  const facts: readonly (string | false)[] = [
    words.status(booking.reference, customerBookingLabel(booking.status).label),
    words.trip({
      at: at(next?.pickup_at ?? booking.pickup_at),
      from: next?.pickup_location ?? booking.pickup_location,
      to: next?.destination ?? booking.destination,
      people: booking.passengers,
    }),
    drive?.driver
      ? words.driver(drive.driver.first_name, drive.driver.vehicle, drive.driver.plate)
      : (booking.status === "confirmed" || isBetween) && words.noDriver,
    booking.payment.due_cents > 0 && words.due(formatMoney(cents(booking.payment.due_cents))),
    booking.free_cancellation_until !== null && words.freeUntil(at(booking.free_cancellation_until)),
  ];
  return facts.filter(Boolean).join(" ");
}

const momentIn = (locale: string, moment: Date): string =>
  locale === answersIn.en.locale
    ? formatMoment(moment)
    : new Intl.DateTimeFormat(locale, {
        dateStyle: "full",
        timeStyle: "short",
        timeZone: "Africa/Johannesburg",
      }).format(moment);

const letters = "0-9A-HJKMNP-TV-Z";
const written = (prefixes: Prefixes) => new RegExp(`\\b(${prefixes.join("|")})[- ]?([${letters}]{6})\\b`, "gi");
const afterItsName = new RegExp(`\\b[ck]ode\\b\\W*(?:is|ist|est)?\\W*([${letters}]{8})\\b`, "i");
const eightLong = new RegExp(`(?<![-\\w])[${letters}]{8}(?![-\\w])`, "gi");

function referenceIn(text: string, prefixes: Prefixes): string | undefined {
  const [, prefix, drawn] = written(prefixes).exec(text) ?? [];
  return drawn && `${prefix}-${drawn}`.toUpperCase();
}

/** Eight letters and digits that are not a word: "transfer" has eight letters too. */
function codeIn(text: string): string | undefined {
  const candidates = [afterItsName.exec(text)?.[1], ...(text.match(eightLong) ?? [])];
  const isCode = (one: string | undefined) => one !== undefined && (/\d/.test(one) || !isKnownWord(one.toLowerCase()));
  return candidates.find(isCode)?.toUpperCase();
}

/**
 * Removes from the conversation what a language model must not get: references, codes and our answers about
 * bookings.
 */
export function withoutBookings(text: string, prefixes: Prefixes): string {
  if (text.includes("/confirm-booking/")) return "[about their booking]";
  const code = codeIn(text);
  const bare = text.replaceAll(written(prefixes), "[booking]");
  return code === undefined ? bare : bare.replaceAll(new RegExp(code, "gi"), "[code]");
}
