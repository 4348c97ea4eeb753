import { useState } from "react";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatFullDate, formatFullDateTime } from "#design/dates/date-text.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { localDateOf } from "#domain/time/local-time.ts";
import { termsContract } from "#features/selling/sale/terms-contract.ts";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type WeatherDay, weatherContract } from "../contract.ts";
import { aboutText } from "./weather-labels.tsx";

/** Days of bad weather, with who declared and withdrew them. */
export function WeatherDaysList() {
  const { data, error, refetch } = useCall(weatherContract.weatherDays, {});
  const [taking, setTaking] = useState<WeatherDay>();
  return (
    <section aria-labelledby="weather-days" className="grid gap-3">
      <h3 id="weather-days" className="font-bold text-base">
        Bad weather days
      </h3>
      {error && <ReadFailed error={error} onAgain={() => void refetch()} />}
      {!data && !error && (
        <SkeletonGroup text="Loading weather days…" className="grid gap-3">
          <SkeletonLine className="w-full" />
          <SkeletonLine className="w-2/3" />
        </SkeletonGroup>
      )}
      {data?.days.length === 0 && (
        <p className="text-ink-2 text-sm">
          No bad weather days yet. Upcoming days and those from the last 30 days are listed here.
        </p>
      )}
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
  const tours = useCall(termsContract.companyTerms, {}).data?.tours ?? [];
  return (
    <li className="grid gap-2 rounded-lg bg-surface-2 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <b>{formatFullDate(day)}</b>
        {withdrawn_at && <Badge>Withdrawn</Badge>}
        {!withdrawn_at && (isOver ? <Badge>Past</Badge> : <Badge tone="warn">Active</Badge>)}
      </p>
      <p className="text-sm">{aboutText(reach, offers, tours)}</p>
      <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">{reason}</p>
      <p className="text-ink-2 text-xs">
        {declared.declared_by}, {formatFullDateTime(declared.declared_at)}
        {declared.tells_guests ? ". Customers emailed" : ". No emails sent"}
        {withdrawn_at && `. Withdrawn by ${withdrawn_by ?? "a deleted user"}, ${formatFullDateTime(withdrawn_at)}`}
      </p>
      {!withdrawn_at && !isOver && (
        <Button
          size="sm"
          variant="outline"
          className="justify-self-start"
          aria-label={`Withdraw ${formatFullDate(day)}`}
          onClick={onTakeBack}
        >
          Withdraw
        </Button>
      )}
    </li>
  );
}

function TakeBack({ declared, onClose }: { declared: WeatherDay; onClose: () => void }) {
  const withdraw = useMakeCall(weatherContract.withdrawWeatherDay, [
    weatherContract.weatherDays,
    weatherContract.previewWeatherDay,
  ]);
  return (
    <ActionDialog
      onClose={onClose}
      onConfirm={() => withdraw.mutateAsync({ id: declared.id })}
      title={`Withdraw bad weather on ${formatFullDate(declared.day)}?`}
      text="You’ll review each weather claim again. Bookings already cancelled remain cancelled without a fee. We won’t email customers again."
      confirmLabel="Withdraw"
      doneLabel="Weather day withdrawn"
      tone="danger"
    />
  );
}
