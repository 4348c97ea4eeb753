import { type MemberRole, memberRoles } from "../partner/partner-terms.ts";
import { rowsByHeading } from "../text/rows-by-heading.ts";

/** What a file may say of a traveller, in the words of its heading. */
const headings = {
  first_name: ["first name", "name", "given name"],
  last_name: ["last name", "surname", "family name"],
  email: ["email", "email address", "e mail"],
  phone: ["phone", "mobile", "cell", "phone number"],
  cost_centre: ["cost centre", "cost center", "department"],
  approver: ["approver", "approves"],
  signs_in: ["signs in", "sign in", "user", "role"],
} as const;

export type TravellerCsvField = keyof typeof headings;
export const travellerCsvFields = Object.keys(headings) as readonly TravellerCsvField[];
/** What a row says; a field without a column, or with an empty cell, says nothing. */
export type TravellerCsvRow = { readonly [K in TravellerCsvField]?: string };

/** The rows of a file by the words of its first line; undefined where no column is the email address. */
export function travellerRows(table: readonly (readonly string[])[]): readonly TravellerCsvRow[] | undefined {
  return rowsByHeading(table, headings, "email");
}

/** As what someone signs in for the company: “yes” books. False for no, null where a cell says neither. */
export function signInRole(cell: string): MemberRole | false | null {
  const word = cell.toLowerCase();
  const role = memberRoles.find((known) => known === word);
  if (role) return role;
  const isWanted = yesOrNo(cell);
  return isWanted ? "desk" : isWanted;
}

/** Whether a cell says yes; null where it says neither. */
export function yesOrNo(cell: string): boolean | null {
  const word = cell.toLowerCase();
  if (["yes", "y", "true", "1", "x"].includes(word)) return true;
  return ["no", "n", "false", "0"].includes(word) ? false : null;
}
