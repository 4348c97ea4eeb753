import * as z from "zod/mini";
import { ratingPhotosAtMost } from "#domain/rating/photo-consent.ts";
import { call, contract } from "#platform/contract.ts";
import { optionalTextField } from "#platform/wire.ts";

const token = z.string().check(z.trim(), z.maxLength(100, "This isn’t a rating link"));
const lost = "We couldn’t open this rating. The link may be incomplete or out of date.";

/** Only while it is open: afterwards the link reveals nothing about the trip. */
const ratedTrip = z.object({
  first_name: z.string(),
  /** Such as “Airport transfer”. */
  title: z.string(),
  pickup_at: z.iso.datetime(),
  from: z.string(),
  to: z.string(),
  /** The first name; null if several drivers were involved. */
  driver: z.nullable(z.string()),
});

export const shownRating = z.object({
  standing: z.enum(["open", "given", "expired"]),
  trip: z.nullable(ratedTrip),
  /** Of a rating that was given: its photographs, for the guest to remove. */
  photos: z.array(z.object({ id: z.string(), address: z.string() })),
  /** The company’s tip link; null if it has none. */
  tip_link: z.nullable(z.string()),
});
export type ShownRating = z.output<typeof shownRating>;

const stars = (of: string) => {
  const message = `Choose 1 to 5 stars for ${of}`;
  return z.int(message).check(z.minimum(1, message), z.maximum(5, message));
};

const sentPhoto = z.object({ file_id: z.uuid(), claim: z.string().check(z.maxLength(100)) });

export const ratingFields = z.object({
  overall: stars("the trip overall"),
  punctuality: stars("punctuality"),
  vehicle: stars("the vehicle"),
  driving: stars("driving"),
  words: optionalTextField(2000),
  photos: z._default(
    z.array(sentPhoto).check(z.maxLength(ratingPhotosAtMost, `Send at most ${ratingPhotosAtMost}`)),
    [],
  ),
  /** The words under the photographs are agreed to. */
  may_show_photos: z._default(z.boolean(), false),
  may_publish: z._default(z.boolean(), false),
  is_anonymous: z._default(z.boolean(), false),
  private_message: optionalTextField(2000),
  wants_reply: z._default(z.boolean(), false),
});
export type RatingFields = z.input<typeof ratingFields>;

const openRating = z.object({ token: z.string(), title: z.string(), pickup_at: z.iso.datetime() });
export type OpenRating = z.output<typeof openRating>;

export const ratingContract = contract({
  readRating: call({
    summary: "Opens a rating request by its link. Opening it changes nothing.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({ token }),
    output: shownRating,
    refusals: { not_found: lost },
  }),
  bookingRatings: call({
    summary: "Lists the trips of a booking that can be rated, each with the token that opens its rating.",
    access: "anyone",
    effect: "reads",
    limit: { times: 60, seconds: 60 },
    input: z.object({
      reference: z.string("Please enter the booking reference").check(z.trim(), z.minLength(1), z.maxLength(20)),
      code: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(40))), null),
    }),
    output: z.object({ ratings: z.array(openRating) }),
    refusals: {
      not_found: "We couldn’t find that booking. Check the reference and access code, or use the link in our email.",
      locked: "Too many attempts. Try again in 15 minutes, or call us.",
    },
  }),
  giveRating: call({
    summary: "Rates a trip by its link, once.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 60 },
    input: z.extend(ratingFields, { token }),
    output: z.object({ standing: z.literal("given") }),
    refusals: {
      not_found: lost,
      given: "You’ve already rated this trip. Thank you.",
      expired: "The time to rate this trip has passed.",
      file_gone: "A photograph has expired. Please choose your photographs again.",
      not_a_picture: "Choose JPEG or PNG pictures.",
      photos_not_agreed: "Tick that we may show your photographs, or remove them.",
    },
  }),
  removeRatingPhoto: call({
    summary: "Removes a photograph from a rating, by the link of its guest.",
    access: "anyone",
    effect: "changes",
    limit: { times: 20, seconds: 60 },
    input: z.object({ token, photo_id: z.uuid() }),
    output: z.object({}),
    refusals: { not_found: lost },
  }),
  stopRatingRequests: call({
    summary: "Stops rating requests to the address that a link was sent to.",
    access: "anyone",
    effect: "changes",
    limit: { times: 10, seconds: 60 },
    input: z.object({ token }),
    output: z.object({}),
    refusals: { not_found: lost },
  }),
});
