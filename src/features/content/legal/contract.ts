import * as z from "zod/mini";
import { call, contract } from "#platform/contract.ts";

/** The company’s legal details. Empty ones are not shown. */
const legalDetails = z.object({
  legal_name: z.string(),
  registration_number: z.string(),
  vat_number: z.string(),
  address: z.string(),
  information_officer: z.string(),
  licences: z.string(),
  insurance: z.string(),
  /** The version of the terms that bookings and quotes are agreed under. */
  terms_version: z.string(),
});
export type LegalDetails = z.output<typeof legalDetails>;

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
});
