import { firstLanguage } from "#domain/text/language.ts";
import type { ExtraFacts } from "../contract.ts";

/** A form’s extra in columns. */
export const columnsOf = (facts: ExtraFacts) => ({
  words: { [firstLanguage]: { name: facts.name, description: facts.description } },
  kind: facts.kind,
  per: facts.per,
  priceCents: facts.price_cents,
  vatCode: facts.vat_code,
  services: facts.services,
  offers: facts.offers,
  vehicleClasses: facts.vehicle_classes,
  most: facts.most,
  stock: facts.stock,
  noticeHours: facts.notice_hours,
  needsApproval: facts.needs_approval,
});
