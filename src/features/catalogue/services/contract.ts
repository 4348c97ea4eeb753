import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { serviceStates } from "#domain/catalogue/service.ts";
import type { EditedService } from "#domain/catalogue/service-draft.ts";
import { vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { call, contract } from "#platform/contract.ts";
import { versionField } from "#platform/wire.ts";
import {
  addressTaken,
  gallery,
  line,
  lines,
  listedVersion,
  noticeHours,
  optional,
  picture,
  questions,
  slugField,
} from "../page-contract.ts";
import { pictureGone } from "../picture-contract.ts";

// A service is sent as the document it is stored as, with the names of the rules.

const titled = (most: number) =>
  z
    .array(z.object({ title: line("Enter a title", 120), text: line("Enter a text after the bar", 800) }))
    .check(z.maxLength(most, `At most ${most}`));

const page = z.object({
  metaTitle: line("Enter the title for search engines", 120),
  metaDescription: line("Enter the description for search engines", 320),
  shortDescription: line("Enter a sentence for its card", 300),
  lead: line("Enter a sentence or two about the service", 600),
  description: lines(20, 3000),
  features: lines(12, 120),
  benefits: titled(12),
  vehicleClasses: z.array(z.enum(vehicleDrawings)).check(z.minLength(1, "Choose a vehicle"), z.maxLength(4)),
  priceText: optional(80),
  priceBasis: optional(160),
  durationText: optional(80),
  capacityText: optional(80),
  areas: lines(30, 120),
  steps: titled(12),
  questions,
  otherNames: optional(300),
  gallery,
});

/** A service as it is edited: what it is sold by, its names and its page. */
export const serviceForm = z
  .object({
    kind: z.enum(serviceOptionIds, "Choose how it is priced"),
    /** Empty without a page. */
    bookSlug: z.union([z.literal(""), slugField]),
    isPopular: z.boolean(),
    noticeHours,
    name: line("Enter a name", 60),
    title: line("Enter a title", 60),
    text: optional(160),
    picture: z.nullable(picture),
    page: z.nullable(page),
  })
  .check(
    z.refine((service) => (service.page === null) === (service.bookSlug === ""), {
      path: ["bookSlug"],
      message: "A service with a page needs the address of its booking page",
    }),
  );
export type ServiceForm = z.output<typeof serviceForm>;

const state = z.enum(serviceStates);
const editors = rolesThatMay("change_tariffs");
const readers = rolesThatMay("view_tariffs");

const listedService = z.object({
  slug: z.string(),
  name: z.string(),
  title: z.string(),
  kind: z.enum(serviceOptionIds),
  state,
  version: z.int(),
  /** A booking of its kind that names no service is of this one. */
  is_usual: z.boolean(),
  /** Its place in the first step of a booking; null if it is not among the choices there. */
  choice: z.nullable(z.int()),
  book_slug: z.string(),
  /** Bookings with a pickup to come, and quotes that can still be accepted. */
  booked: z.int(),
  quoted: z.int(),
});
export type ListedService = z.output<typeof listedService>;

const gone = "We couldn’t find that service.";
const changed = "Someone else has just changed this service. Review the changes, then save again.";

export const servicesContract = contract({
  listServices: call({
    summary: "Lists our services in the order of the menu, ended ones included.",
    access: readers,
    effect: "reads",
    input: z.object({}),
    output: z.object({ services: z.array(listedService) }),
  }),
  readService: call({
    summary: "Reads a service for editing, with its versions.",
    access: readers,
    effect: "reads",
    input: z.object({ slug: slugField }),
    output: z.object({
      slug: z.string(),
      state,
      version: z.int(),
      is_usual: z.boolean(),
      service: z.custom<EditedService>(),
      versions: z.array(listedVersion),
    }),
    refusals: { not_found: gone },
  }),
  saveService: call({
    summary: "Saves a new version of a service, or adds a service, which is paused until it is put on sale.",
    access: editors,
    effect: "changes",
    input: z.object({
      slug: slugField,
      /** 0 for a new service. */
      version: versionField,
      service: serviceForm,
    }),
    output: z.object({ slug: z.string(), version: z.int() }),
    refusals: {
      not_found: gone,
      changed_meanwhile: changed,
      address_taken: addressTaken,
      name_taken: "Another service has this name.",
      other_kind:
        "A service keeps the way it is priced and planned. Add another service instead, or a tour under Tours.",
      picture_gone: pictureGone,
    },
  }),
  moveService: call({
    summary: "Puts a service on sale, pauses it, ends it, or brings an ended one back.",
    access: editors,
    effect: "changes",
    input: z.object({ slug: slugField, version: versionField, to: state }),
    output: z.object({ state, version: z.int() }),
    refusals: {
      not_found: gone,
      changed_meanwhile: changed,
      not_possible: "A service with this status can’t be changed to that one.",
      is_usual: "Bookings of this kind that name no service are of this one. Pause it instead.",
      still_used:
        "There are bookings ahead or open quotes of this service. Pause it until they are driven or answered.",
      address_taken: addressTaken,
      name_taken: "Another service has this name.",
    },
  }),
  orderServices: call({
    summary: "Changes the order of services in the menu, and which of them a booking begins with.",
    access: editors,
    effect: "changes",
    input: z.object({
      slugs: z.array(slugField).check(z.maxLength(200)),
      /** Those in the first step of a booking, in their order there. */
      choices: z
        .array(slugField)
        .check(z.minLength(1, "Keep at least one service in the first step"), z.maxLength(12, "At most 12")),
    }),
    output: z.object({}),
    refusals: { changed_meanwhile: "Someone else has just changed the list. Look at it, then order it again." },
  }),
  putServiceBack: call({
    summary: "Makes an older version of a service the current one again, as a new version.",
    access: editors,
    effect: "changes",
    input: z.object({ slug: slugField, version: versionField, current_version: versionField }),
    output: z.object({ version: z.int() }),
    refusals: {
      not_found: "We couldn’t find that version.",
      changed_meanwhile: changed,
      no_longer_valid: "That version no longer fits today’s rules. Enter its values instead.",
      address_taken: addressTaken,
      name_taken: "Another service has this name.",
    },
  }),
});
