import { useState } from "react";
import * as z from "zod/mini";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDate } from "#design/date-text.tsx";
import { Drawer } from "#design/drawer.tsx";
import { Field, TextArea, TextInput } from "#design/field.tsx";
import { FormField } from "#design/form-field.tsx";
import { formatRand } from "#design/money.tsx";
import { ReadFailed } from "#design/read-failed.tsx";
import { toast } from "#design/toast.tsx";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { type ListedLine, type MatchablePayment, paymentsBankContract } from "../bank-contract.ts";
import { paymentsVerificationContract, reason } from "../verification-contract.ts";
import { DeedDialog } from "./deed-dialog.tsx";
import { doubtWords, titled } from "./office-words.tsx";

const bank = paymentsBankContract;
const refreshed = [
  bank.bankLines,
  bank.matchablePayments,
  paymentsVerificationContract.paymentsWaiting,
  paymentsVerificationContract.transferProofs,
  paymentsVerificationContract.transferProof,
];

const say = (title: string) => void toast({ title, kind: "success" });
const complain = (error: unknown) =>
  void toast({ title: error instanceof Error ? error.message : "That did not work.", kind: "error" });

type BankLineDrawerProps = { line: ListedLine | undefined; onClose: () => void };

/** One line of the statement, and what can be done with it. */
export function BankLineDrawer({ line, onClose }: BankLineDrawerProps) {
  return (
    <Drawer open={line !== undefined} onClose={onClose} title="Line of the statement">
      {line && (
        <div className="grid gap-5">
          <div className="grid gap-1">
            <p className="font-bold font-display text-2xl tabular-nums">
              {formatRand(line.amount_cents, { always: true })}
            </p>
            <p>{formatDate(line.booked_on)}</p>
            <p className="break-words text-ink-2">{line.description}</p>
          </div>
          {line.doubt && (
            <Alert tone="warn" title={doubtWords[line.doubt]}>
              {line.expected_cents !== null && `${line.named_reference} waits for ${formatRand(line.expected_cents)}.`}
            </Alert>
          )}
          {line.booking_reference ? <Tied line={line} onClose={onClose} /> : <Untied line={line} onClose={onClose} />}
        </div>
      )}
    </Drawer>
  );
}

type Shown = { line: ListedLine; onClose: () => void };

function Tied({ line, onClose }: Shown) {
  const untie = useMakeCall(bank.unmatchBankLine, refreshed);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        Tied to the payment of{" "}
        <SiteLink className="text-link underline" to={`/admin/booking?reference=${line.booking_reference ?? ""}`}>
          {line.booking_reference}
        </SiteLink>{" "}
        by {line.matched_by}.
      </p>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        Untie it
      </Button>
      {isAsking && (
        <DeedDialog
          title="Untie this line?"
          text="The payment stays verified, and waits for its line of the statement again."
          confirmLabel="Untie"
          tone="danger"
          onClose={() => setAsking(false)}
          schema={z.object({ reason })}
          defaultValues={{ reason: "" }}
          onSubmit={async (values) => {
            await untie.mutateAsync({ id: line.id, ...values });
            onClose();
            return "The line is free again.";
          }}
        >
          <FormField name="reason" label="Reason" required>
            <TextArea rows={2} maxLength={500} />
          </FormField>
        </DeedDialog>
      )}
    </div>
  );
}

function Untied({ line, onClose }: Shown) {
  const aside = useMakeCall(bank.setBankLineAside, refreshed);
  const put = () =>
    aside.mutateAsync({ id: line.id, is_aside: !line.is_aside }).then(() => {
      onClose();
      say(line.is_aside ? "The line is back in the list." : "The line is put aside.");
    }, complain);
  return (
    <>
      {line.amount_cents > 0 && !line.is_aside && <Candidates line={line} onClose={onClose} />}
      <Button variant="quiet" size="sm" busy={aside.isPending} onClick={() => void put()}>
        {line.is_aside ? "Take it back" : "No payment of a booking: put it aside"}
      </Button>
    </>
  );
}

function Candidates({ line, onClose }: Shown) {
  const [search, setSearch] = useState("");
  const found = useCall(bank.matchablePayments, { line_id: line.id, search });
  const match = useMakeCall(bank.matchBankLine, refreshed);
  const choose = (payment: MatchablePayment) =>
    match.mutateAsync({ id: line.id, payment_id: payment.payment_id }).then(() => {
      onClose();
      say(`${formatRand(line.amount_cents)} counts for ${payment.booking_reference}.`);
    }, complain);
  return (
    <section className="grid gap-3">
      <h3 className="font-bold text-base">Which payment is it?</h3>
      <Field label="Search payments" hideLabel>
        <TextInput
          type="search"
          placeholder="Booking or name"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </Field>
      {found.error && <ReadFailed error={found.error} onAgain={() => void found.refetch()} />}
      <ul className="grid gap-2">
        {found.data?.payments.map((payment) => (
          <li key={payment.payment_id} className="grid gap-2 rounded-md bg-surface-2 p-3 text-sm">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <b>{payment.booking_reference}</b>
              <b className="tabular-nums">{formatRand(payment.amount_cents)}</b>
            </span>
            <span className="flex flex-wrap items-center gap-2">
              {payment.customer_name} <Badge>{titled(payment.state)}</Badge>
              {payment.amount_cents === line.amount_cents && <Badge tone="ok">same amount</Badge>}
            </span>
            <Button size="sm" variant="outline" busy={match.isPending} onClick={() => void choose(payment)}>
              It is this payment
            </Button>
          </li>
        ))}
      </ul>
      {found.data?.payments.length === 0 && (
        <p className="text-ink-2 text-sm">No transfer waits. Record the payment under Cash and office instead.</p>
      )}
    </section>
  );
}
