import * as z from "zod/mini";
import { isCompanyRegistration, isVatNumber } from "#domain/company/company-numbers.ts";
import { documentsFor } from "#domain/partner/application-documents.ts";
import { type ApplicationKind, applicationKinds, applicationStates } from "#domain/partner/application-lifecycle.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import { isPhoneNumber } from "#domain/text/phone-number.ts";
import { call, contract } from "#platform/contract.ts";
import { atMost, optionalTextField, textField } from "#platform/wire.ts";
import { detailsOf } from "../details-contract.ts";

const required = (message: string, most = 200) => textField(message, most);
const emptyOr = (isRight: (text: string) => boolean, message: string) =>
  z._default(
    z.string().check(
      z.trim(),
      atMost(40),
      z.refine((text) => text === "" || isRight(text), message),
    ),
    "",
  );

const phoneMessage = "Please enter a number such as 082 555 0199 or +27 82 555 0199";
const person = {
  contact_name: required("Please enter your name"),
  email: z
    .string("Please enter your email address")
    .check(
      z.trim(),
      z.minLength(1, "Please enter your email address"),
      atMost(longestEmail),
      z.regex(emailPattern, "Please enter a valid email address"),
    ),
  phone: z
    .string("Please enter your phone number")
    .check(
      z.trim(),
      z.minLength(1, "Please enter your phone number"),
      atMost(40),
      z.refine(isPhoneNumber, phoneMessage),
    ),
  area: required("Please enter your area, such as Sea Point or Stellenbosch"),
  message: optionalTextField(5000),
};

const company = {
  company_name: required("Please enter the name of the company"),
  registration_number: emptyOr(isCompanyRegistration, "A registration number looks like 2015/276640/07"),
  vat_number: emptyOr(isVatNumber, "A VAT number has 10 digits and starts with 4"),
};

const declaration = (message: string) => z.literal(true, message);
const declarations = {
  agrees_to_privacy: declaration("Please agree so that we may keep your application"),
  is_true: declaration("Please confirm that your information is true"),
};

/** A hidden field. A program that fills it in gets a normal answer, and nothing is stored. */
const website = z._default(z.string().check(atMost(500)), "");

/** An uploaded file, with the secret its sender received. */
export const fileClaim = z.object({ file_id: z.uuid(), claim: z.string().check(z.minLength(1), z.maxLength(100)) });
export type FileClaim = z.output<typeof fileClaim>;

export const filesPerDocument = 5;
const fewFiles = z.maxLength(filesPerDocument, `Please send at most ${filesPerDocument} files`);

const moreFiles = z._default(z.array(fileClaim).check(fewFiles), []);
// Has no default, because a default would be accepted unvalidated.
const neededFiles = (name: string) => {
  const message = `Please add: ${name}`;
  return z.array(fileClaim, message).check(z.minLength(1, message), fewFiles);
};

/** A list of files for each document this kind of partner needs. */
const documents = (kind: ApplicationKind) =>
  z.object(
    Object.fromEntries(
      documentsFor[kind].map(({ type, name, isRequired }) => [type, isRequired ? neededFiles(name) : moreFiles]),
    ),
  );

/** The request of each form. */
export const applicationForms = {
  travel_agent: z.object({
    kind: z.literal("travel_agent"),
    ...company,
    ...person,
    details: detailsOf.travel_agent,
    documents: documents("travel_agent"),
    ...declarations,
    website,
  }),
  hotel: z.object({
    kind: z.literal("hotel"),
    ...company,
    ...person,
    details: detailsOf.hotel,
    documents: documents("hotel"),
    ...declarations,
    website,
  }),
  driver_provider: z.object({
    kind: z.literal("driver_provider"),
    ...company,
    ...person,
    details: detailsOf.driver_provider,
    documents: documents("driver_provider"),
    ...declarations,
    website,
  }),
  dispatcher: z.object({
    kind: z.literal("dispatcher"),
    ...person,
    details: detailsOf.dispatcher,
    documents: documents("dispatcher"),
    ...declarations,
    website,
  }),
  driver: z.object({
    kind: z.literal("driver"),
    ...person,
    details: detailsOf.driver,
    documents: documents("driver"),
    ...declarations,
    website,
  }),
};

export const application = z.discriminatedUnion(
  "kind",
  [
    applicationForms.travel_agent,
    applicationForms.hotel,
    applicationForms.driver_provider,
    applicationForms.dispatcher,
    applicationForms.driver,
  ],
  "Please say what kind of partner you would like to be",
);
export type Application = z.output<typeof application>;

/** Opens an applicant’s status page. */
const key = {
  reference: z.string().check(z.trim(), z.maxLength(20)),
  code: z.string().check(z.trim(), z.maxLength(40)),
};

/** An applicant’s answer to our team’s question. */
export const answer = z.object({
  answer: required("Please write an answer", 5000),
  files: moreFiles,
});

/** The applicant’s view of an application. */
export const ownApplication = z.object({
  reference: z.string(),
  kind: z.enum(applicationKinds),
  state: z.enum(applicationStates),
  company_name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  submitted_at: z.iso.datetime(),
  /** The privacy notice that was agreed to; null for applications from before. */
  privacy_version: z.nullable(z.string()),
  /** Our team’s open question, or the reason for a rejection. */
  question: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  documents: z.array(z.object({ id: z.string(), name: z.string(), file_name: z.string(), size: z.int() })),
  moves: z.array(
    z.object({
      id: z.string(),
      state: z.enum(applicationStates),
      at: z.iso.datetime(),
      /** A question, an answer or a reason, without internal notes. */
      note: z.string(),
      is_answer: z.boolean(),
    }),
  ),
});
export type OwnApplication = z.output<typeof ownApplication>;

const notFound = "We couldn’t find that application. Check the reference and code, or use the link in our email.";
const filesGone = "One of your files has expired. Please add your documents again.";

export const applicationContract = contract({
  submitApplication: call({
    summary: "Applies to become a partner; answers with a reference and the code that opens the applicant’s page.",
    access: "anyone",
    effect: "creates",
    limit: { times: 10, seconds: 600 },
    input: application,
    output: z.object({ reference: z.string(), code: z.string() }),
    refusals: {
      switched_off: "We are not taking applications at the moment. Please try again later or email us.",
      files_gone: filesGone,
      permit_expired: "Your professional driving permit has expired. Please apply with a valid one.",
    },
  }),
  readApplication: call({
    summary: "Reads the status of an application, by its reference and code.",
    access: "anyone",
    effect: "reads",
    limit: { times: 5, seconds: 900 },
    input: z.object(key),
    output: ownApplication,
    refusals: { not_found: notFound },
  }),
  answerRequest: call({
    summary: "Answers our question about an application, with files if needed.",
    access: "anyone",
    effect: "creates",
    limit: { times: 5, seconds: 900 },
    input: z.extend(answer, key),
    output: ownApplication,
    refusals: {
      not_found: notFound,
      nothing_asked: "There is no open question about this application. Please reload the page.",
      files_gone: filesGone,
    },
  }),
});
