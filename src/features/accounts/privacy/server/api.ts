import { bind } from "#platform/bind.ts";
import { privacyContract } from "../contract.ts";
import { deleteMyAccount } from "./delete-my-account.ts";
import { downloadMyData } from "./download-my-data.ts";
import { downloadPersonData } from "./download-person-data.ts";
import { erasePersonData } from "./erase-person-data.ts";
import { findPersonData } from "./find-person-data.ts";
import { personData } from "./person-data.ts";

/** What people do with their own data, and what a super-user does on their behalf. */
export const privacyApi = bind(privacyContract, {
  findPersonData,
  personData,
  downloadPersonData,
  erasePersonData,
  downloadMyData,
  deleteMyAccount,
});
