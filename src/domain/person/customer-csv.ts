import type { ImportColumns, ImportRow } from "../text/import-columns.ts";
import { phoneDigits } from "../text/phone-number.ts";
import { nameWords, personEmailKey } from "./match-person.ts";

/** The columns a file may have for a customer. */
export const customerColumns = {
  email: { label: "Email", headings: ["email", "e mail", "email address"] },
  first_name: { label: "First name", headings: ["first name", "name", "given name"] },
  last_name: { label: "Last name", headings: ["last name", "surname", "family name"] },
  phone: { label: "Phone", headings: ["phone", "mobile", "cell", "phone number", "cellphone"] },
  tags: { label: "Tags", headings: ["tags", "tag", "groups"] },
  note: { label: "Note", headings: ["note", "notes", "comment"] },
} as const satisfies ImportColumns<string>;

export type CustomerCsvField = keyof typeof customerColumns;
export const customerCsvFields = Object.keys(customerColumns) as readonly CustomerCsvField[];
export type CustomerCsvRow = ImportRow<CustomerCsvField>;

/** One mailbox is one customer. Without an address it is the number with the family name: families share a phone. */
export const customerKeyOf = ({ email = "", phone = "", last_name = "" }: CustomerCsvRow): string => {
  const address = personEmailKey(email);
  const digits = phoneDigits(phone);
  if (address) return address;
  return digits ? `${digits} ${nameWords(last_name).join(" ")}` : "";
};
