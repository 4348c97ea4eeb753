import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { extraBases, extraKinds, extraStates, extraVatCodes } from "#domain/extra/extra.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, serviceKeyField, textField, versionField } from "#platform/wire.ts";

const readers = rolesThatMay("view_tariffs");
const writers = rolesThatMay("change_tariffs");

const count = (least: number, most: number, message: string) =>
  z.int(message).check(z.minimum(least, message), z.maximum(most, message));
const ids = z._default(
  z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(200, "Too many")),
  [],
);

/** An extra as a form says it. */
export const extraFacts = z.object({
  name: textField("Give it a name", 80),
  description: z._default(z.string().check(z.trim(), z.maxLength(300, "Use at most 300 characters")), ""),
  kind: z.enum(extraKinds, "Choose what it is"),
  per: z.enum(extraBases, "Choose what it is charged for"),
  price_cents: count(0, 100_000_000, "Enter a price of R0 or more"),
  vat_code: z.enum(extraVatCodes, "Choose a VAT code"),
  /** Empty for all. */
  services: z._default(z.array(serviceKeyField).check(z.maxLength(100)), []),
  /** Tours and services by slug; empty for all. */
  offers: ids,
  vehicle_classes: ids,
  most: count(1, 200, "Enter a number from 1 to 200"),
  /** How many there are at a time; null if there is always another. */
  stock: z.nullable(count(0, 10_000, "Enter how many there are")),
  notice_hours: z._default(count(0, 2160, "Enter 0 to 2 160 hours"), 0),
  needs_approval: z._default(z.boolean(), false),
});
export type ExtraFacts = z.output<typeof extraFacts>;

const extraId = z.string().check(z.minLength(1), z.maxLength(60));

export const listedExtra = z.object({
  ...extraFacts.shape,
  id: z.string(),
  state: z.enum(extraStates),
  version: z.int(),
  updated_at: z.iso.datetime(),
  /** Open bookings that have it. */
  open_bookings: z.int(),
});
export type ListedExtra = z.output<typeof listedExtra>;

const extraChange = z.object({
  version: z.int(),
  saved_at: z.iso.datetime(),
  /** Null if the system saved it. */
  saved_by: z.nullable(z.string()),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});

const refusals = {
  not_found: "We couldn’t find that extra.",
  changed_meanwhile: "Someone else has just changed this extra. Review the changes, then save again.",
};

export const extrasContract = contract({
  listExtras: call({
    summary: "Lists what is sold beside trips, in the order customers see it, with price and stock.",
    access: readers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ extras: z.array(listedExtra) }),
  }),
  extrasSold: call({
    summary: "Counts the extras of bookings driven in a period, by kind and extra, with what they brought.",
    access: rolesThatMay("view_analytics"),
    effect: "reads",
    input: z.object({ from: dayField("Choose the first date"), until: dayField("Choose the last date") }),
    output: z.object({
      kinds: z.array(z.object({ kind: z.enum(extraKinds), quantity: z.int(), gross_cents: z.int() })),
      extras: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          kind: z.enum(extraKinds),
          bookings: z.int(),
          quantity: z.int(),
          gross_cents: z.int(),
        }),
      ),
    }),
  }),
  addExtra: call({
    summary: "Adds an extra. It is on sale at once, or paused until someone puts it on sale.",
    access: writers,
    effect: "creates",
    input: z.extend(extraFacts, { is_paused: z._default(z.boolean(), false) }),
    output: z.object({ id: z.string(), version: z.int() }),
    refusals: { name_taken: "There’s already an extra with this name." },
  }),
  editExtra: call({
    summary: "Changes an extra. Bookings keep what they were sold.",
    access: writers,
    effect: "changes",
    input: z.extend(extraFacts, { id: extraId, version: versionField }),
    output: z.object({ version: z.int() }),
    refusals,
  }),
  setExtraState: call({
    summary: "Puts an extra on sale, pauses it or ends it. Bookings keep what they were sold.",
    access: writers,
    effect: "changes",
    input: z.object({ id: extraId, version: versionField, state: z.enum(extraStates) }),
    output: z.object({ version: z.int() }),
    refusals,
  }),
  orderExtras: call({
    summary: "Puts the extras in the order in which customers see them.",
    access: writers,
    effect: "changes",
    input: z.object({ ids: z.array(extraId).check(z.maxLength(500)) }),
    output: z.object({}),
    refusals: { changed_meanwhile: "Someone else has just added an extra. Review the list, then order it again." },
  }),
  extraHistory: call({
    summary: "Lists the versions of an extra, latest first, with what each changed.",
    access: readers,
    effect: "reads",
    input: z.object({ id: extraId }),
    output: z.object({ versions: z.array(extraChange) }),
  }),
});
