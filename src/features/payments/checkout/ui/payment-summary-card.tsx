import type { ReactNode } from "react";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { Money } from "#design/money.tsx";
import { datesText } from "#domain/stay/days-of-trip.ts";
import { tripTitle } from "#domain/trip/trip-title.ts";
import type { PaymentChoice } from "../contract.ts";
import { feeMessage } from "./messages.ts";

/** The booking and its price. */
export function PaymentSummaryCard({ choice }: { choice: PaymentChoice }) {
  const isLong = choice.days > 1;
  return (
    <aside
      aria-labelledby="payment-booking"
      className="grid content-start gap-5 self-start rounded-xl bg-surface p-6 shadow-1 inset-ring inset-ring-line lg:sticky lg:top-24"
    >
      <div>
        <p className="text-sm text-ink-2">Booking {choice.reference}</p>
        <h2 id="payment-booking" className="mt-1 font-bold font-display text-[1.25rem] leading-snug">
          {tripTitle(choice.service_name, choice.tour_name)}
        </h2>
      </div>
      <dl className="grid gap-3 text-[0.9375rem]">
        {isLong ? (
          <Fact label="Dates">{datesText(new Date(choice.pickup_at), choice.days)}</Fact>
        ) : (
          <Fact label="Pickup">{formatDateTime(choice.pickup_at)}</Fact>
        )}
        <Fact label="From">{choice.pickup_location || "To be agreed"}</Fact>
        <Fact label="To">{choice.destination || "To be agreed"}</Fact>
        {choice.return_at && !isLong && <Fact label="Return">{formatDateTime(choice.return_at)}</Fact>}
        <Fact label="Passengers">{choice.passengers}</Fact>
        {choice.bags > 0 && <Fact label="Bags">{choice.bags}</Fact>}
        {choice.child_seats && <Fact label="Child seats">{choice.child_seats}</Fact>}
        {choice.vehicle_kind && <Fact label="Vehicle">{choice.vehicle_kind}</Fact>}
      </dl>
      <Sums choice={choice} />
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-3">
      <dt className="text-ink-2">{label}</dt>
      <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Sums({ choice }: { choice: PaymentChoice }) {
  const { total_cents, paid_cents, balance_cents, phase } = choice;
  // A finished booking has nothing to pay.
  if (phase === "over" || phase === "trial") return null;
  // The quote next to it has the price; our first estimate would confuse.
  if (choice.state === "quoted") return null;
  if (total_cents === null) return <p className="border-line border-t pt-4 text-ink-2">Price to follow</p>;
  return (
    <dl className="grid gap-2 border-line border-t pt-4">
      <Sum label={labelOf(choice)} cents={total_cents} isStrong={paid_cents === 0 || balance_cents === 0} />
      {paid_cents > 0 && phase !== "waiting" && (
        <>
          <Sum label="Paid" cents={paid_cents} />
          {balance_cents > 0 && phase === "payable" && <Sum label="Amount due" cents={balance_cents} isStrong />}
        </>
      )}
    </dl>
  );
}

function labelOf(choice: PaymentChoice): string {
  if (choice.is_fee) return feeMessage(choice).title;
  return choice.phase === "waiting" ? "Estimate" : "Price";
}

function Sum({ label, cents, isStrong }: { label: string; cents: number; isStrong?: boolean }) {
  return (
    <div className={isStrong ? "flex justify-between font-bold font-display text-[1.375rem]" : "flex justify-between"}>
      <dt>{label}</dt>
      <dd>
        <Money cents={cents} />
      </dd>
    </div>
  );
}
