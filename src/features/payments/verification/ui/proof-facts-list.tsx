import { Check, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { paymentLabels } from "#domain/payment/payment-labels.ts";
import { statusLabel } from "#domain/text/status-label.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import type { OpenedProof } from "../contract.ts";
import { proofLabels } from "./proof-labels.ts";

/** Everything for and against a proof, next to its image. */
export function ProofFactsList({ proof }: { proof: OpenedProof }) {
  const { booking, payment } = proof;
  return (
    <div className="grid content-start gap-4">
      <Warnings proof={proof} />
      <dl className="grid gap-x-4 gap-y-0.5 text-[0.9375rem] max-sm:[&_dd]:mb-2 sm:grid-cols-[9rem_1fr] sm:gap-y-2.5 [&_dd]:min-w-0 [&_dt]:text-ink-2">
        <Fact name="Booking">
          <SiteLink className="text-link underline" to={`/admin/booking?reference=${booking.reference}`}>
            {booking.reference}
          </SiteLink>{" "}
          <Badge>{bookingLabels[booking.status].label}</Badge>
        </Fact>
        <Fact name="Customer">
          {proof.customer_name}
          <span className="block text-ink-2 text-sm [overflow-wrap:anywhere]">{booking.email}</span>
          <span className="block text-ink-2 text-sm">{booking.phone}</span>
        </Fact>
        <Fact name="Payer">{proof.payer || "not given"}</Fact>
        <Fact name="Amount stated">
          <b className="tabular-nums">{proof.claimed_cents === null ? "–" : formatRand(proof.claimed_cents)}</b>
          {proof.claimed_on && ` on ${formatDate(proof.claimed_on)}`}
        </Fact>
        <Fact name="Amount due">
          <b className="tabular-nums">{formatRand(proof.expected_cents)}</b>{" "}
          <Mark isRight={proof.claimed_cents === proof.expected_cents} right="same" wrong="another amount" />
        </Fact>
        <Fact name="Balance of booking">{formatRand(booking.open_cents)}</Fact>
        <Fact name="Reference">
          <span className="font-mono">{proof.transfer_reference ?? "–"}</span>{" "}
          <Mark isRight={proof.is_reference_right} right="reference check passed" wrong="not this booking’s" />
        </Fact>
        <Fact name="Pickup">{formatDateTime(booking.pickup_at)}</Fact>
        <Fact name="Payment">
          <Badge tone={payment.is_received ? "ok" : "neutral"}>{statusLabel(paymentLabels, payment.state).label}</Badge>
        </Fact>
        <Fact name="Sent">{formatDateTime(proof.created_at)}</Fact>
      </dl>
      <Lines lines={proof.bank_lines} />
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Mark({ isRight, right, wrong }: { isRight: boolean; right: string; wrong: string }) {
  return isRight ? (
    <Badge tone="ok" icon={<Check aria-hidden />}>
      {right}
    </Badge>
  ) : (
    <Badge tone="bad" icon={<TriangleAlert aria-hidden />}>
      {wrong}
    </Badge>
  );
}

function Warnings({ proof }: { proof: OpenedProof }) {
  return (
    <>
      {proof.same_file.length > 0 && (
        <Alert tone="bad" title="The same file was sent for another payment">
          {proof.same_file.map(({ booking_reference, state, sent_at }) => (
            <p key={booking_reference + sent_at}>
              For{" "}
              <SiteLink className="text-link underline" to={`/admin/booking?reference=${booking_reference}`}>
                {booking_reference}
              </SiteLink>{" "}
              on {formatDate(sent_at)}: {statusLabel(proofLabels, state).label}
            </p>
          ))}
        </Alert>
      )}
      {proof.payment.is_received && proof.state === "submitted" && (
        <Alert tone="info" title="This payment already counts">
          We accepted it from a trusted customer, or it’s on an imported statement. Verify it once you’ve seen the
          payment.
        </Alert>
      )}
      {proof.state === "rejected" && proof.reason && (
        <Alert tone="warn" title="Rejected">
          {proof.reason}
        </Alert>
      )}
    </>
  );
}

function Lines({ lines }: { lines: OpenedProof["bank_lines"] }) {
  return (
    <section className="grid gap-2">
      <h3 className="font-bold text-base">On the bank statement</h3>
      {lines.length === 0 ? (
        <p className="text-ink-2 text-sm">Nothing similar on the imported statements.</p>
      ) : (
        <ul className="grid gap-2">
          {lines.map((line) => (
            <li key={line.id} className="grid gap-1 rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">
              <span className="flex flex-wrap items-center gap-2">
                <b className="tabular-nums">{formatRand(line.amount_cents, { always: true })}</b>
                {formatDate(line.booked_on)}
                {line.is_tied && <Badge tone="ok">matched to this payment</Badge>}
                {!line.is_tied && line.names_booking && <Badge tone="ok">names this booking</Badge>}
                {!line.is_tied && !line.names_booking && <Badge>same amount only</Badge>}
              </span>
              <span className="break-words text-ink-2">{line.description}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
