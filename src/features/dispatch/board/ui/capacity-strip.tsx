import { ChevronDown } from "lucide-react";
import { Button } from "#design/button.tsx";
import { cx } from "#design/class-names.ts";
import { useStoredText } from "#design/use-stored-text.ts";
import { vehicleClassName } from "#domain/catalogue/vehicle-class.ts";
import { localDate } from "#domain/time/local-time.ts";
import { vehicleClassesContract } from "#features/catalogue/classes/contract.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { type FreeAt, type FreeClass, type FreeHour, freeCapacity } from "../capacity-policy.ts";
import type { BoardDay } from "../contract.ts";

type CapacityStripProps = {
  day: BoardDay;
  chosen: FreeAt | undefined;
  /** The same cell again shows everyone. */
  onChoose: (cell: FreeAt | undefined) => void;
};

/** The night is left out as on the timeline: usually no one is planned then. */
const firstHour = 4;
const two = (hour: number) => String(hour).padStart(2, "0");

/** How many vehicles of each class are free with a driver, hour by hour; a press shows which. */
export function CapacityStrip({ day, chosen, onChoose }: CapacityStripProps) {
  const [stored, setStored] = useStoredText("board-capacity");
  const isOpen = stored === "open";
  const { data } = useCall(vehicleClassesContract.vehicleClasses, {});
  const classes = isOpen || chosen ? freeCapacity(day, localDate(day.date), firstHour) : [];
  const nameOf = (id: string) => vehicleClassName(data?.classes ?? [], id);
  if (day.vehicles.length === 0) return null;
  return (
    <section aria-label="Free vehicles by hour" className="grid min-w-0 gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setStored(isOpen ? "" : "open")}
          className="flex min-h-6 items-center gap-1 rounded-xs px-1 font-semibold text-ink-2 text-sm hover:text-ink pointer-coarse:min-h-11"
        >
          <ChevronDown aria-hidden="true" className={cx("size-4", !isOpen && "-rotate-90")} />
          Free vehicles by hour
        </button>
        {chosen && (
          <Button size="sm" variant="outline" onClick={() => onChoose(undefined)}>
            Free at {two(chosen.hour)}:00, {nameOf(chosen.vehicleClass)}. Show everyone
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="overflow-x-auto">
          <table className="w-full min-w-[50rem] border-separate border-spacing-0.5 text-center text-xs tabular-nums">
            <caption className="sr-only">Vehicles of each class that are free with a driver, by hour</caption>
            <thead className="text-ink-3">
              <tr>
                <th scope="col" className="w-40 text-start font-normal">
                  Class
                </th>
                {classes[0]?.hours.map(({ hour }) => (
                  <th key={hour} scope="col" className="font-normal">
                    {two(hour)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {classes.map((one) => (
                <ClassRow
                  key={one.vehicleClass}
                  free={one}
                  name={nameOf(one.vehicleClass)}
                  chosen={chosen?.vehicleClass === one.vehicleClass ? chosen.hour : undefined}
                  onChoose={(hour) =>
                    onChoose(hour === undefined ? undefined : { vehicleClass: one.vehicleClass, hour })
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

type ClassRowProps = {
  free: FreeClass;
  name: string;
  chosen: number | undefined;
  onChoose: (hour: number | undefined) => void;
};

const ClassRow = ({ free: { owned, hours }, name, chosen, onChoose }: ClassRowProps) => (
  <tr>
    <th scope="row" className="max-w-40 truncate text-start font-semibold">
      {name} <span className="font-normal text-ink-3">{owned}</span>
    </th>
    {hours.map((one) => (
      <td key={one.hour} className="p-0">
        <button
          type="button"
          aria-pressed={chosen === one.hour}
          aria-label={cellText(name, one)}
          title={cellText(name, one)}
          onClick={() => onChoose(chosen === one.hour ? undefined : one.hour)}
          className={cx(
            "h-6 w-full min-w-6 rounded-xs font-semibold hover:brightness-95",
            one.crews === 0 ? "bg-bad-soft text-bad" : "bg-ok-soft text-ok",
            one.crews > 0 && one.crews * 4 <= owned && "bg-warn-soft! text-warn!",
            chosen === one.hour && "outline-2 outline-focus",
          )}
        >
          {one.crews}
        </button>
      </td>
    ))}
  </tr>
);

/** “Shuttle at 14:00: 3 free with a driver, 5 vehicles free”. */
const cellText = (name: string, { hour, crews, vehicles }: FreeHour): string =>
  `${name} at ${two(hour)}:00: ${crews} free with a driver, ${vehicles} ${vehicles === 1 ? "vehicle" : "vehicles"} free`;
