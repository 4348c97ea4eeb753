import type { ApplicationKind } from "./application-lifecycle.ts";

export type DocumentNeed = {
  readonly type: string;
  readonly name: string;
  readonly hint: string;
  readonly isRequired: boolean;
};

const need = (type: string, name: string, hint: string): DocumentNeed => ({ type, name, hint, isRequired: true });
const welcome = (type: string, name: string, hint: string): DocumentNeed => ({ type, name, hint, isRequired: false });

const companyRegistration = need(
  "company_registration",
  "Company registration",
  "The CIPC certificate (CoR 14.3). Sole proprietors send a copy of their ID.",
);
const bankLetter = need(
  "bank_letter",
  "Bank confirmation letter",
  "With the account holder’s name and the bank’s stamp, not older than three months.",
);
const identity = need(
  "identity",
  "ID or passport",
  "The page with the photograph. With a passport, the work permit too.",
);

/** The documents each kind of partner must and may show. The law is strict about carrying passengers for reward. */
export const documentsFor: Readonly<Record<ApplicationKind, readonly DocumentNeed[]>> = {
  travel_agent: [
    companyRegistration,
    bankLetter,
    welcome("accreditation", "IATA or ASATA certificate", "If you are a member."),
  ],
  hotel: [
    companyRegistration,
    bankLetter,
    welcome("grading", "Star grading certificate", "From the Tourism Grading Council, if the property is graded."),
  ],
  driver_provider: [
    companyRegistration,
    need("tax_clearance", "Tax compliance status", "The SARS letter with the PIN."),
    need("operating_licences", "Operating licences", "One for each vehicle, of the type the trips require."),
    need("liability_insurance", "Passenger liability insurance", "The schedule that shows the cover and its dates."),
    welcome("roadworthy", "Roadworthy certificates", "Buses every six months, other vehicles every year."),
    welcome("accreditation", "Tourist transport accreditation", "From the National Public Transport Regulator."),
  ],
  dispatcher: [
    identity,
    need("cv", "Curriculum vitae", "Two pages are plenty."),
    welcome("references", "References", "Letters from people you have worked for."),
  ],
  driver: [
    identity,
    need("driving_licence", "Driving licence", "Both sides of the card."),
    need("driving_permit", "Professional driving permit", "The PrDP with category P, for passengers."),
    need("police_clearance", "Police clearance", "From SAPS, not older than six months."),
    need("photo", "Photograph", "Your face, as the passengers will see it in their message."),
    welcome("guide_badge", "Tourist guide card", "If you are registered as a guide."),
  ],
};

/** The type of a document that answers a question of ours. */
export const answerDocument = "answer";

export const documentName = (kind: ApplicationKind, type: string): string =>
  documentsFor[kind].find((document) => document.type === type)?.name ?? "Sent with an answer";

/** Required documents that were not provided. */
export const missingDocuments = (kind: ApplicationKind, input: readonly string[]): readonly DocumentNeed[] =>
  documentsFor[kind].filter(({ type, isRequired }) => isRequired && !input.includes(type));
