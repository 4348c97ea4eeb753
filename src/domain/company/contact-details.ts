/** How the company is reached, as customers see it. */
export type CompanyDetails = {
  name: string;
  phone: string;
  phone_e164: string;
  whatsapp_e164: string;
  email: string;
  street: string;
  city: string;
  facebook_url: string;
};

/** Before an administrator saves anything: the product’s own name, and no one’s number, address or account. */
export const newCompany: CompanyDetails = {
  name: "Cape Town Shuttle",
  phone: "",
  phone_e164: "",
  whatsapp_e164: "",
  email: "",
  street: "",
  city: "",
  facebook_url: "",
};

/** "call +27 44 555 0177", or what is true of a company without a phone number. */
export const callUs = ({ phone }: Pick<CompanyDetails, "phone">): string => (phone ? `call ${phone}` : "contact us");

/** At the foot of a document: whatever of it is set. */
export const contactLine = ({ name, phone, email }: Pick<CompanyDetails, "name" | "phone" | "email">): string =>
  [name, phone, email].filter(Boolean).join(" · ");

/** The saved values, field by field; a field that was never saved is as a new company has it. */
export function companyDetailsOf(saved: Readonly<Record<string, unknown>>): CompanyDetails {
  const text = (name: keyof CompanyDetails) => {
    const value = saved[name];
    return typeof value === "string" ? value : newCompany[name];
  };
  return {
    name: text("name"),
    phone: text("phone"),
    phone_e164: text("phone_e164"),
    whatsapp_e164: text("whatsapp_e164"),
    email: text("email"),
    street: text("street"),
    city: text("city"),
    facebook_url: text("facebook_url"),
  };
}
