import type { RequestKind } from "./privacy-request.ts";

type Ground = { readonly label: string; readonly law: string; readonly kinds: readonly RequestKind[] };

const records: readonly RequestKind[] = ["access", "paia"];

/** Grounds on which a private body may or must refuse, and the requests each applies to. */
const grounds = {
  identity_not_proven: {
    label: "We couldn’t confirm that the request came from the person it is about.",
    law: "POPIA, section 23(1)",
    kinds: ["access", "correction", "deletion", "objection"],
  },
  nothing_held: {
    label: "We searched and found no such record.",
    law: "PAIA, section 55",
    kinds: records,
  },
  third_party_privacy: {
    label: "It would unreasonably disclose personal information about someone else.",
    law: "PAIA, section 63",
    kinds: records,
  },
  third_party_business: {
    label: "It holds trade secrets or commercial information of someone else.",
    law: "PAIA, section 64",
    kinds: records,
  },
  confidential: {
    label: "We owe someone else a duty of confidence by agreement.",
    law: "PAIA, section 65",
    kinds: records,
  },
  safety: {
    label: "It could endanger a person’s life or safety, or the security of property.",
    law: "PAIA, section 66",
    kinds: records,
  },
  legal_privilege: {
    label: "It is privileged from production in legal proceedings.",
    law: "PAIA, section 67",
    kinds: records,
  },
  our_business: {
    label: "It holds trade secrets or commercial information of ours.",
    law: "PAIA, section 68",
    kinds: records,
  },
  no_right_shown: {
    label: "The record isn’t required to exercise or protect a right.",
    law: "PAIA, section 50(1)(a)",
    kinds: ["paia"],
  },
  kept_by_law: {
    label: "A law requires us to keep it for now.",
    law: "POPIA, section 14(1)(a)",
    kinds: ["deletion"],
  },
  contract_needs_it: {
    label: "We need it to carry out a booking that is not over yet.",
    law: "POPIA, section 11(1)(b)",
    kinds: ["deletion", "objection"],
  },
  already_correct: {
    label: "We checked it and believe that it is correct. Your request is attached to the record.",
    law: "POPIA, section 24(2)(d)",
    kinds: ["correction"],
  },
  objection_not_shown: {
    label: "The law requires the processing, or no reasonable ground against it was given.",
    law: "POPIA, section 11(3)(a)",
    kinds: ["objection"],
  },
} as const satisfies Readonly<Record<string, Ground>>;

export type RefusalGround = keyof typeof grounds;
export const refusalGrounds: Readonly<Record<RefusalGround, Ground>> = grounds;
export const groundNames = Object.keys(grounds) as [RefusalGround, ...RefusalGround[]];

export const groundsFor = (kind: RequestKind): readonly RefusalGround[] =>
  groundNames.filter((name) => refusalGrounds[name].kinds.includes(kind));
