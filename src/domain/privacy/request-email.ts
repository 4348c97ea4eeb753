import { formatDate, type LocalDate } from "../time/local-time.ts";
import { paiaForm, type RequestKind } from "./privacy-request.ts";
import { requestLaws } from "./privacy-request-labels.ts";
import { type RefusalGround, refusalGrounds } from "./refusal-grounds.ts";

/** Sending an answer carries it out: it extends, grants or refuses the request. */
export const answerKinds = ["acknowledged", "extended", "granted", "refused", "withdrawn"] as const;
export type AnswerKind = (typeof answerKinds)[number];

export type EmailFacts = {
  readonly kind: RequestKind;
  readonly reference: string;
  readonly name: string;
  readonly receivedOn: LocalDate;
  readonly dueOn: LocalDate;
  readonly officer: string;
};

export type RequestEmail = { readonly subject: string; readonly text: string };

const asked: Readonly<Record<RequestKind, string>> = {
  access: "to see the personal information we hold about you",
  correction: "to have personal information about you corrected",
  deletion: "to have personal information about you deleted",
  objection: "to stop processing personal information about you",
  paia: "for access to a record",
};

const subjects: Readonly<Record<AnswerKind, string>> = {
  acknowledged: "We have received your request",
  extended: "We need more time for your request",
  granted: "Our answer to your request",
  refused: "Our answer to your request",
  withdrawn: "Your request is closed",
};

const complain =
  "If you don’t agree, you may complain to the Information Regulator (complaints.IR@justice.gov.za) or go to court.";

/** The draft answer, in paragraphs, which a colleague may edit. */
export function draftRequestEmail(
  answer: AnswerKind,
  facts: EmailFacts,
  ground: RefusalGround | null,
  reason: string,
): RequestEmail {
  const opening = `On ${formatDate(facts.receivedOn)} you asked us ${asked[facts.kind]} (${requestLaws[facts.kind]}).`;
  const paragraphs = [
    `Dear ${facts.name || "Sir or Madam"},`,
    opening,
    ...bodyOf(answer, facts, ground, reason),
    ...(facts.officer ? [`${facts.officer}, Information Officer`] : []),
  ];
  return { subject: `${subjects[answer]} (${facts.reference})`, text: paragraphs.join("\n\n") };
}

function bodyOf(answer: AnswerKind, facts: EmailFacts, ground: RefusalGround | null, reason: string): string[] {
  switch (answer) {
    case "acknowledged":
      return [
        `Your reference is ${facts.reference}. We’ll answer by ${formatDate(facts.dueOn)}.`,
        ...(facts.kind === "paia" ? [`If you haven’t sent ${paiaForm} of the PAIA Regulations yet, please do.`] : []),
        "We may contact you to make sure that the request is yours.",
      ];
    case "extended":
      return [
        `We’ll answer by ${formatDate(facts.dueOn)} instead (PAIA, section 57). The reason: ${reason || "…"}`,
        complain,
      ];
    case "granted":
      return [grantedTexts[facts.kind]];
    case "refused":
      return [
        ground
          ? `We must refuse your request. ${refusalGrounds[ground].label} (${refusalGrounds[ground].law})`
          : "We must refuse your request.",
        complain,
      ];
    case "withdrawn":
      return ["As you asked, we have closed this request. You can make it again at any time."];
  }
}

/** POPIA, section 23(1)(b): the categories of third parties who have, or have had, access to the information. */
const thirdParties =
  "drivers and transport providers who drove for you; a hotel, travel agent or company that booked for you; people you shared a trip link with; providers of payment, email, hosting, flight information and chat services under contract with us; authorities, where the law requires it";

const grantedTexts: Readonly<Record<RequestKind, string>> = {
  access: `We grant your request. You’ll receive a copy of the information separately, with the colleagues who opened it. These kinds of third parties have, or have had, access to it: ${thirdParties}. Our privacy notice names them under “Who sees it”.`,
  correction: "We grant your request. The information has been corrected.",
  deletion:
    "We grant your request and erase your information after sending this email. After that we hold no address to write to. Invoices stay for five years without your name, as tax law requires.",
  objection: "We grant your request and no longer use your information for this purpose.",
  paia: "We grant your request. You’ll receive a copy of the record separately.",
};
