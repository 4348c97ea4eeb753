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

/** Plainly made up, and no one's number: what holds until an administrator saves the company's own details. */
export const sampleCompany: CompanyDetails = {
  name: "Cape Town Shuttle",
  phone: "+27 21 555 0123",
  phone_e164: "+27215550123",
  whatsapp_e164: "+27825550123",
  email: "hello@capetownshuttle.example",
  street: "12 Sample Street",
  city: "Cape Town",
  facebook_url: "https://www.facebook.com/capetownshuttle.sample",
};

/** What was saved, field by field; a field that was never saved is the sample's. */
export function companyDetailsOf(saved: Readonly<Record<string, unknown>>): CompanyDetails {
  const text = (name: keyof CompanyDetails) => {
    const value = saved[name];
    return typeof value === "string" ? value : sampleCompany[name];
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
