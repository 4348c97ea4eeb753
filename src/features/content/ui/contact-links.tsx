import type { ComponentProps } from "react";
import type { CompanyDetails } from "../contract.ts";
import { whatsAppGreeting } from "../words/contact.ts";

type ContactLinkProps = Omit<ComponentProps<"a">, "href"> & { company: CompanyDetails };

/** Nothing if the company has no phone number yet. */
export function PhoneLink({ company, ...rest }: ContactLinkProps) {
  if (company.phone_e164 === "") return null;
  return <a {...rest} href={`tel:${company.phone_e164}`} />;
}

export function EmailLink({ company, ...rest }: ContactLinkProps) {
  if (company.email === "") return null;
  return <a {...rest} href={`mailto:${company.email}`} />;
}

/** Opens a WhatsApp chat with the first sentence already written. */
export function WhatsAppLink({ company, ...rest }: ContactLinkProps) {
  if (company.whatsapp_e164 === "") return null;
  return <a {...rest} href={whatsAppAddress(company)} target="_blank" rel="noopener" />;
}

/** WhatsApp needs the number without its plus sign. */
export const whatsAppAddress = ({ name, whatsapp_e164 }: Pick<CompanyDetails, "name" | "whatsapp_e164">) =>
  `https://wa.me/${whatsapp_e164.replace(/\D/g, "")}?text=${encodeURIComponent(whatsAppGreeting(name))}`;
