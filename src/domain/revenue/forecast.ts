/** How many weeks are foretold, and over how many past ones the method is tried. */
export const weeksAhead = 8;
const triedWeeks = 12;
const levelWeeks = 6;
const yearWeeks = 52;

export type ForecastMethod = "level" | "season";

export type Forecast = {
  readonly method: ForecastMethod;
  /** One for each week ahead, with how far off it may be if it errs as it did. */
  readonly weeks: readonly { readonly expected: number; readonly low: number; readonly high: number }[];
  /** By how much it erred in the past weeks it was tried on, as a share of what came; null where nothing could be tried. */
  readonly error: number | null;
  /** On how many foretold weeks that rests. */
  readonly tried: number;
};

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The same for every week ahead: what the last weeks brought. */
const byLevel = (past: readonly number[]): number => Math.max(0, mean(past.slice(-levelWeeks)));

/** As much above or below the last weeks as the same week was a year ago; null without a year to look back on. */
function bySeason(past: readonly number[], ahead: number): number | null {
  const sameWeek = past.length - yearWeeks + ahead - 1;
  const before = past.slice(past.length - yearWeeks - levelWeeks, past.length - yearWeeks);
  const then = past[sameWeek];
  if (then === undefined || before.length < levelWeeks || mean(before) <= 0) return null;
  return Math.max(0, (byLevel(past) * then) / mean(before));
}

const foretell = (method: ForecastMethod, past: readonly number[], ahead: number): number | null =>
  method === "level" ? byLevel(past) : bySeason(past, ahead);

/** A method’s forecasts for each of the past weeks, held against what came. */
function tryOut(method: ForecastMethod, weeks: readonly number[]) {
  let [off, came, tried] = [0, 0, 0];
  for (let from = Math.max(levelWeeks, weeks.length - triedWeeks); from < weeks.length; from++)
    for (let ahead = 1; ahead <= weeksAhead && from + ahead - 1 < weeks.length; ahead++) {
      const said = foretell(method, weeks.slice(0, from), ahead);
      const actual = weeks[from + ahead - 1];
      if (said === null || actual === undefined) continue;
      off += Math.abs(said - actual);
      came += Math.abs(actual);
      tried += 1;
    }
  return { error: came > 0 ? off / came : null, tried };
}

/**
 * The next weeks from the whole weeks behind, the oldest first. Of two simple ways the one that erred less lately is taken, and
 * says by how much it erred. Null where too little is known to say anything.
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
      const expected = Math.round(foretell(method, weeks, at + 1) ?? 0);
      const off = Math.round(expected * (error ?? 0));
      return { expected, low: Math.max(0, expected - off), high: expected + off };
    }),
  };
}
