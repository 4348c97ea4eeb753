import type { LocalDate } from "#domain/time/local-time.ts";
import type { TariffVersion } from "../contract.ts";
import type { TariffRow } from "./views.ts";

/** Latest first. The one in force is the latest active one that has started. */
export function describeTariffs(tariffs: readonly TariffRow[], today: LocalDate): TariffVersion[] {
  const current = tariffs.find(({ state, validFrom }) => state === "active" && validFrom <= today);
  return tariffs.map((row) => ({
    version: row.version,
    standing: standingOf(row, current, today),
    valid_from: row.validFrom,
    note: row.note,
    created_by: row.createdBy,
    created_at: row.createdAt.toISOString(),
    can_retire: canRetire(row, tariffs, today),
  }));
}

/** One must remain that is in force today. */
export const canRetire = ({ version, state }: TariffRow, tariffs: readonly TariffRow[], today: LocalDate): boolean =>
  state === "active" &&
  tariffs.some((other) => other.version !== version && other.state === "active" && other.validFrom <= today);

function standingOf(row: TariffRow, current: TariffRow | undefined, today: LocalDate): TariffVersion["standing"] {
  if (row.state !== "active") return "retired";
  if (row.version === current?.version) return "current";
  return row.validFrom > today ? "coming" : "past";
}
