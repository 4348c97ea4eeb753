import { nameOfActor } from "#domain/account/roles.ts";
import { spanOfTimeOff } from "#domain/driver/time-off.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { type LocalTime, localDate, localTime } from "#domain/time/local-time.ts";
import type { Span } from "#domain/trip/capacity.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { lockDriver } from "../../server/store.ts";
import type { driverTimeContract } from "../contract.ts";
import { insertAbsence } from "./store.ts";
import { hasAbsenceOver } from "./views.ts";

type Input = ParsedOf<typeof driverTimeContract.askAbsence>;
type Refusal = "not_found" | "ends_before_start" | "too_long" | "overlaps";

const timeIn = (text: string): LocalTime | "" => (text === "" ? "" : localTime(text));

export const spanIn = (input: Input): Result<Span, "ends_before_start" | "too_long"> =>
  spanOfTimeOff({
    fromDate: localDate(input.from_date),
    fromTime: timeIn(input.from_time),
    untilDate: localDate(input.until_date),
    untilTime: timeIn(input.until_time),
  });

/** Records a driver’s time off, requested or granted. Overlapping entries are refused. */
export async function writeAbsence(
  ctx: Context,
  driverId: string,
  { state, ...absence }: Input & { readonly state: "asked" | "granted" },
): Promise<Result<string, Refusal>> {
  const span = spanIn(absence);
  if (!span.ok) return span;
  // The driver is locked, so that a request sent twice is refused the second time.
  if (!(await lockDriver(ctx.db, driverId))) return refuse("not_found");
  if (await hasAbsenceOver(ctx.db, driverId, span.value)) return refuse("overlaps");

  const id = ctx.newId();
  const isGranted = state === "granted";
  await insertAbsence(ctx.db, {
    id,
    driverId,
    kind: absence.kind,
    span: `["${span.value.from.toISOString()}","${span.value.to.toISOString()}")`,
    state,
    reason: absence.reason,
    answeredBy: isGranted ? nameOfActor(ctx.actor) : null,
    answeredAt: isGranted ? ctx.now : null,
    createdBy: nameOfActor(ctx.actor),
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: `driver_absence.${isGranted ? "entered" : "asked"}`,
    subject: { kind: "driver", id: driverId },
    details: { absence_id: id, kind: absence.kind },
  });
  return accept(id);
}
