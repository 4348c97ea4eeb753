import { addHours, isLocalDate, type LocalDate, localDateOf } from "../time/local-time.ts";

/** A version that is published, in the order of publication. Later ones replace it from their first day. */
export type LegalVersion = { readonly name: string; readonly fromDay: LocalDate };

/** Of two from the same day, the one published last. */
const inOrder = <V extends LegalVersion>(versions: readonly V[]): V[] =>
  versions.toSorted((a, b) => a.fromDay.localeCompare(b.fromDay));

/** Before the first one’s day, the first: there is always a text that holds. */
export function versionInForce<V extends LegalVersion>(versions: readonly V[], day: LocalDate): V | undefined {
  const all = inOrder(versions);
  return all.filter(({ fromDay }) => fromDay <= day).at(-1) ?? all[0];
}

export type LegalStanding = "past" | "in_force" | "coming";

export function standingOn(versions: readonly LegalVersion[], name: string, day: LocalDate): LegalStanding {
  if (versionInForce(versions, day)?.name === name) return "in_force";
  return versions.some((one) => one.name === name && one.fromDay > day) ? "coming" : "past";
}

/** The first day on which a version was no longer in force; null as long as none follows. */
export function replacedOn(versions: readonly LegalVersion[], name: string): LocalDate | null {
  const all = inOrder(versions);
  return all[all.findIndex((one) => one.name === name) + 1]?.fromDay ?? null;
}

/**
 * A customer accepts the version that the page showed. One that was replaced while the page was open still counts until the
 * end of the following day; one that was never in force doesn’t.
 */
export const mayBeAccepted = (versions: readonly LegalVersion[], name: string, now: Date): boolean =>
  [now, addHours(now, -24)].some((at) => versionInForce(versions, localDateOf(at))?.name === name);

/** Versions are named by their first day; a second one of a day by its number. */
export function nameOfVersion(taken: readonly string[], fromDay: LocalDate): string {
  const names = [fromDay, ...taken.map((_, at) => `${fromDay}-${at + 2}`)];
  return names.find((name) => !taken.includes(name)) ?? fromDay;
}

/** Why a version can’t be published from this day. */
export function dayProblem(
  versions: readonly LegalVersion[],
  fromDay: LocalDate,
  today: LocalDate,
): "day_past" | "before_coming" | null {
  if (fromDay < today) return "day_past";
  return versions.some((one) => one.fromDay > fromDay) ? "before_coming" : null;
}

/** The first day of a version that is named by it. */
export function dayInName(name: string): LocalDate | null {
  const day = name.slice(0, 10);
  return isLocalDate(day) ? day : null;
}
