import { bind } from "#platform/bind.ts";
import type { Erasures } from "#platform/erasures.ts";
import { privacyContract } from "../privacy-contract.ts";
import { downloadPersonData } from "./download-person-data.ts";
import { erasePersonData } from "./erase-person-data.ts";
import { findPersonData } from "./find-person-data.ts";
import { personData } from "./person-data.ts";

/** What the office does with personal data on behalf of the person. */
export const privacyApi = (erasures: Erasures) =>
  bind(privacyContract, {
    findPersonData,
    personData,
    downloadPersonData,
    erasePersonData: erasePersonData(erasures),
  });
