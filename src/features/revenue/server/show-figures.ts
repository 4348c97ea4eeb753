import { costOfFigures, marginOfFigures, netOfFigures, type RevenueFigures } from "#domain/revenue/revenue.ts";
import type { ShownFigures } from "../contract.ts";

/** Figures as they are read, with what follows from them. */
export const showFigures = (one: RevenueFigures): ShownFigures => ({
  entries: one.entries,
  trips: one.trips,
  cancelled: one.cancelled,
  gross_cents: one.grossCents,
  vat_cents: one.vatCents,
  outlay_cents: one.outlayCents,
  driver_cents: one.driverCents,
  provider_cents: one.providerCents,
  vehicle_cents: one.vehicleCents,
  commission_cents: one.commissionCents,
  lacking_pay: one.lackingPay,
  lacking_vehicle: one.lackingVehicle,
  minutes: one.minutes,
  timed: one.timed,
  late: one.late,
  net_cents: netOfFigures(one),
  cost_cents: costOfFigures(one),
  margin_cents: marginOfFigures(one),
});
