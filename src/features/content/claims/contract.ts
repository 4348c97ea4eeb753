import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import {
  claimKinds,
  claimNames,
  type HiddenReason,
  reassuranceIcons,
  safetyIcons,
  testimonialPages,
} from "#domain/company/claims.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, versionField } from "#platform/wire.ts";

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, `Please use at most ${most} characters`));

const facts = z.object({
  kind: z.enum(claimKinds),
  /** The figure’s name, the icon, the tour or the page. */
  about: text(60),
  title: text(80),
  text: text(600).check(z.minLength(1, "Enter the words or the figure")),
  source: text(200),
  /** The date the source is from; empty as long as there is none. */
  stated_on: z.union([z.literal(""), dayField("Enter a date")]),
  author: text(80),
  place: text(80),
  service: text(80),
  stars: z.int().check(z.minimum(1, "Choose 1 to 5 stars"), z.maximum(5, "Choose 1 to 5 stars")),
  face: z.int().check(z.minimum(0), z.maximum(5)),
  consent: text(200),
});

type Facts = z.output<typeof facts>;

const placesOf: Readonly<Partial<Record<Facts["kind"], readonly string[]>>> = {
  figure: claimNames,
  reassurance: reassuranceIcons,
  safety: safetyIcons,
  testimonial: testimonialPages,
};

const hasItsPlace = ({ kind, about }: Pick<Facts, "kind" | "about">) =>
  kind === "tour_rating" ? about !== "" : (placesOf[kind]?.includes(about) ?? true);

const needs = (path: keyof Facts, message: string, holds: (claim: Facts) => boolean) =>
  z.refine<Facts>(holds, { path: [path], message });

export const claimForm = facts.check(
  needs("about", "Choose what this is about", hasItsPlace),
  needs("text", "Enter a rating from 1 to 5, such as 4.8", ({ kind, text }) =>
    kind !== "tour_rating" ? true : /^[1-5](\.\d)?$/.test(text) && Number(text) <= 5,
  ),
  needs("text", "Please use at most 30 characters", ({ kind, text }) => kind !== "figure" || text.length <= 30),
  needs("title", "Enter a title", ({ kind, title }) => !["reassurance", "safety"].includes(kind) || title !== ""),
  needs("author", "Enter the passenger’s name", ({ kind, author }) => kind !== "testimonial" || author !== ""),
);
export type ClaimForm = z.input<typeof claimForm>;

const hidden = z.nullable(
  z.enum(["withdrawn", "no_source", "no_date", "no_consent"] satisfies readonly HiddenReason[]),
);

const keptClaim = z.object({
  id: z.string(),
  version: z.int(),
  ...facts.shape,
  hidden,
  is_due: z.boolean(),
});
export type KeptClaim = z.output<typeof keptClaim>;

const claimList = z.object({
  claims: z.array(keptClaim),
  check_after_months: z.int(),
});

const point = <Icons extends readonly [string, ...string[]]>(icons: Icons) =>
  z.object({ icon: z.enum(icons), title: z.string(), text: z.string() });

const editors = rolesThatMay("edit_content");
const changedMeanwhile = "Someone else has just changed this claim. Check it, then save again.";
const notFound = "We couldn’t find that claim.";
const takenPlace = "There is already one of this kind on the site. Change or withdraw that one first.";

export const claimsContract = contract({
  publishedClaims: call({
    summary: "Reads the company’s promises, safety measures and testimonials, for the pages that show them.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: z.object({
      reassurance: z.array(point(reassuranceIcons)),
      safety: z.array(point(safetyIcons)),
      testimonials: z.array(
        z.object({
          page: z.enum(testimonialPages),
          name: z.string(),
          location: z.string(),
          rating: z.number(),
          text: z.string(),
          service: z.string(),
          avatar: z.int(),
        }),
      ),
    }),
  }),
  listClaims: call({
    summary: "Lists what the company says about itself, with sources, dates and why something isn’t shown.",
    access: editors,
    effect: "reads",
    input: z.object({}),
    output: claimList,
  }),
  saveClaim: call({
    summary: "Adds or changes a claim.",
    access: editors,
    effect: "changes",
    input: z.object({ id: z.nullable(z.uuid()), version: versionField, claim: claimForm }),
    output: claimList,
    refusals: { not_found: notFound, changed_meanwhile: changedMeanwhile, taken: takenPlace },
  }),
  withdrawClaim: call({
    summary: "Takes a claim off every page, or puts it back.",
    access: editors,
    effect: "changes",
    input: z.object({ id: z.uuid(), version: versionField, is_withdrawn: z.boolean() }),
    output: claimList,
    refusals: { not_found: notFound, changed_meanwhile: changedMeanwhile, taken: takenPlace },
  }),
  orderClaims: call({
    summary: "Sets the order in which claims are shown.",
    access: editors,
    effect: "changes",
    input: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)) }),
    output: claimList,
    refusals: { changed_meanwhile: "Someone else has just added a claim. Check the list, then order it again." },
  }),
});
