import { addDays, addMonths, daysBetween, type LocalDate } from "../time/local-time.ts";

export type ServicePlan = {
  readonly everyKm: number | null;
  readonly everyMonths: number | null;
  readonly lastKm: number;
  readonly lastOn: LocalDate;
};
type Now = {
  readonly km: number;
  readonly today: LocalDate;
  /** Average daily distance; null while unknown. */
  readonly kmPerDay: number | null;
};

/** How far ahead a service is announced. */
const soon = { km: 1_500, days: 30 };

export type ServiceStatus = "later" | "soon" | "overdue";
export type NextService = {
  readonly dueKm: number | null;
  readonly dueOn: LocalDate | null;
  /** When it is expected to be due: by months or by forecast kilometres, whichever is earlier. */
  readonly expectedOn: LocalDate | null;
  readonly status: ServiceStatus;
};

/** A service is due by kilometres or months, whichever comes first. */
export function nextService(
  { everyKm, everyMonths, lastKm, lastOn }: ServicePlan,
  { km, today, kmPerDay }: Now,
): NextService {
  const dueKm = everyKm === null ? null : lastKm + everyKm;
  const dueOn = everyMonths === null ? null : addMonths(lastOn, everyMonths);
  const kmLeft = dueKm === null ? null : dueKm - km;
  const byKm = kmLeft === null || !kmPerDay ? null : addDays(today, Math.max(0, Math.floor(kmLeft / kmPerDay)));
  const expectedOn = [dueOn, byKm].filter((day) => day !== null).toSorted()[0] ?? null;
  const isOverdue = (kmLeft !== null && kmLeft <= 0) || (dueOn !== null && dueOn <= today);
  const isSoon =
    (kmLeft !== null && kmLeft <= soon.km) || (expectedOn !== null && daysBetween(today, expectedOn) <= soon.days);
  const announced = isSoon ? "soon" : "later";
  return { dueKm, dueOn, expectedOn, status: isOverdue ? "overdue" : announced };
}

type DatedKm = { readonly km: number; readonly on: LocalDate };

/** A vehicle’s average daily distance over the last months; null with less than two weeks of readings. */
export function averageKmPerDay(readings: readonly DatedKm[]): number | null {
  const first = readings[0];
  const last = readings.at(-1);
  if (!first || !last) return null;
  const days = daysBetween(first.on, last.on);
  return days < 14 ? null : (last.km - first.km) / days;
}
