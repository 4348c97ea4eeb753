import type { OrganisationKind } from "./organisation-kinds.ts";

export type CardOwner = {
  readonly code: string;
  readonly kind: OrganisationKind;
  readonly name: string;
  readonly area: string;
};

/** A new partner’s code: its name, and enough of its id to be unique. */
export function partnerCodeFor(name: string, id: string): string {
  const plain = name
    .normalize("NFD")
    .replace(/^the\s+/i, "")
    .replace(/[^A-Za-z0-9]/g, "")
    .toUpperCase();
  return [plain.slice(0, 10), id.replaceAll("-", "").slice(-6).toUpperCase()].filter(Boolean).join("-");
}

/** A guest’s message to us; our team enters its code with the booking. */
export const whatsAppMessage = ({ code, kind, name }: CardOwner): string =>
  `Hello, I’m a ${kind === "hotel" ? "guest" : "client"} of ${name} and would like to book a trip. Partner code: ${code}`;
