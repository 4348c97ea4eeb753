import * as z from "zod/mini";
import { rolesThatMay } from "#domain/account/permissions.ts";
import { missingFact } from "#domain/compliance/document-facts.ts";
import { documentStatuses } from "#domain/compliance/document-status.ts";
import { type DocumentType, documentOwners, documentTypes } from "#domain/compliance/document-types.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import { localDate } from "#domain/time/local-time.ts";
import { call, contract } from "#platform/contract.ts";
import { timeKey } from "#platform/page-key.ts";
import { atMost, dayField, optionalTextField, pageSizeField, textField, versionField } from "#platform/wire.ts";

/** Access by owner is decided in the use case: a driver's own, a provider's or partner's, or all. */
const owners = ["driver", "driver_provider", "hotel", "travel_agent"] as const;
const viewers = [...rolesThatMay("view_fleet_records"), ...owners] as const;
const uploaders = [...rolesThatMay("upload_fleet_documents"), ...owners] as const;
const verifiers = rolesThatMay("approve_documents");

const owner = z.enum(documentOwners);
const documentType = z.enum(Object.keys(documentTypes) as [DocumentType, ...DocumentType[]]);
/** The id of the driver, the vehicle, the provider or the partner; null for the company. */
const ownerFields = { owner_kind: owner, owner_id: z.nullable(z.uuid()) };

const moment = z.iso.datetime();
const notTooFar = "Enter a date before 2090";
/** Some documents are valid for years from issue, so distant dates must be accepted. */
const day = z._default(z.nullable(dayField().check(z.refine((text) => text < "2090", notTooFar))), null);

const documentFacts = {
  number: optionalTextField(80),
  issued_on: day,
  expires_on: day,
  /** Codes of a licence, categories of a permit, services of an operating licence. */
  allows: z._default(z.array(z.string().check(atMost(20))).check(z.maxLength(12)), []),
};

/** In a form, a missing date is empty text. */
const formDay = z.pipe(
  z.union([
    z.literal(""),
    dayField("Enter a date such as 20 Nov 2026").check(z.refine((text) => text < "2090", notTooFar)),
  ]),
  z.transform((text) => text || null),
);

/** A document cannot end before it was issued. */
const isInOrder = ({ issued_on, expires_on }: { issued_on: string | null; expires_on: string | null }) =>
  !issued_on || !expires_on || issued_on <= expires_on;
const notInOrder = { path: ["expires_on"], message: "The expiry date is before the issue date" };

const formFacts = { ...documentFacts, issued_on: formDay, expires_on: formDay };
/** The details required before a document counts. */
const incomplete = {
  last_day_missing: "Enter the expiry date, or the issue date if it expires by law.",
  allows_missing: "Choose what the document allows.",
};

type Printed = { issued_on: string | null; expires_on: string | null; allows: readonly string[] };

/** The details that a document of this type is missing. */
const lackIn = (type: DocumentType, { issued_on, expires_on, allows }: Printed) =>
  missingFact({
    type,
    issuedOn: issued_on === null ? null : localDate(issued_on),
    expiresOn: expires_on === null ? null : localDate(expires_on),
    allows,
  });

/** For verification: once verified, it counts. */
export const documentFormFor = (type: DocumentType) =>
  z.object(formFacts).check(
    z.refine(isInOrder, notInOrder),
    z.refine((printed) => lackIn(type, printed) !== "last_day", {
      path: ["expires_on"],
      message: incomplete.last_day_missing,
    }),
    z.refine((printed) => lackIn(type, printed) !== "allows", { path: ["allows"], message: incomplete.allows_missing }),
  );

/** Counts at once if our team verifies it on upload; until then it may be incomplete. */
export const uploadFormFor = (type: DocumentType) =>
  z.object({ ...formFacts, is_verified: z.boolean() }).check(
    z.refine(isInOrder, notInOrder),
    z.refine(({ is_verified, ...printed }) => !is_verified || lackIn(type, printed) !== "last_day", {
      path: ["expires_on"],
      message: incomplete.last_day_missing,
    }),
    z.refine(({ is_verified, ...printed }) => !is_verified || lackIn(type, printed) !== "allows", {
      path: ["allows"],
      message: incomplete.allows_missing,
    }),
  );

export const shownDocument = z.object({
  id: z.string(),
  type: documentType,
  number: z.string(),
  issued_on: z.nullable(z.string()),
  expires_on: z.nullable(z.string()),
  allows: z.array(z.string()),
  status: z.enum(documentStatuses),
  /** Its last valid day: as printed, or calculated from type and issue date. */
  last_day: z.nullable(z.string()),
  days_left: z.nullable(z.int()),
  /** The current document: neither a pending renewal nor a replaced one. */
  is_the_one: z.boolean(),
  version: z.int(),
  reject_reason: z.nullable(z.string()),
  uploaded_by: z.nullable(z.string()),
  uploaded_at: moment,
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(moment),
  file: z.nullable(z.object({ id: z.string(), name: z.string(), type: z.string(), size: z.int() })),
});
export type ShownDocument = z.output<typeof shownDocument>;

const documentsOfType = z.object({
  type: documentType,
  is_required: z.boolean(),
  status: z.enum(documentStatuses),
  last_day: z.nullable(z.string()),
  days_left: z.nullable(z.int()),
  /** The current one first, then latest first. */
  documents: z.array(shownDocument),
});
export type DocumentsOfType = z.output<typeof documentsOfType>;

const waitingDocument = z.extend(shownDocument, {
  owner: z.object({
    kind: owner,
    id: z.nullable(z.string()),
    name: z.string(),
    /** For a provider or partner: the kind decides which page shows its record. */
    organisation_kind: z.nullable(z.enum(organisationKinds)),
  }),
});
export type WaitingDocument = z.output<typeof waitingDocument>;

const keptOwner = z.object({
  kind: owner,
  id: z.string(),
  name: z.string(),
  /** Required documents that are missing, rejected or expired. */
  open: z.int(),
  expiring: z.int(),
  /** Uploaded, and not verified yet. */
  waiting: z.int(),
});
export type KeptOwner = z.output<typeof keptOwner>;

const moved = z.object({ id: z.string(), version: z.int() });
const refusals = {
  not_found: "We couldn’t find that document.",
  changed_meanwhile: "Someone else has just changed this document. Review the changes, then try again.",
  not_possible: "This document has already been decided.",
};

export const documentsContract = contract({
  listDocuments: call({
    summary:
      "Lists the documents of a driver, vehicle, provider, partner or the company by type, with the missing ones.",
    access: viewers,
    effect: "reads",
    input: z.object(ownerFields),
    output: z.object({
      types: z.array(documentsOfType),
      may_upload: z.boolean(),
      may_verify: z.boolean(),
    }),
    refusals: { not_found: "We couldn’t find those documents." },
  }),
  myDocumentOwners: call({
    summary: "Lists whose documents the driver or provider who asks keeps: their own, their drivers’ and vehicles’.",
    access: ["driver", "driver_provider"],
    effect: "reads",
    input: z.object({}),
    output: z.object({ owners: z.array(keptOwner) }),
  }),
  providerDocumentOwners: call({
    summary: "Lists a driver provider with its drivers and vehicles, and whether their documents are in order.",
    access: rolesThatMay("view_fleet_records"),
    effect: "reads",
    input: z.object({ provider_id: z.uuid() }),
    output: z.object({ owners: z.array(keptOwner) }),
    refusals: { not_found: "We couldn’t find that provider." },
  }),
  documentsToVerify: call({
    summary: "Lists documents waiting to be verified, oldest first.",
    access: verifiers,
    effect: "reads",
    input: z.object({
      owner_kinds: z._default(z.array(owner).check(z.maxLength(documentOwners.length)), [...documentOwners]),
      after: timeKey.field,
      size: pageSizeField(25),
    }),
    output: z.object({ documents: z.array(waitingDocument), total: z.int(), next: z.nullable(z.string()) }),
  }),
  uploadDocument: call({
    summary: "Adds a document from a file uploaded to /files/v1. It’s accepted once our team has verified it.",
    access: uploaders,
    effect: "creates",
    input: z
      .object({
        ...ownerFields,
        type: documentType,
        ...documentFacts,
        file_id: z.uuid("Choose a file"),
        claim: z.string().check(atMost(100)),
        /** Verified by our team on upload, so it counts at once. */
        is_verified: z._default(z.boolean(), false),
      })
      .check(z.refine(isInOrder, notInOrder)),
    output: moved,
    refusals: {
      not_found: "We couldn’t find whose document this is.",
      wrong_type: "That kind of document belongs to someone else. Choose another kind.",
      file_gone: "The file is no longer there. Please upload it again.",
      ...incomplete,
      not_verifier: "Only our team can verify a document.",
    },
  }),
  verifyDocument: call({
    summary: "Verifies a document with its number and dates as printed on it.",
    access: verifiers,
    effect: "creates",
    input: z.object({ id: z.uuid(), version: versionField, ...documentFacts }).check(z.refine(isInOrder, notInOrder)),
    output: moved,
    refusals: {
      ...refusals,
      ...incomplete,
      wrong_type: "Choose what the document allows from the list.",
    },
  }),
  rejectDocument: call({
    summary: "Rejects a document. We email its owner the reason.",
    access: verifiers,
    effect: "creates",
    input: z.object({ id: z.uuid(), version: versionField, reason: textField("Enter the reason", 500) }),
    output: moved,
    refusals,
  }),
  removeDocument: call({
    summary: "Removes a wrong upload with its file. A verified document stays.",
    access: uploaders,
    effect: "changes",
    input: z.object({ id: z.uuid(), version: versionField }),
    output: z.object({}),
    refusals: {
      not_found: refusals.not_found,
      changed_meanwhile: refusals.changed_meanwhile,
      verified: "A verified document can’t be removed.",
    },
  }),
});
