/** How many weeks are forecast, and on how many past weeks the method is tested. */
export const weeksAhead = 8;
const triedWeeks = 12;
const levelWeeks = 6;
const yearWeeks = 52;

export type ForecastMethod = "level" | "season";

export type Forecast = {
  readonly method: ForecastMethod;
  /** Each week ahead, with the margin of error it has shown so far. */
  readonly weeks: readonly { readonly expected: number; readonly low: number; readonly high: number }[];
  /** Its error over the tested past weeks, as a share of the actual figures; null if untested. */
  readonly error: number | null;
  readonly tried: number;
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The average of the last weeks, for every week ahead. */
const byLevel = (past: readonly number[]): number => Math.max(0, mean(past.slice(-levelWeeks)));

/** As far above or below the last weeks as the same week was a year ago; null without a year of data. */
function bySeason(past: readonly number[], ahead: number): number | null {
  const sameWeek = past.length - yearWeeks + ahead - 1;
  const before = past.slice(past.length - yearWeeks - levelWeeks, past.length - yearWeeks);
  const then = past[sameWeek];
  if (then === undefined || before.length < levelWeeks || mean(before) <= 0) return null;
  return Math.max(0, (byLevel(past) * then) / mean(before));
}

const forecastWith = (method: ForecastMethod, past: readonly number[], ahead: number): number | null =>
  method === "level" ? byLevel(past) : bySeason(past, ahead);

/** A method’s forecasts for each past week, compared with the actual figures. */
function tryOut(method: ForecastMethod, weeks: readonly number[]) {
  let [off, came, tried] = [0, 0, 0];
  for (let from = Math.max(levelWeeks, weeks.length - triedWeeks); from < weeks.length; from++)
    for (let ahead = 1; ahead <= weeksAhead && from + ahead - 1 < weeks.length; ahead++) {
      const said = forecastWith(method, weeks.slice(0, from), ahead);
      const actual = weeks[from + ahead - 1];
      if (said === null || actual === undefined) continue;
      off += Math.abs(said - actual);
      came += Math.abs(actual);
      tried += 1;
    }
  return { error: came > 0 ? off / came : null, tried };
}

/**
 * Forecasts from past whole weeks, oldest first. Of two simple methods, the one that erred less lately is used,
 * together with its error. Null with too little data.
 */
export function forecastWeeks(weeks: readonly number[]): Forecast | null {
  if (weeks.length < levelWeeks || weeks.every((week) => week === 0)) return null;
  const canSeason = Array.from({ length: weeksAhead }, (_, at) => bySeason(weeks, at + 1)).every(
    (week) => week !== null,
  );
  const [level, season] = [tryOut("level", weeks), tryOut("season", weeks)];
  const isSeason = canSeason && season.error !== null && level.error !== null && season.error < level.error;
  const method: ForecastMethod = isSeason ? "season" : "level";
  const { error, tried } = isSeason ? season : level;
  return {
    method,
    error,
    tried,
    weeks: Array.from({ length: weeksAhead }, (_, at) => {
      const expected = Math.round(forecastWith(method, weeks, at + 1) ?? 0);
      const off = Math.round(expected * (error ?? 0));
      return { expected, low: Math.max(0, expected - off), high: expected + off };
    }),
  };
}
