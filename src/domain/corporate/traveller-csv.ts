import { type MemberRole, memberRoles } from "../partner/partner-terms.ts";
import type { ImportColumns, ImportRow } from "../text/import-columns.ts";

/** The columns of a travellers file. */
export const travellerColumns = {
  first_name: { label: "First name", headings: ["first name", "name", "given name"] },
  last_name: { label: "Last name", headings: ["last name", "surname", "family name"] },
  email: { label: "Email", headings: ["email", "email address", "e mail"] },
  phone: { label: "Phone", headings: ["phone", "mobile", "cell", "phone number"] },
  cost_centre: { label: "Cost centre", headings: ["cost centre", "cost center", "department"] },
  approver: { label: "Approver", headings: ["approver", "approves"] },
  signs_in: { label: "Signs in", headings: ["signs in", "sign in", "user", "role"] },
} as const satisfies ImportColumns<string>;

export type TravellerCsvField = keyof typeof travellerColumns;
export type TravellerCsvRow = ImportRow<TravellerCsvField>;

/** The sign-in role of a cell: “yes” may book. False for no, null for anything else. */
export function signInRole(cell: string): MemberRole | false | null {
  const word = cell.toLowerCase();
  const role = memberRoles.find((known) => known === word);
  if (role) return role;
  const answer = yesOrNo(cell);
  return answer ? "desk" : answer;
}

/** Whether a cell says yes; null if it is neither yes nor no. */
export function yesOrNo(cell: string): boolean | null {
  const word = cell.toLowerCase();
  if (["yes", "y", "true", "1", "x"].includes(word)) return true;
  return ["no", "n", "false", "0"].includes(word) ? false : null;
}
