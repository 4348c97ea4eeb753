import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { Card, CardHeader } from "#design/card.tsx";
import { Field, TextInput } from "#design/fields/field.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { bookingMoneyContract } from "../../money/contract.ts";
import { randOrNone } from "../../ui/booking-labels.tsx";
import { describeFreshBooking } from "../../ui/fresh-booking-labels.ts";
import { InvoiceNotice, MonthNotice, replacedBy } from "../../ui/invoice-notice.tsx";
import type { DeskBooking } from "../detail-contract.ts";
import { Steps } from "./offer-card.tsx";
import { amountProblem, centsTyped } from "./own-price-fields.tsx";
import { useDeskCall } from "./use-desk-call.ts";
import { usePriceTwice } from "./use-price-twice.ts";

const open = ["requested", "quoted", "awaiting_payment", "confirmed", "in_progress"];

/** The price, its history, and today’s price. */
export function PriceCard({ booking }: { booking: DeskBooking }) {
  const [shows, setShows] = useState<"" | "override" | "replay">("");
  const { lines, trace, total_cents, vat_cents } = booking;
  return (
    <Card>
      <CardHeader
        title={`Price ${randOrNone(total_cents)}`}
        note={booking.tariff_version === null ? "Not priced by tariff" : `Tariff ${booking.tariff_version}`}
        actions={
          <>
            {booking.tariff_version !== null && (
              <Button size="sm" variant="quiet" onClick={() => setShows(shows === "replay" ? "" : "replay")}>
                Compare with today’s price
              </Button>
            )}
            {open.includes(booking.state) && (
              <Button size="sm" variant="outline" onClick={() => setShows("override")}>
                Change price
              </Button>
            )}
          </>
        }
      />
      <div className="grid gap-4">
        {booking.override_reason && (
          <Alert tone="info" title="Price set manually">
            {booking.override_reason}
          </Alert>
        )}
        {lines.length > 0 && (
          <table className="w-full text-[0.9375rem]">
            <caption className="sr-only">Price breakdown</caption>
            <tbody>
              {lines.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own, and the order is fixed
                <tr key={at} className="border-line border-b last:border-b-0">
                  <td className="py-1.5">{line.text}</td>
                  <td className="py-1.5 text-ink-3 text-xs">{line.vat_code}</td>
                  <td className="py-1.5 text-end tabular-nums">{formatRand(line.amount_cents)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr className="font-bold">
                <td className="pt-2">Total</td>
                <td className="pt-2 font-normal text-ink-2 text-xs">
                  {vat_cents > 0 ? `incl. VAT ${formatRand(vat_cents)}` : ""}
                </td>
                <td className="pt-2 text-end tabular-nums">{randOrNone(total_cents)}</td>
              </tr>
            </tfoot>
          </table>
        )}
        {trace.length > 0 && (
          <details>
            <summary className="cursor-pointer font-semibold text-sm">How the tariff calculated it</summary>
            <div className="pt-3">
              <Steps steps={trace} />
            </div>
          </details>
        )}
        {shows === "replay" && <Replay booking={booking} />}
      </div>
      {shows === "override" && <OverrideDialog booking={booking} onClose={() => setShows("")} />}
    </Card>
  );
}

function Replay({ booking }: { booking: DeskBooking }) {
  const { data, error, refetch } = useCall(bookingMoneyContract.replayPrice, { id: booking.id });
  if (error) return <ReadFailed error={error} onAgain={() => void refetch()} />;
  if (!data) return <p className="text-ink-2">Calculating…</p>;
  return (
    <div className="grid gap-3 rounded-md bg-surface-2 p-4">
      <p className="font-semibold">{todayText(data.now_cents, data.then_cents)}</p>
      <p className="text-ink-2 text-sm">
        Tariff {data.now_tariff}.{" "}
        {data.is_same
          ? "Recalculated with its own tariff, the agreed price is the same."
          : "Recalculated with its own tariff, the agreed price differs."}
      </p>
      <Steps steps={data.now_trace} />
    </div>
  );
}

/** "Today’s price would be R1 380, R180 more." */
export function todayText(now: number | null, before: number | null): string {
  if (now === null || before === null) return "Today’s tariff has no price for this trip.";
  if (now === before) return "The price would be the same today.";
  return `Today’s price would be ${formatRand(now)}, ${formatRand(Math.abs(now - before))} ${now > before ? "more" : "less"}.`;
}

function OverrideDialog({ booking, onClose }: { booking: DeskBooking; onClose: () => void }) {
  const set = useDeskCall(bookingMoneyContract.overridePrice);
  const [rand, setRand] = useState("");
  const cents = centsTyped(rand);
  const twice = usePriceTwice(cents);
  return (
    <ActionDialog
      title={`Change price of ${booking.reference}?`}
      text={`The price is ${randOrNone(booking.total_cents)} now. We’ll show the difference as a separate line with your reason.`}
      confirmLabel={twice.confirmLabel("Change price")}
      doneLabel="Price changed"
      tone={twice.needsConfirmation ? "danger" : "primary"}
      reason={{}}
      missing={cents === null ? "Enter the new total" : undefined}
      describeFresh={describeFreshBooking}
      onClose={onClose}
      onConfirm={(reason) =>
        twice.attempt((is_confirmed) =>
          set.mutateAsync({ id: booking.id, version: booking.version, total_cents: cents ?? 0, reason, is_confirmed }),
        )
      }
    >
      <Field label="New total (R)" required error={amountProblem(rand)}>
        <TextInput inputMode="decimal" value={rand} onChange={(event) => setRand(event.currentTarget.value)} />
      </Field>
      <InvoiceNotice replaced={replacedBy(booking, cents)} />
      <MonthNotice booking={booking} cents={cents} />
    </ActionDialog>
  );
}
