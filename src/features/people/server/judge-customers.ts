import {
  type CustomerCsvField,
  type CustomerCsvRow,
  customerCsvFields,
  customerKeyOf,
} from "#domain/person/customer-csv.ts";
import { isPhoneNumber } from "#domain/text/caller-address.ts";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import type { Context } from "#platform/context.ts";
import { judgeImport } from "#platform/imports/judge-import.ts";
import { findKnownCustomers, type KnownCustomer } from "./import-views.ts";

export const ofCustomers = { kind: "customers", scope: null } as const;

export type ImportedCustomer = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly tags: readonly string[];
  /** Of a new customer. */
  readonly note: string;
};

const longest = { name: 100, phone: 40, tag: 40, tags: 20 } as const;

/**
 * The effect of each row. A known customer keeps the address and the number we have: those follow from what they booked with. An empty
 * cell leaves what is known, and tags are added.
 */
export async function judgeCustomers(ctx: Context, rows: readonly CustomerCsvRow[]) {
  return judgeImport<CustomerCsvField, KnownCustomer, ImportedCustomer>(rows, {
    fields: customerCsvFields,
    key: "email",
    compared: (email) => email.toLowerCase(),
    keyOf: customerKeyOf,
    nameOf: ({ firstName, lastName, phone }) => [`${firstName} ${lastName}`.trim(), phone].join(", "),
    twice: "This customer is in the file twice",
    known: await findKnownCustomers(ctx.db, rows),
    read: readCustomerRow,
    shown: (of) => shownOf("version" in of ? formOf(of) : of),
  });
}

function readCustomerRow(row: CustomerCsvRow, before: KnownCustomer | undefined) {
  const { email = "", phone = "", first_name, last_name, tags, note = "" } = row;
  const known = before && formOf(before);
  const brought = (tags ?? "")
    .split(/[,;]/)
    .map((tag) => tag.trim())
    .filter(Boolean);
  const form: ImportedCustomer = {
    email: known?.email || email,
    firstName: first_name ?? known?.firstName ?? "",
    lastName: last_name ?? known?.lastName ?? "",
    phone: known?.phone || phone,
    tags: [...new Set([...(known?.tags ?? []), ...brought])],
    note: known ? "" : note,
  };
  const problems = [
    ...(email && (email.length > longestEmail || !emailPattern.test(email)) ? ["Enter a valid email address"] : []),
    ...(phone && (phone.length > longest.phone || !isPhoneNumber(phone))
      ? ["Enter a phone number of at least 7 digits"]
      : []),
    ...(email || phone ? [] : ["Enter an email address or a phone number"]),
    ...(form.lastName ? [] : ["Enter the last name"]),
    ...([form.firstName, form.lastName].some((name) => name.length > longest.name)
      ? [`Enter a name of at most ${longest.name} characters`]
      : []),
    ...(form.tags.length > longest.tags || form.tags.some((tag) => tag.length > longest.tag)
      ? [`Enter at most ${longest.tags} tags of ${longest.tag} characters`]
      : []),
  ];
  return problems.length > 0 ? { problems } : { form };
}

const formOf = ({ email, firstName, lastName, phone, tags }: KnownCustomer): ImportedCustomer => ({
  email,
  firstName,
  lastName,
  phone,
  tags,
  note: "",
});

const shownOf = ({ email, firstName, lastName, phone, tags, note }: ImportedCustomer) => ({
  email,
  first_name: firstName,
  last_name: lastName,
  phone,
  tags: tags.join(", "),
  note,
});
