import { localDateOf, localTimeOf } from "../time/local-time.ts";
import { publicHoliday } from "../time/public-holidays.ts";

/**
 * How much longer a drive takes than on empty roads. A model, not a measurement: the shape of a working day and a day
 * off in Cape Town as a driver would describe it, interpolated between rows.
 */
type Hour = readonly [time: string, factor: number];

const workingDay: readonly Hour[] = [
  ["05:00", 1],
  ["06:30", 1.3],
  ["07:30", 1.5],
  ["09:00", 1.25],
  ["10:30", 1.1],
  ["14:30", 1.15],
  ["16:30", 1.45],
  ["17:30", 1.5],
  ["19:00", 1.15],
  ["20:30", 1],
];
const dayOff: readonly Hour[] = [
  ["08:00", 1],
  ["11:00", 1.1],
  ["15:00", 1.15],
  ["18:00", 1.1],
  ["20:00", 1],
];

/** Outside the city roads flow freely: at most this much of a drive is slowed down. */
const slowedMinutesAtMost = 60;

/** 1 on empty roads. */
export function trafficAt(moment: Date): number {
  const hours = isDayOff(moment) ? dayOff : workingDay;
  const minute = minuteOf(localTimeOf(moment));
  const next = hours.findIndex(([time]) => minuteOf(time) > minute);
  const [after, before] = [hours[next], hours[next - 1]];
  if (!after || !before) return 1;
  const share = (minute - minuteOf(before[0])) / (minuteOf(after[0]) - minuteOf(before[0]));
  return before[1] + (after[1] - before[1]) * share;
}

/** The duration of a drive that starts then, from its duration on empty roads. */
export const minutesInTraffic = (quietMinutes: number, departsAt: Date): number =>
  minutesAtFactor(quietMinutes, trafficAt(departsAt));

/** The same where the traffic of that moment is known. */
export const minutesAtFactor = (quietMinutes: number, factor: number): number =>
  quietMinutes + Math.min(quietMinutes, slowedMinutesAtMost) * (factor - 1);

/** By law: the days that a company adds or takes out say what it charges for, not who is on the road. */
function isDayOff(moment: Date): boolean {
  const date = localDateOf(moment);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday === 0 || weekday === 6 || publicHoliday(date) !== undefined;
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
