import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { ConfirmDialog } from "#design/overlay/confirm-dialog.tsx";
import { toast } from "#design/overlay/toast.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type WeatherDay, weatherContract } from "../contract.ts";
import { aboutText } from "./weather-labels.tsx";

/** The days that were called too bad: who said so, and who took it back. */
export function WeatherDaysList() {
  const { data, error, refetch } = useCall(weatherContract.weatherDays, {});
  const [taking, setTaking] = useState<WeatherDay>();
  return (
    <section aria-labelledby="weather-days" className="grid gap-3">
      <h3 id="weather-days" className="font-bold text-base">
        Declared days
      </h3>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup text="The days are being loaded…" className="grid gap-3">
          <SkeletonLine className="w-full" />
          <SkeletonLine className="w-2/3" />
        </SkeletonGroup>
      )}
      {data?.days.length === 0 && <p className="text-ink-2 text-sm">None ahead, and none in the last 30 days.</p>}
      <ul className="grid gap-2.5">
        {data?.days.map((declared) => (
          <DayCard key={declared.id} declared={declared} onTakeBack={() => setTaking(declared)} />
        ))}
      </ul>
      {taking && <TakeBack declared={taking} onClose={() => setTaking(undefined)} />}
    </section>
  );
}

function DayCard({ declared, onTakeBack }: { declared: WeatherDay; onTakeBack: () => void }) {
  const { day, reach, offers, reason, withdrawn_at, withdrawn_by } = declared;
  const isOver = day < localDateOf(new Date());
  return (
    <li className="grid gap-2 rounded-lg bg-surface-2 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b>{formatDate(day)}</b>
        {withdrawn_at && <Badge>Taken back</Badge>}
        {!withdrawn_at && (isOver ? <Badge>Over</Badge> : <Badge tone="warn">Stands</Badge>)}
      </p>
      <p className="text-sm">{aboutText(reach, offers)}</p>
      <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{reason}</p>
      <p className="text-ink-2 text-xs">
        {declared.declared_by}, {formatDateTime(declared.declared_at)}
        {declared.tells_guests ? "; guests written to" : "; no letters"}
        {withdrawn_at && `. Taken back by ${withdrawn_by ?? "somebody"}, ${formatDateTime(withdrawn_at)}`}
      </p>
      {!withdrawn_at && !isOver && (
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          aria-label={`Take back ${formatDate(day)}`}
          onClick={onTakeBack}
        >
          Take back
        </Button>
      )}
    </li>
  );
}

function TakeBack({ declared, onClose }: { declared: WeatherDay; onClose: () => void }) {
  const withdraw = useMakeCall(weatherContract.withdrawWeatherDay, [weatherContract.weatherDays]);
  const confirm = () =>
    withdraw.mutateAsync({ id: declared.id }).then(
      () => {
        onClose();
        void toast({ title: "Taken back", kind: "success" });
      },
      (error: Error) => void toast({ title: "Not taken back", description: error.message, kind: "error" }),
    );
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={`Take back ${formatDate(declared.day)}?`}
      text="From now on claims about the weather wait for your decision again. What was cancelled meanwhile stays cancelled and free. Guests who had a letter are not written to again."
      confirmLabel="Take it back"
      cancelLabel="Not now"
      busy={withdraw.isPending}
    />
  );
}
