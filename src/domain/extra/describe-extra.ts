import { type SoldServices, serviceKeyName } from "../catalogue/service.ts";
import { type VehicleClassFacts, vehicleClassName } from "../catalogue/vehicle-class.ts";

import { formatMoney } from "../money/money.ts";
import { vatName } from "../money/vat.ts";
import { tripTitle } from "../trip/trip-title.ts";
import type { Extra, ExtraState } from "./extra.ts";
import { extraBasisLabels, extraKindLabels, extraStateLabels } from "./extra-labels.ts";

type Sold = {
  readonly classes: readonly Pick<VehicleClassFacts, "id" | "name">[];
  readonly services: SoldServices;
};

/** An extra as its owner reads it, field by field. */
export const describeExtra = (
  extra: Extra & { readonly state: ExtraState },
  sold: Sold,
): Readonly<Record<string, string>> => ({
  Name: extra.name,
  Description: extra.description,
  Kind: extraKindLabels[extra.kind],
  Price: formatMoney(extra.priceCents),
  Charged: extraBasisLabels[extra.per],
  VAT: vatName(extra.vatCode),
  "Offered for": whereText(extra, sold),
  "At most": String(extra.most),
  Stock: extra.stock === null ? "No limit" : String(extra.stock),
  Notice: `${extra.noticeHours} h`,
  Confirmation: extra.needsApproval ? "By our team" : "Instant",
  Status: extraStateLabels[extra.state],
});

/** Where it is sold: “Airport Transfer, Cape Winelands”, or “Every trip”. */
export function whereText(
  { services, offers, vehicleClasses }: Pick<Extra, "services" | "offers" | "vehicleClasses">,
  sold: Sold,
) {
  const trips = [
    ...services.map((key) => serviceKeyName(sold.services, key)),
    ...offers.map((offer) => tripTitle("day_tour", offer)),
  ];
  const where = trips.length === 0 ? "Every trip" : trips.join(", ");
  const classes = vehicleClasses.map((one) => vehicleClassName(sold.classes, one));
  return classes.length === 0 ? where : `${where} (${classes.join(", ")})`;
}
