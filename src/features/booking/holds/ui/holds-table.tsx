import { CarFront, PhoneCall } from "lucide-react";
import { useState } from "react";
import { Alert } from "#design/alert.tsx";
import { Badge } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { DateText, formatTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { formatRand } from "#design/money.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { freshRow } from "#design/table/fresh-row.ts";
import { ListPage } from "#design/table/list-page.tsx";
import { tableState } from "#design/table/use-list.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall, useMakeCall } from "#platform/browser/use-call.ts";
import { describeFreshBooking } from "../../ui/fresh-booking-labels.ts";
import { bookingHoldsContract, type HeldBooking } from "../contract.ts";

type HoldAction = { readonly kind: "release" | "confirm"; readonly hold: HeldBooking };

const none: readonly HeldBooking[] = [];
const keyOf = ({ id }: HeldBooking) => id;
const refreshed = [bookingHoldsContract.heldVehicles];

/** Every vehicle held for a payment or an answer: for whom, until when, and how many for the same source. */
export function HoldsTable() {
  const [chosen, setAction] = useState<HoldAction>();
  const query = useCall(bookingHoldsContract.heldVehicles, {});
  const release = useMakeCall(bookingHoldsContract.releaseHold, refreshed);
  const confirm = useMakeCall(bookingHoldsContract.confirmHoldContact, refreshed);
  const close = () => setAction(undefined);
  const holds = query.data?.holds ?? none;
  const action = chosen && { ...chosen, hold: freshRow(holds, chosen.hold, keyOf) };
  const unlisted = (query.data?.total ?? 0) - holds.length;
  return (
    <ListPage
      above={unlisted > 0 && <Alert tone="warn">{unlisted} more holds end later and aren’t listed here.</Alert>}
      caption="Held vehicles"
      columns={columnsFor(setAction)}
      rows={holds}
      rowKey={keyOf}
      {...tableState(query)}
      empty={
        <EmptyState
          icon={<CarFront />}
          title="No held vehicles yet"
          text="Vehicles are listed here while held for a payment or an answer to a quote."
        />
      }
    >
      {action?.kind === "release" && (
        <ActionDialog
          title={`Release hold for ${action.hold.reference}?`}
          text={`The vehicle becomes available to others. We’ll email ${action.hold.name} that the hold has ended. They can rebook within seven days and pay by card.`}
          confirmLabel="Release hold"
          doneLabel="Hold released"
          tone="danger"
          reason={{ hint: "For the booking’s history. The customer doesn’t see it." }}
          describeFresh={describeFreshBooking}
          onClose={close}
          onConfirm={(reason) => release.mutateAsync({ id: action.hold.id, version: action.hold.version, reason })}
        />
      )}
      {action?.kind === "confirm" && (
        <ActionDialog
          title={`Confirm contact for ${action.hold.reference}?`}
          text={`Confirm that you’ve reached ${action.hold.name} on ${action.hold.phone} or ${action.hold.email}. The vehicle can then be held for a bank transfer.`}
          confirmLabel="Confirm contact"
          doneLabel="Contact confirmed"
          describeFresh={describeFreshBooking}
          onClose={close}
          onConfirm={() => confirm.mutateAsync({ id: action.hold.id, version: action.hold.version })}
        />
      )}
    </ListPage>
  );
}

const whyWords: Readonly<Record<HeldBooking["why"], string>> = {
  unchosen: "Choosing how to pay",
  online: paymentMethodLabels.online,
  transfer: paymentMethodLabels.transfer,
  cash: paymentMethodLabels.cash,
  quote: "Answer to a quote",
};

const addressOf = ({ why, id, reference }: HeldBooking) =>
  why === "quote"
    ? (`/admin/quotes-enhanced?quote=${id}` as const)
    : (`/admin/booking?reference=${reference}` as const);

const columnsFor = (onAction: (action: HoldAction) => void): readonly Column<HeldBooking>[] => [
  {
    id: "booking",
    header: "Booking",
    hideable: false,
    cell: (hold) => (
      <span className="block">
        <SiteLink className="text-link underline" to={addressOf(hold)}>
          {hold.reference}
        </SiteLink>
        <span className="block text-ink-2 text-sm">{hold.name}</span>
        <span className="block whitespace-nowrap text-ink-2 text-sm">{hold.phone || hold.email}</span>
      </span>
    ),
  },
  {
    id: "vehicle",
    header: "Vehicle",
    cell: (hold) => (
      <span className="block xl:whitespace-nowrap">
        {hold.vehicles.map((vehicle, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one vehicle may be held for both trips
          <span key={at} className="block">
            {vehicle}
          </span>
        ))}
        <span className="block text-ink-2 text-sm">
          Pickup <DateText at={hold.pickup_at} style="full-time" />
        </span>
      </span>
    ),
  },
  {
    id: "until",
    header: "Held until",
    cell: ({ held_until }) => (
      <span className="grid whitespace-nowrap max-sm:justify-items-end">
        {held_until ? <DateText at={held_until} style="full" /> : "Pickup"}
        {held_until && <span className="text-ink-2 text-sm">{formatTime(held_until)}</span>}
      </span>
    ),
  },
  {
    id: "why",
    header: "Waiting for",
    cell: (hold) => (
      <span className="block whitespace-nowrap">
        {whyWords[hold.why]}
        {hold.total_cents !== null && <span className="block text-ink-2 text-sm">{formatRand(hold.total_cents)}</span>}
      </span>
    ),
  },
  { id: "source", header: "Source", cell: (hold) => <Source hold={hold} /> },
  { id: "actions", header: "Actions", hideable: false, cell: (hold) => <Actions hold={hold} onAction={onAction} /> },
];

function Source({ hold }: { hold: HeldBooking }) {
  if (!hold.is_stranger) return <Badge tone="ok">Known customer</Badge>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {hold.same_source > 1 ? (
        <Badge tone={hold.same_source > 3 ? "bad" : "warn"} dot>
          {hold.same_source} from one source
        </Badge>
      ) : (
        <Badge tone="neutral">New customer</Badge>
      )}
      {!hold.is_contact_confirmed && <Badge tone="neutral">Contact not confirmed</Badge>}
    </span>
  );
}

function Actions({ hold, onAction }: { hold: HeldBooking; onAction: (action: HoldAction) => void }) {
  if (hold.why === "quote" || hold.why === "cash")
    return (
      <SiteLink className="text-link underline" to={addressOf(hold)}>
        {hold.why === "quote" ? "Open quote" : "Open booking"}
      </SiteLink>
    );
  return (
    <span className="flex flex-wrap gap-2 max-sm:justify-end">
      {hold.is_being_paid ? (
        <span className="text-ink-2 text-sm">A payment is being checked</span>
      ) : (
        <Button
          size="sm"
          variant="outline"
          className="whitespace-nowrap"
          onClick={() => onAction({ kind: "release", hold })}
        >
          Release hold
        </Button>
      )}
      {!hold.is_contact_confirmed && (
        <Button
          size="sm"
          variant="quiet"
          className="whitespace-nowrap"
          icon={<PhoneCall aria-hidden />}
          onClick={() => onAction({ kind: "confirm", hold })}
        >
          Confirm contact
        </Button>
      )}
    </span>
  );
}
