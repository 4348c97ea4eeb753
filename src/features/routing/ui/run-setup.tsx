import { Route } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { Checkbox } from "#design/fields/checkbox.tsx";
import { Segmented } from "#design/fields/segmented.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import type { LocalDate } from "#domain/time/local-time.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import type { OutputOf } from "#platform/contract.ts";
import { type RouteRun, routingContract } from "../contract.ts";

type Choices = OutputOf<typeof routingContract.routeChoices>;
type RunSetupProps = {
  date: LocalDate;
  isPast: boolean;
  onStarted: (run: RouteRun) => void;
  onWatch: (id: string) => void;
};

/** The drivers and vehicles of a search, the trips that stay as they are, and its length. */
export function RunSetup({ date, isPast, onStarted, onWatch }: RunSetupProps) {
  const { data, error, refetch } = useCall(routingContract.routeChoices, { date });
  if (error && !data)
    return <ReadFailed title="We couldn’t load this day" error={error} onAgain={() => void refetch()} />;
  if (!data) return <SkeletonCard lines={8} />;
  if (data.trips === 0)
    return (
      <Card>
        <EmptyState
          level={2}
          icon={<Route />}
          title="No trips on this date"
          text="Confirmed bookings appear here as trips. Choose another date."
        />
      </Card>
    );
  return <SetupForm choices={data} date={date} isPast={isPast} onStarted={onStarted} onWatch={onWatch} />;
}

const times = ["5", "10", "30"] as const;
const usualOf = (rows: readonly { readonly id: string; readonly is_usual: boolean }[]) =>
  new Set(rows.flatMap(({ id, is_usual: isUsual }) => (isUsual ? [id] : [])));

function SetupForm({ choices, date, isPast, onStarted, onWatch }: RunSetupProps & { choices: Choices }) {
  const [drivers, setDrivers] = useState(() => usualOf(choices.drivers));
  const [vehicles, setVehicles] = useState(() => usualOf(choices.vehicles));
  const [keepsAccepted, setKeepsAccepted] = useState(true);
  const [soon, setSoon] = useState("2");
  const [isRobust, setRobust] = useState(false);
  const [seconds, setSeconds] = useState<(typeof times)[number]>("10");
  const start = useMakeCall(routingContract.startRouteRun, [routingContract.routeRuns]);
  const running = useCall(routingContract.routeRuns, { date }).data?.runs.find(
    ({ state }) => state === "waiting" || state === "searching",
  );
  const begin = async () => {
    const { run } = await start.mutateAsync({
      date,
      driver_ids: [...drivers],
      vehicle_ids: [...vehicles],
      keeps_accepted: keepsAccepted,
      soon_hours: Number(soon),
      is_robust: isRobust,
      seconds: Number(seconds),
    });
    onStarted(run);
  };
  const missing = [
    isPast && "The date has passed.",
    drivers.size === 0 && "Choose a driver.",
    vehicles.size === 0 && "Choose a vehicle.",
  ].find(Boolean);
  return (
    <Card>
      <CardHeader
        title="Optimise this day"
        note={`${choices.trips} ${choices.trips === 1 ? "trip" : "trips"}, ${choices.without_driver} without a driver. No trip changes until you apply a plan.`}
      />
      {running && (
        <Alert
          tone="info"
          title={`${running.by ?? "Someone"} is already optimising this day`}
          action={
            <Button size="sm" variant="outline" onClick={() => onWatch(running.id)}>
              Watch
            </Button>
          }
        >
          You can watch the search, change its plan and apply it.
        </Alert>
      )}
      <div className="mt-4 grid gap-x-8 gap-y-5 lg:grid-cols-2">
        <Chosen
          title="Drivers"
          rows={choices.drivers.map(({ id, name, provider, shift, absence }) => ({
            id,
            label: name,
            note: [absence || shift || "Any time", provider].filter(Boolean).join(", "),
          }))}
          chosen={drivers}
          onChoose={setDrivers}
        />
        <Chosen
          title="Vehicles"
          rows={choices.vehicles.map(({ id, plate, name, seats, provider, absence }) => ({
            id,
            label: plate,
            note: [name, `${seats} seats`, absence, provider].filter(Boolean).join(", "),
          }))}
          chosen={vehicles}
          onChoose={setVehicles}
        />
        <fieldset>
          <legend className="font-bold">Stays as it is</legend>
          <p className="text-ink-2 text-sm">Trips under way, being offered, or assigned with a reason always stay.</p>
          <Checkbox
            label="Trips that a driver accepted or reconfirmed"
            checked={keepsAccepted}
            onChange={(event) => setKeepsAccepted(event.currentTarget.checked)}
          />
          <p className="mt-1 mb-1.5 text-sm">Trips that start within</p>
          <Segmented
            label="Trips that start within"
            value={soon}
            onChange={setSoon}
            options={["0", "2", "4", "12"].map((hours) => ({
              value: hours,
              label: hours === "0" ? "None" : `${hours} h`,
            }))}
          />
        </fieldset>
        <fieldset>
          <legend className="font-bold">Search</legend>
          <Checkbox
            label="Plan for bad days"
            hint="Each drive and plane as late as on one day in ten. Fewer late pickups, some more kilometres."
            checked={isRobust}
            onChange={(event) => setRobust(event.currentTarget.checked)}
          />
          <p className="mt-1 mb-1.5 text-sm">For at most</p>
          <Segmented
            label="Search for at most"
            value={seconds}
            onChange={setSeconds}
            options={times.map((value) => ({ value, label: `${value} s` }))}
          />
        </fieldset>
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Button
          icon={<Route aria-hidden />}
          disabled={missing !== undefined && missing !== false}
          busy={start.isPending}
          onClick={() => void begin().catch(() => undefined)}
        >
          Optimise day
        </Button>
        {missing && <p className="text-ink-2 text-sm">{missing}</p>}
        {start.error && (
          <p role="alert" className="text-bad text-sm">
            {start.error.message}
          </p>
        )}
      </div>
    </Card>
  );
}

type ChosenProps = {
  title: string;
  rows: readonly { readonly id: string; readonly label: string; readonly note: string }[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: Set<string>) => void;
};

function Chosen({ title, rows, chosen, onChoose }: ChosenProps) {
  const toggle = (id: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  const isAll = chosen.size === rows.length;
  return (
    <fieldset className="min-w-0">
      <legend className="font-bold">
        {title}{" "}
        <span className="font-normal text-ink-2">
          {chosen.size} of {rows.length}
        </span>
      </legend>
      <Button size="sm" variant="quiet" onClick={() => onChoose(new Set(isAll ? [] : rows.map(({ id }) => id)))}>
        {isAll ? `No ${title.toLowerCase()}` : `All ${title.toLowerCase()}`}
      </Button>
      <div className="grid max-h-72 gap-x-4 overflow-auto rounded-md p-2 inset-ring inset-ring-line sm:grid-cols-2">
        {rows.length === 0 && <p className="p-2 text-ink-2 text-sm">No {title.toLowerCase()} yet.</p>}
        {rows.map(({ id, label, note }) => (
          <Checkbox
            key={id}
            label={label}
            hint={note}
            checked={chosen.has(id)}
            onChange={(event) => toggle(id, event.currentTarget.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}
