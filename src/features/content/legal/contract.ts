import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { type LegalWords, legalDocuments } from "#domain/legal/legal-text.ts";
import { call, contract } from "#platform/contract.ts";
import { dayField, nullable, textField, versionField } from "#platform/wire.ts";

/** The company’s legal details. Empty ones are not shown. */
const legalDetails = z.object({
  legal_name: z.string(),
  registration_number: z.string(),
  vat_number: z.string(),
  address: z.string(),
  information_officer: z.string(),
  licences: z.string(),
  insurance: z.string(),
});
export type LegalDetails = z.output<typeof legalDetails>;

const versionName = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
const document = z.enum(legalDocuments);

const legalPage = z.object({
  document,
  name: z.string(),
  from_day: z.string(),
  standing: z.enum(["past", "in_force", "coming"]),
  /** The first day of the version that replaces it, or replaced it. */
  replaced_on: z.nullable(z.string()),
  words: z.custom<LegalWords>(),
  /** True: the words read as they read then, and no figure of today belongs into them. */
  is_as_read: z.boolean(),
  /** Every published version, the latest first. */
  versions: z.array(z.object({ name: z.string(), from_day: z.string() })),
});
export type LegalPage = z.output<typeof legalPage>;

/** The words as our team edits them, marks included. */
export const legalForm = z.object({
  title: textField("Enter the title", 120),
  lead: textField("Enter a summary", 300),
  metaTitle: textField("Enter the title for search engines", 120),
  metaDescription: textField("Enter the description for search engines", 300),
  sections: z
    .array(
      z.object({
        id: z.string().check(z.maxLength(60), z.regex(/^[a-z][a-z0-9-]*$/, "Use small letters, digits and hyphens")),
        title: textField("Enter the title of this section", 120),
        rules: z
          .array(textField("Enter the rule", 2000))
          .check(z.minLength(1, "Enter at least one rule"), z.maxLength(40, "Please use at most 40 rules")),
        isConspicuous: z.boolean(),
      }),
    )
    .check(
      z.minLength(1, "Add a section"),
      z.maxLength(40, "Please use at most 40 sections"),
      z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, "Two sections have the same address"),
    ),
});

export const publicationForm = z.object({ from_day: dayField("Choose the first day") });

const keptVersion = z.object({
  number: z.int(),
  name: z.string(),
  from_day: z.string(),
  standing: legalPage.shape.standing,
  published_at: z.string(),
  published_by: z.nullable(z.string()),
  words: z.custom<LegalWords>(),
});
export type KeptVersion = z.output<typeof keptVersion>;

const legalText = z.object({
  document,
  /** In the order of publication. */
  versions: z.array(keptVersion),
  draft: z.nullable(z.object({ version: z.int(), words: z.custom<LegalWords>(), updated_at: z.string() })),
});
export type LegalText = z.output<typeof legalText>;
const legalTexts = z.object({ texts: z.array(legalText) });

const editors = rolesThatMay("edit_content");
const changedMeanwhile = "Someone else has just changed this text. Check it, then try again.";
const noDraft = "There is no draft of this text.";

export const legalContract = contract({
  legalDetails: call({
    summary:
      "Reads who is behind the site: registered name and numbers, licences, insurance and the information officer.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({}),
    output: legalDetails,
  }),
  legalPage: call({
    summary: "Reads a legal text: the version in force, or the one named, as it read on a day.",
    access: "anyone",
    effect: "reads",
    forPages: true,
    input: z.object({
      document: z.string().check(z.maxLength(40)),
      name: nullable(versionName),
      on: nullable(dayField()),
    }),
    output: legalPage,
    refusals: { no_such_version: "We couldn’t find that version." },
  }),
  listLegalTexts: call({
    summary: "Lists the legal texts with their versions and drafts.",
    access: editors,
    effect: "reads",
    input: z.object({}),
    output: legalTexts,
  }),
  saveLegalDraft: call({
    summary: "Saves the draft of a legal text, which no visitor sees.",
    access: editors,
    effect: "changes",
    input: z.object({ document, version: versionField, words: legalForm }),
    output: legalTexts,
    refusals: {
      changed_meanwhile: changedMeanwhile,
      /** With `details.marks`. */
      unknown_mark: "We don’t know this word in braces.",
    },
  }),
  deleteLegalDraft: call({
    summary: "Deletes the draft of a legal text.",
    access: editors,
    effect: "changes",
    input: z.object({ document, version: versionField }),
    output: legalTexts,
    refusals: { no_draft: noDraft, changed_meanwhile: changedMeanwhile },
  }),
  publishLegalText: call({
    summary: "Publishes the draft of a legal text, in force from a day. What was agreed before keeps its version.",
    access: editors,
    effect: "changes",
    input: z.extend(publicationForm, { document, version: versionField }),
    output: legalTexts,
    refusals: {
      no_draft: noDraft,
      changed_meanwhile: changedMeanwhile,
      unchanged: "This draft says the same as the version before.",
      day_past: "Choose today or a later day.",
      before_coming: "Another version starts later. Choose its day or a later one, or recall it first.",
    },
  }),
  recallLegalText: call({
    summary: "Turns a version that is not in force yet back into a draft.",
    access: editors,
    effect: "changes",
    input: z.object({ document, name: versionName }),
    output: legalTexts,
    refusals: {
      in_force: "This version is or was in force, so it can’t be recalled. Publish a new one.",
      has_draft: "There is another draft of this text. Publish or delete it first.",
      not_found: "We couldn’t find that version.",
    },
  }),
});
