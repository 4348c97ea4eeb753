import { useState } from "react";
import { Card, CardHeader } from "#design/card.tsx";
import { DatePicker } from "#design/dates/date-picker.tsx";
import { Field } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { extraKindLabels } from "#domain/extra/extra-labels.ts";
import { addDays, isLocalDate, localDateOf } from "#domain/time/local-time.ts";
import { useCall } from "#platform/browser/use-call.ts";
import { extrasContract } from "../contract.ts";

/** The extras of trips that were driven, by kind and by extra. */
export function ExtrasSoldCard() {
  const today = localDateOf(new Date());
  const [from, setFrom] = useState<string>(addDays(today, -90));
  const [until, setUntil] = useState<string>(today);
  const isPeriod = isLocalDate(from) && isLocalDate(until) && from <= until;
  const query = useCall(extrasContract.extrasSold, { from, until }, { enabled: isPeriod });
  return (
    <Card>
      <CardHeader title="Extras sold" note="On bookings that were driven, by the date of their first pickup." />
      <div className="mb-4 grid max-w-lg gap-4 sm:grid-cols-2">
        <Field label="From">
          <DatePicker value={from} onChange={setFrom} />
        </Field>
        <Field label="To" {...(!isPeriod && { error: "Choose a date after the first" })}>
          <DatePicker value={until} onChange={setUntil} />
        </Field>
      </div>
      {query.error && <ReadFailed error={query.error} onAgain={() => void query.refetch()} />}
      {!query.data && !query.error && isPeriod && <SkeletonCard lines={3} />}
      {query.data?.extras.length === 0 && <p className="text-ink-2">No extras in this period.</p>}
      {query.data?.kinds.map(({ kind, quantity, gross_cents }) => (
        <section key={kind} aria-label={extraKindLabels[kind]} className="border-line border-t py-3 first:border-t-0">
          <p className="flex justify-between gap-4 font-semibold">
            <span>
              {extraKindLabels[kind]}, {quantity}
            </span>
            <span className="tabular-nums">{formatRand(gross_cents)}</span>
          </p>
          <ul className="grid gap-1 pt-1 text-sm">
            {query.data.extras
              .filter((extra) => extra.kind === kind)
              .map((extra) => (
                <li key={extra.id} className="flex justify-between gap-4">
                  <span className="text-ink-2 [overflow-wrap:anywhere]">
                    {extra.name}, {extra.quantity} on {extra.bookings} {extra.bookings === 1 ? "booking" : "bookings"}
                  </span>
                  <span className="tabular-nums">{formatRand(extra.gross_cents)}</span>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Card>
  );
}
