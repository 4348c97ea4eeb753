import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { atMost, done, pageSize, reason, searchText } from "../contract.ts";

/** The word to type to confirm a deletion. */
export const deletionWord = "DELETE";
/** The word to type before someone’s data is deleted. */
export const erasureWord = "ERASE";

const email = z
  .string("Email is required")
  .check(
    z.trim(),
    z.minLength(1, "Email is required"),
    z.maxLength(longestEmail, "This address is too long"),
    z.regex(emailPattern, "Please enter a valid email address"),
  );

/** An address we hold data about, and the person it seems to be. */
const holder = z.object({
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  has_account: z.boolean(),
  last_seen_at: z.nullable(z.string()),
});
export type DataHolder = z.output<typeof holder>;

/** A colleague’s look at someone’s record. */
const dataLook = z.object({
  id: z.string(),
  at: z.string(),
  action: z.string(),
  subject: z.object({ kind: z.string(), id: z.string() }),
  reason: z.string(),
  by: z.string(),
});
export type DataLook = z.output<typeof dataLook>;

const personSearch = z.object({
  search: z
    .string("Enter an email address, a phone number, a name or a reference")
    .check(z.trim(), z.minLength(3, "Enter at least 3 characters"), z.maxLength(254, "This is too long")),
});

/** Why someone cannot be erased yet. */
const blocks = {
  has_role: "This person has a role with us or with a partner. Remove it first.",
  upcoming_booking: "This person has an upcoming booking. Cancel it first, or wait until the trip is over.",
  unpaid_booking: "This person still has an amount due. Settle it or write it off first.",
  open_refund: "A refund to this person is still in progress. Wait until it has been paid.",
} as const;
const nothingHeld = { not_found: "We hold no data under this email address." };

/** How many rows of a table are anonymised, and how many deleted. */
const touchedTable = z.object({ title: z.string(), emptied: z.int(), deleted: z.int() });
export type TouchedTable = z.output<typeof touchedTable>;

const retentionRule = z.object({ task: z.string(), keeps: z.string(), tables: z.array(touchedTable) });
export type RetentionRule = z.output<typeof retentionRule>;

const held = z.object({
  email: z.string(),
  name: z.string(),
  has_account: z.boolean(),
  /** The number of records of each kind that exists. */
  counts: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Reasons why erasing must wait; empty if it can happen now. */
  obstacles: z.array(z.string()),
  /** The effect of erasing now, from a trial that was rolled back. */
  erasure: z.object({
    tables: z.array(touchedTable),
    /** Data that is kept, with the law that requires it. */
    kept: z.array(z.string()),
  }),
});
export type HeldData = z.output<typeof held>;

/** How we verified who is asking. */
export const identityChecks = {
  called_back: "Called back on the number of their booking",
  email_answered: "Answered an email to the address we hold",
  document_seen: "Showed an identity document",
  met_in_person: "Known to us and met in person",
} as const;
const identity = z.enum(
  Object.keys(identityChecks) as [keyof typeof identityChecks, ...(keyof typeof identityChecks)[]],
  "Choose how you checked who is asking",
);

/** The registered request this answers; null if someone asked by phone just now. */
const requestId = z._default(z.nullable(z.uuid()), null);

export const copyRequest = z.object({ email, identity, reason, request_id: requestId });
export type CopyRequest = z.input<typeof copyRequest>;

export const eraseRequest = z.object({
  email,
  identity,
  reason,
  request_id: requestId,
  confirmation: z.literal(erasureWord, `Enter ${erasureWord}`),
});
export type EraseRequest = z.input<typeof eraseRequest>;

/** Why someone can’t delete their own account yet. */
const ownBlocks = {
  password_missing: "Your account has no password yet. Set one under Security first.",
  has_role: "Your account has a role with us or with a partner. Ask us to remove it first.",
  upcoming_booking: "You have an upcoming booking. Cancel it, or wait until the trip is over.",
  unpaid_booking: "You still have an amount due. Pay it first, then try again.",
  open_refund: "A refund to you is still in progress. Wait until it has arrived.",
} as const;
export const ownBlockTexts = ownBlocks;
const ownBlockNames = Object.keys(ownBlocks) as [keyof typeof ownBlocks, ...(keyof typeof ownBlocks)[]];

const mayExport = rolesThatMay("export_personal_data");
const mayErase = rolesThatMay("erase_personal_data");

export const blockedTexts = blocks;

export const privacyContract = contract({
  findPersonData: call({
    summary: "Finds people we hold data about, with or without an account: by email, phone, name or reference.",
    access: mayExport,
    effect: "reads",
    needsFreshFactor: true,
    input: personSearch,
    output: z.object({ people: z.array(holder) }),
  }),
  findMentions: call({
    summary: "Counts the rows of every table in which a text is stored where it could name a person.",
    access: mayExport,
    effect: "reads",
    // It reads the whole database.
    limit: { times: 10, seconds: 600 },
    needsFreshFactor: true,
    input: personSearch,
    output: z.object({
      places: z.array(z.object({ title: z.string(), rows: z.int(), is_kept: z.boolean() })),
    }),
  }),
  listRetention: call({
    summary: "Says how long data is kept, and counts what each task that deletes by the clock would delete now.",
    access: mayErase,
    // Each task runs and is rolled back.
    effect: "changes",
    limit: { times: 10, seconds: 600 },
    input: z.object({}),
    output: z.object({ rules: z.array(retentionRule) }),
  }),
  listLooks: call({
    summary: "Lists who of our team looked at personal data, of one person or by one colleague, the latest first.",
    access: mayExport,
    effect: "reads",
    input: z.object({
      /** The address of the person concerned; empty: anyone. */
      person: z._default(z.string().check(z.trim(), atMost(longestEmail)), ""),
      colleague: searchText,
      size: pageSize,
      after: timeKey.field,
    }),
    output: z.object({ looks: z.array(dataLook), next: z.nullable(z.string()) }),
  }),
  personData: call({
    summary: "Counts what we hold under an email address, by kind, and says what erasing it would do.",
    access: mayExport,
    // The erasure runs and is rolled back, and the view is logged.
    effect: "changes",
    needsFreshFactor: true,
    input: z.object({ email }),
    output: held,
    refusals: nothingHeld,
  }),
  downloadPersonData: call({
    summary:
      "Gathers everything we hold about a person into a ZIP archive, on their behalf, and records it in the activity log.",
    access: mayExport,
    // The view is logged. Not "creates": answers of that kind are stored.
    effect: "changes",
    needsFreshFactor: true,
    limit: { times: 20, seconds: 600 },
    input: copyRequest,
    output: z.object({ file_name: z.string(), archive_base64: z.string() }),
    refusals: nothingHeld,
  }),
  erasePersonData: call({
    summary:
      "Erases a person’s data on their behalf, with or without an account. What the law makes us keep loses the name.",
    access: mayErase,
    effect: "changes",
    needsFreshFactor: true,
    limit: { times: 20, seconds: 600 },
    input: eraseRequest,
    output: z.object({ records: z.int() }),
    refusals: { ...nothingHeld, ...blocks },
  }),
  downloadMyData: call({
    summary: "Downloads everything we hold about the signed-in person, as one document.",
    access: "signed_in",
    // The copy is logged; someone viewing the site as this person may not take one.
    effect: "changes",
    limit: { times: 5, seconds: 600 },
    input: z.object({}),
    output: z.object({ document: z.record(z.string(), z.unknown()) }),
  }),
  myDeletion: call({
    summary: "Says whether the signed-in person can delete their account now, and if not, why.",
    access: "signed_in",
    effect: "reads",
    input: z.object({}),
    output: z.object({ obstacle: z.nullable(z.enum(ownBlockNames)) }),
  }),
  deleteMyAccount: call({
    summary:
      "Deletes the signed-in person’s account and data. What the law makes us keep loses name, address and number.",
    access: "signed_in",
    effect: "changes",
    needsFreshFactor: true,
    limit: { times: 5, seconds: 900 },
    input: z.object({
      confirmation: z.literal(deletionWord, `Enter ${deletionWord}`),
      password: z._default(z.string().check(atMost(200)), ""),
    }),
    output: done,
    refusals: {
      wrong_password: "That isn’t your password.",
      ...ownBlocks,
    },
  }),
});
