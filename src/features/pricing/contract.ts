import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField } from "#platform/wire.ts";
import { tariffContent } from "./tariff-contract.ts";

const readers = rolesThatMay("view_tariffs");
const writers = rolesThatMay("change_tariffs");

export const tariffVersion = z.object({
  version: z.int(),
  /** `current` is in force today, `coming` later, `past` was replaced. */
  standing: z.enum(["current", "coming", "past", "retired"]),
  valid_from: z.string(),
  note: z.string(),
  created_by: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  /** Another one stays in force without it. */
  can_retire: z.boolean(),
});
export type TariffVersion = z.output<typeof tariffVersion>;

const version = z.int32().check(z.minimum(1));

export const tariffPreview = z.object({
  /** Bookings of the last ninety days that were priced by the engine. */
  bookings: z.int(),
  /** Without a stored request, or without a price under the draft. */
  skipped: z.int(),
  charged_cents: z.int(),
  would_be_cents: z.int(),
  dearer: z.int(),
  cheaper: z.int(),
  by_service: z.array(
    z.object({
      service_name: z.string(),
      bookings: z.int(),
      charged_cents: z.int(),
      would_be_cents: z.int(),
    }),
  ),
  /** Prices on public pages that would change today; null where one tariff has none. */
  pages: z.array(
    z.object({
      what: z.string(),
      page: z.string(),
      from_cents: z.nullable(z.int()),
      to_cents: z.nullable(z.int()),
    }),
  ),
  /** They keep their price: how many there are, and how many would cost something else now. */
  holds: z.object({ open: z.int(), different: z.int() }),
  quotes: z.object({ open: z.int(), different: z.int() }),
  biggest: z.array(
    z.object({
      reference: z.string(),
      service_name: z.string(),
      pickup_at: z.iso.datetime(),
      charged_cents: z.int(),
      would_be_cents: z.int(),
    }),
  ),
});
export type TariffPreview = z.output<typeof tariffPreview>;

export const pricingContract = contract({
  listTariffs: call({
    summary: "Lists every version of the tariff, latest first, and which is in force.",
    access: readers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ tariffs: z.array(tariffVersion) }),
  }),
  readTariff: call({
    summary: "Shows one version of the tariff with all its prices.",
    access: readers,
    effect: "reads",
    input: z.object({ version }),
    output: z.object({ tariff: tariffVersion, content: tariffContent }),
    refusals: { not_found: "We couldn’t find that tariff." },
  }),
  saveTariff: call({
    summary: "Saves a new version of the tariff, in force from a date. Saved versions can’t be changed.",
    access: writers,
    effect: "creates",
    input: z.object({
      content: tariffContent,
      valid_from: dayField(),
      note: z._default(z.string().check(z.trim(), z.maxLength(300, "Please use at most 300 characters")), ""),
      /** The latest version our team knew of. */
      after_version: version,
    }),
    output: tariffVersion,
    refusals: {
      in_the_past: "Enter today’s date or a later one.",
      unknown_zone: "A price rule or toll names a zone that is no longer on the map. Choose another.",
      unknown_place: "A fixed route, price rule or toll names a place that we don’t know. Check its spelling.",
      class_without_price: "A vehicle class on sale has no price in this tariff.",
      changed_meanwhile: "Someone else has just saved a tariff. Review it, then save again.",
    },
  }),
  listRuleChoices: call({
    summary: "Lists what a price rule can be limited to: the zones drawn on the map, and partners and companies.",
    access: writers,
    effect: "reads",
    input: z.object({}),
    output: z.object({
      zones: z.array(z.object({ id: z.string(), name: z.string() })),
      buyers: z.array(z.object({ id: z.string(), name: z.string(), kind: z.enum(organisationKinds) })),
    }),
  }),
  retireTariff: call({
    summary: "Retires a version. The one before it applies again.",
    access: writers,
    effect: "changes",
    input: z.object({
      version,
      reason: z
        .string("Please enter the reason")
        .check(z.trim(), z.minLength(1, "Please enter the reason"), z.maxLength(300)),
    }),
    output: tariffVersion,
    refusals: {
      not_found: "We couldn’t find that tariff.",
      class_without_price:
        "The version before it has no price for a vehicle class on sale. Save a new version instead.",
      not_possible: "It’s already retired, or it’s the last one in use.",
    },
  }),
  previewTariff: call({
    summary: "Previews what the bookings of the last 90 days would have cost with a draft, against what was charged.",
    access: writers,
    effect: "reads",
    limit: { times: 20, seconds: 60 },
    input: z.object({ content: tariffContent }),
    output: tariffPreview,
    refusals: { unknown_zone: "A price rule or toll names a zone that is no longer on the map. Choose another." },
  }),
});
