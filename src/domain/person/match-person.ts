import { emailKey } from "../booking/hold-limits.ts";
import { fewestDigits, isMailable } from "../text/caller-address.ts";
import { phoneDigits } from "../text/phone-number.ts";

type Name = { readonly firstName: string; readonly lastName: string };

/** Someone on record, with every address and number they are known by. */
export type KnownPerson = Name & {
  readonly id: string;
  readonly emails: readonly string[];
  readonly phones: readonly string[];
};

/** The contact details of a booking, quote or enquiry. */
export type ContactDetails = Name & {
  readonly email: string;
  readonly phone: string;
  /** The address belongs to a colleague who books at a partner’s desk or in a company’s office. */
  readonly isDeskAddress: boolean;
};

/** The mailbox an address reaches; empty if nothing can be sent there. */
export const personEmailKey = (email: string): string =>
  isMailable(email.trim().toLowerCase()) ? emailKey(email) : "";

/** A name’s words without accents and capitals. */
export const nameWords = (name: string): readonly string[] =>
  name
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLowerCase()
    .split(/[\s'’.-]+/)
    .filter(Boolean);

const allOf = ({ firstName, lastName }: Name) => nameWords(`${firstName} ${lastName}`);

/** Whether two names may be one person’s: the family name of one is in the other’s. Without a name nothing speaks against it. */
export function namesAgree(one: Name, other: Name): boolean {
  if (allOf(one).length === 0 || allOf(other).length === 0) return true;
  return isFamilyIn(one, other) || isFamilyIn(other, one);
}

function isFamilyIn({ lastName }: Name, other: Name): boolean {
  const family = nameWords(lastName);
  const words = allOf(other);
  return family.length > 0 && family.every((word) => words.includes(word));
}

/**
 * Who these contact details are of, or null: then it is someone new. An address decides alone. Without one, a number does, but only
 * with the family name: families, hotels and offices share a phone. What differs changes nothing on record.
 */
export function matchPerson(contact: ContactDetails, known: readonly KnownPerson[]): string | null {
  const email = personEmailKey(contact.email);
  if (email && !contact.isDeskAddress)
    return known.find(({ emails }) => emails.some((one) => personEmailKey(one) === email))?.id ?? null;
  const phone = phoneDigits(contact.phone);
  if (phone.length < fewestDigits) return null;
  const matches = known.filter(
    (person) => person.phones.some((one) => phoneDigits(one) === phone) && namesAgree(person, contact),
  );
  return matches.length === 1 ? (matches[0]?.id ?? null) : null;
}
