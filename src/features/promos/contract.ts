import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { promoStates } from "#domain/pricing/promo-code.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, nullable, optionalTextField, serviceKeyField, slugField, versionField } from "#platform/wire.ts";

const readers = rolesThatMay("view_tariffs");
const writers = rolesThatMay("change_tariffs");

/** A code as someone enters it. */
export const promoCodeField = optionalTextField(30);

const day = nullable(dayField("Choose a date"));
const count = (message: string) => nullable(z.int(message).check(z.minimum(1, message), z.maximum(1_000_000, message)));
const amount = z
  .int("Enter an amount")
  .check(z.minimum(1, "Enter an amount above R0"), z.maximum(100_000_000, "Too much"));

/** A code and its conditions as our team enters them. */
export const promoForm = z
  .object({
    code: z
      .string("Enter the code")
      .check(
        z.trim(),
        z.toUpperCase(),
        z.regex(/^[A-Z0-9][A-Z0-9-]{2,29}$/, "Use 3 to 30 characters from A to Z and 0 to 9, such as WINE15"),
      ),
    note: optionalTextField(200),
    state: z.enum(promoStates),
    share: nullable(
      z.number("Enter a share").check(z.minimum(0.01, "Take off at least 1%"), z.maximum(0.9, "Take off 90% at most")),
    ),
    amount_cents: nullable(amount),
    least_cents: z._default(
      z.int("Enter an amount").check(z.minimum(0, "Enter R0 or more"), z.maximum(100_000_000, "Too much")),
      0,
    ),
    services: z._default(z.array(serviceKeyField).check(z.maxLength(100)), []),
    tours: z._default(z.array(z.string().check(z.maxLength(80))).check(z.maxLength(100)), []),
    vehicle_classes: z._default(z.array(slugField("Choose a vehicle")).check(z.maxLength(40)), []),
    book_from: day,
    book_until: day,
    travel_from: day,
    travel_until: day,
    first_only: z._default(z.boolean(), false),
    limit_total: count("Enter 1 or more, or nothing"),
    limit_each: count("Enter 1 or more, or nothing"),
    partner_id: nullable(z.uuid("Choose a partner")),
    combines: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ share, amount_cents }) => (share === null) !== (amount_cents === null), {
      path: ["share"],
      message: "Enter a share or an amount",
    }),
    // So that something remains to be paid.
    z.refine(({ amount_cents, least_cents }) => amount_cents === null || least_cents > amount_cents, {
      path: ["least_cents"],
      message: "Enter more than the code takes off",
    }),
    z.refine(({ book_from, book_until }) => !book_from || !book_until || book_from <= book_until, {
      path: ["book_until"],
      message: "The end comes after the start",
    }),
    z.refine(({ travel_from, travel_until }) => !travel_from || !travel_until || travel_from <= travel_until, {
      path: ["travel_until"],
      message: "The end comes after the start",
    }),
  );
export type PromoForm = z.output<typeof promoForm>;

const promo = z.object({
  id: z.string(),
  version: z.int(),
  ...promoForm.shape,
  partner: z.nullable(z.string()),
  created_by: z.string(),
  created_at: z.iso.datetime(),
  /** Bookings that have it now. */
  uses: z.int(),
  /** Expired, declined or cancelled before payment. */
  given_back: z.int(),
  discount_cents: z.int(),
  /** The price of those bookings together. */
  sold_cents: z.int(),
});
export type Promo = z.output<typeof promo>;

export const promosContract = contract({
  listPromoCodes: call({
    summary: "Lists promo codes with their conditions and figures of use, the newest first.",
    access: readers,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      promos: z.array(promo),
      /** A code may belong to one of them: what is booked with it counts as theirs. */
      partners: z.array(z.object({ id: z.string(), name: z.string() })),
    }),
  }),
  savePromoCode: call({
    summary: "Creates a promo code, or changes its conditions. Bookings keep what they were sold with.",
    access: writers,
    effect: "changes",
    input: z.object({
      /** Null for a new one. */
      id: nullable(z.uuid()),
      version: z._default(versionField, 0),
      promo: promoForm,
    }),
    output: z.object({ id: z.string() }),
    refusals: {
      not_found: "We couldn’t find that promo code.",
      changed_meanwhile: "Someone else has just changed this promo code. Review it, then save again.",
      code_taken: "There is already a promo code of this name.",
      unknown_partner: "Choose an active partner with a link of its own.",
    },
  }),
  checkPromoCode: call({
    summary: "Says what a promo code takes off, with the seal by which this visitor’s prices and booking accept it.",
    access: "anyone",
    effect: "reads",
    // Few enough that no one guesses a code.
    limit: { times: 10, seconds: 600 },
    input: z.object({
      promo_code: z
        .string("Enter a promo code")
        .check(z.trim(), z.minLength(1, "Enter a promo code"), z.maxLength(30, "Enter a promo code")),
    }),
    output: z.object({ promo_code: z.string(), promo_seal: z.string(), worth: z.string() }),
    refusals: {
      /** With `details.text`: the reason as a sentence. */
      promo_refused: "This promo code can’t be used.",
    },
  }),
});
