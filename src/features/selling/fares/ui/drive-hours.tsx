import type { AirportRoute } from "../contract.ts";

type DriveHoursProps = { drives: AirportRoute["drives"]; caption: string };

/** The drive’s duration by departure time, as bars that also work as a table. */
export function DriveHours({ drives, caption }: DriveHoursProps) {
  const longest = Math.max(...drives.map(({ minutes }) => minutes));
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Start</th>
          <th scope="col">Minutes</th>
        </tr>
      </thead>
      <tbody>
        {drives.map(({ at, minutes }) => (
          <tr key={at}>
            <th scope="row" className="w-16 py-1.5 font-semibold text-ink-2 text-sm tabular-nums">
              {at}
            </th>
            <td className="py-1.5">
              <span
                className="flex min-h-8 min-w-fit items-center justify-end rounded-sm bg-info-soft px-2.5 font-bold text-info text-sm tabular-nums"
                style={{ width: `${Math.round((minutes / longest) * 100)}%` }}
              >
                {minutes} min
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
