import { useState } from "react";
import { useNavigate } from "react-router";
import { Alert } from "#design/alert.tsx";
import { Button } from "#design/button.tsx";
import { formatTimeBeside } from "#design/dates/date-text.tsx";
import { ErrorAlert } from "#design/error-alert.tsx";
import { formatRand } from "#design/money.tsx";
import { Drawer } from "#design/overlay/drawer.tsx";
import { toast } from "#design/overlay/toast.tsx";
import type { InputOf } from "#platform/contract.ts";
import type { ChangeOffer } from "../../change-contract.ts";
import { InvoiceNotice } from "../../ui/invoice-notice.tsx";
import { type SelfBooking, selfServiceContract } from "../contract.ts";
import { ChangeFields } from "./change-fields.tsx";
import { differenceText } from "./change-labels.tsx";
import { ChangedList } from "./changes-card.tsx";
import { changeOf, draftOf } from "./use-change-draft.ts";
import { type Opening, useAction } from "./use-self-booking.ts";

type ChangeSheetProps = {
  isOpen: boolean;
  booking: SelfBooking;
  opening: Opening;
  onClose: () => void;
  onChanged: () => void;
};

/** Changes a booking in steps: what to change, its consequences, then confirmation. */
export function ChangeSheet({ isOpen, booking, opening, onClose, onChanged }: ChangeSheetProps) {
  return (
    <Drawer open={isOpen} onClose={onClose} title={`Change booking ${booking.reference}`}>
      <ChangeForm key={booking.version} booking={booking} opening={opening} onClose={onClose} onChanged={onChanged} />
    </Drawer>
  );
}

function ChangeForm({ booking, opening, onClose, onChanged }: Omit<ChangeSheetProps, "isOpen">) {
  const [draft, setDraft] = useState(() => draftOf(booking));
  const [offer, setOffer] = useState<ChangeOffer>();
  const preview = useAction(selfServiceContract.previewChange);
  const action = useAction(selfServiceContract.changeBooking);
  const navigate = useNavigate();
  const change: InputOf<typeof selfServiceContract.previewChange>["change"] = changeOf(booking, draft);
  const look = async () => setOffer(await preview.run({ ...opening, change }));
  const send = async (shown: ChangeOffer) => {
    const done = await action.run({
      ...opening,
      change,
      version: shown.version,
      expected_difference_cents: shown.difference_cents,
    });
    // Refused because the booking or its price has changed, so the offer is outdated.
    if (!done) return setOffer(undefined);
    const isApplied = done.outcome === "applied";
    void toast(isApplied ? changedToast : sentToast);
    onClose();
    onChanged();
    if (isApplied && isPaidNow(booking, shown)) void navigate(`/payment-selection?booking=${booking.reference}`);
  };
  if (offer)
    return (
      <Shown
        offer={offer}
        isPaidNow={isPaidNow(booking, offer)}
        isBusy={action.isBusy}
        onBack={() => setOffer(undefined)}
        onSend={() => send(offer)}
      />
    );
  const failure = preview.failure ?? action.failure;
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void look();
      }}
    >
      <ChangeFields booking={booking} draft={draft} onChange={setDraft} />
      <ErrorAlert error={failure} />
      <Button type="submit" busy={preview.isBusy} disabled={Object.keys(change).length === 0} wide>
        Preview change
      </Button>
      {action.failure?.reason === "changed_meanwhile" && (
        <Button variant="outline" onClick={onChanged} wide>
          Show latest booking
        </Button>
      )}
    </form>
  );
}

/** An immediate addition is paid like the rest; on account or in cash it is simply included. */
const isPaidNow = ({ payment, state }: SelfBooking, { outcome, difference_cents }: ChangeOffer): boolean =>
  outcome === "applies_at_once" &&
  state === "confirmed" &&
  (difference_cents ?? 0) > 0 &&
  payment.way !== "account" &&
  payment.way !== "cash";

const changedToast = {
  title: "Booking changed",
  description: "We’ve emailed you the details.",
  kind: "success",
} as const;
const sentToast = {
  title: "Change requested",
  description: "We’ll reply shortly. Until then your booking is unchanged.",
  kind: "success",
} as const;

function buttonText(isAtOnce: boolean, pays: boolean): string {
  if (!isAtOnce) return "Request change";
  return pays ? "Change and pay" : "Change booking";
}

type ShownProps = {
  offer: ChangeOffer;
  isPaidNow: boolean;
  isBusy: boolean;
  onBack: () => void;
  onSend: () => void;
};

function Shown({ offer, isPaidNow: pays, isBusy, onBack, onSend }: ShownProps) {
  const isAtOnce = offer.outcome === "applies_at_once";
  return (
    <div className="grid gap-5" aria-live="polite">
      <ChangedList values={offer.values} />
      <div className="rounded-lg bg-surface-2 p-4">
        <p className="font-bold font-display text-lg">{differenceText(offer.difference_cents)}</p>
        {offer.new_total_cents !== null && offer.difference_cents !== 0 && (
          <p className="text-ink-2">New price: {formatRand(offer.new_total_cents)}</p>
        )}
      </div>
      <InvoiceNotice replaced={offer.replaced_invoice} />
      <Alert tone={isAtOnce ? "ok" : "info"} title={isAtOnce ? "Applies immediately" : "Our team will confirm"}>
        {isAtOnce
          ? `We’ll update your booking and email you a new calendar entry.${pays ? " Then you pay the difference." : ""}`
          : `We’ll reply ${offer.answer_due_at ? `by ${formatTimeBeside(offer.answer_due_at, new Date())}` : "shortly"}. Until then your booking is unchanged.`}
      </Alert>
      <div className="grid gap-2.5">
        <Button busy={isBusy} onClick={onSend}>
          {buttonText(isAtOnce, pays)}
        </Button>
        <Button variant="outline" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}
