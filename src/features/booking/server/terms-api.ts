import { bind } from "#platform/bind.ts";
import { termsContract } from "../terms-contract.ts";
import { readTerms } from "./read-terms.ts";

export const termsApi = bind(termsContract, { companyTerms: readTerms });
