import { formatDate, type LocalDate } from "../time/local-time.ts";
import { paiaForm, type RequestKind } from "./privacy-request.ts";
import { requestLaws } from "./privacy-request-labels.ts";
import { type RefusalGround, refusalGrounds } from "./refusal-grounds.ts";

/** Each letter does what it says: a request is extended, granted or refused by sending it. */
export const letterKinds = ["acknowledged", "extended", "granted", "refused", "withdrawn"] as const;
export type LetterKind = (typeof letterKinds)[number];

export type LetterFacts = {
  readonly kind: RequestKind;
  readonly reference: string;
  readonly name: string;
  readonly receivedOn: LocalDate;
  readonly dueOn: LocalDate;
  readonly officer: string;
};

export type Letter = { readonly subject: string; readonly text: string };

const asked: Readonly<Record<RequestKind, string>> = {
  access: "to see the personal information we hold about you",
  correction: "to have personal information about you corrected",
  deletion: "to have personal information about you deleted",
  objection: "to stop processing personal information about you",
  paia: "for access to a record",
};

const subjects: Readonly<Record<LetterKind, string>> = {
  acknowledged: "We have received your request",
  extended: "We need more time for your request",
  granted: "Our answer to your request",
  refused: "Our answer to your request",
  withdrawn: "Your request is closed",
};

const complain =
  "If you don’t agree, you may complain to the Information Regulator (complaints.IR@justice.gov.za) or go to court.";

/** The letter as a colleague may still change it, in paragraphs. */
export function draftLetter(
  letter: LetterKind,
  facts: LetterFacts,
  ground: RefusalGround | null,
  reason: string,
): Letter {
  const opening = `On ${formatDate(facts.receivedOn)} you asked us ${asked[facts.kind]} (${requestLaws[facts.kind]}).`;
  const paragraphs = [
    `Dear ${facts.name || "Sir or Madam"},`,
    opening,
    ...bodyOf(letter, facts, ground, reason),
    ...(facts.officer ? [`${facts.officer}, Information Officer`] : []),
  ];
  return { subject: `${subjects[letter]} (${facts.reference})`, text: paragraphs.join("\n\n") };
}

function bodyOf(letter: LetterKind, facts: LetterFacts, ground: RefusalGround | null, reason: string): string[] {
  switch (letter) {
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

const grantedTexts: Readonly<Record<RequestKind, string>> = {
  access:
    "We grant your request. You’ll receive a copy of the information separately, with the colleagues who opened it. The kinds of people who have access to it are listed in our privacy notice, under “Who sees it”.",
  correction: "We grant your request. The information has been corrected.",
  deletion:
    "We grant your request and erase your information after sending this email. After that we hold no address to write to. Invoices stay for five years without your name, as tax law requires.",
  objection: "We grant your request and no longer use your information for this purpose.",
  paia: "We grant your request. You’ll receive a copy of the record separately.",
};
