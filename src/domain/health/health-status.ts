/** Unknown: the reading itself could not be taken, which says nothing about what it would have shown. */
export const healthStatuses = ["ok", "warning", "failing", "not_set_up", "unknown"] as const;
export type HealthStatus = (typeof healthStatuses)[number];

/** The result of a check, with its measurement in one plain sentence. */
export type Judgement = { readonly status: HealthStatus; readonly measured: string };

/** How soon a failing check needs action: immediately, or within the working day. */
export const severities = ["urgent", "soon"] as const;
export type Severity = (typeof severities)[number];

export const ok = (measured: string): Judgement => ({ status: "ok", measured });
export const warning = (measured: string): Judgement => ({ status: "warning", measured });
export const failing = (measured: string): Judgement => ({ status: "failing", measured });
export const notSetUp = (measured: string): Judgement => ({ status: "not_set_up", measured });
export const unknown = (measured: string): Judgement => ({ status: "unknown", measured });

type Limits = { readonly warning: number; readonly failing: number };

/** For figures that should be small: reaching the limit counts as exceeding it. */
export function judgeAmount(amount: number, limits: Limits, measured: string): Judgement {
  if (amount >= limits.failing) return failing(measured);
  return amount >= limits.warning ? warning(measured) : ok(measured);
}

/** For figures that should be large, such as free space. */
export function judgeRemainder(amount: number, limits: Limits, measured: string): Judgement {
  if (amount <= limits.failing) return failing(measured);
  return amount <= limits.warning ? warning(measured) : ok(measured);
}

/** For rules that must never be broken: one case is too many. */
export const judgeNone = (cases: number, sentences: { readonly none: string; readonly some: string }): Judgement =>
  cases === 0 ? ok(sentences.none) : failing(sentences.some);

const worstFirst: readonly HealthStatus[] = ["failing", "warning", "unknown", "ok", "not_set_up"];

/** The overall status. Checks that are not set up do not count. */
export const worstOf = (statuses: readonly HealthStatus[]): HealthStatus =>
  worstFirst.find((one) => statuses.includes(one)) ?? "unknown";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A duration as a dispatcher says it: “40 s”, “12 min”, “3 h 5 min”, “4 days”. */
export function spanText(ms: number): string {
  if (ms < minuteMs) return `${Math.max(0, Math.round(ms / 1000))} s`;
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)} min`;
  if (ms < 2 * dayMs) {
    const minutes = Math.floor((ms % hourMs) / minuteMs);
    return `${Math.floor(ms / hourMs)} h${minutes > 0 ? ` ${minutes} min` : ""}`;
  }
  return `${Math.floor(ms / dayMs)} days`;
}

export const ageText = (since: Date, now: Date): string => `${spanText(now.getTime() - since.getTime())} ago`;

/** “1 email”, “3 emails”. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const percent = new Intl.NumberFormat("en-ZA", { maximumFractionDigits: 1 });
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? "0%" : `${percent.format((100 * part) / whole).replace(",", ".")}%`;
