import { MailX } from "lucide-react";
import { useState } from "react";
import { Badge, type Tone } from "#design/badge.tsx";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { EmptyState } from "#design/empty-state.tsx";
import { ActionDialog } from "#design/overlay/action-dialog.tsx";
import type { Column } from "#design/table/data-table.tsx";
import { ListPage } from "#design/table/list-page.tsx";
import { useList } from "#design/table/use-list.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useMakeCall } from "#platform/browser/use-call.ts";
import { usePageAddress } from "#platform/browser/use-page-address.ts";
import { bouncesContract, type SuppressedAddress } from "../contract.ts";

const reasons: Readonly<Record<SuppressedAddress["reason"], { label: string; tone: Tone }>> = {
  hard: { label: "Doesn’t exist", tone: "bad" },
  soft: { label: "Keeps coming back", tone: "warn" },
  complaint: { label: "Reported as spam", tone: "warn" },
};

const none: readonly SuppressedAddress[] = [];
const keyOf = ({ address }: SuppressedAddress) => address;

/** Addresses that get no email, why, and the way to let them get it again. */
export function SuppressedTable() {
  const { read, filter } = usePageAddress();
  const [lifted, setLifted] = useState<string>();
  const address = read("address");
  const list = useList(bouncesContract.listSuppressed, (page) => ({ address, ...page }));
  return (
    <ListPage
      caption="Suppressed addresses"
      columns={columnsWith(setLifted)}
      rows={list.data?.addresses ?? none}
      rowKey={keyOf}
      {...list.table}
      search={{ value: address, onChange: (next) => filter({ address: next }), placeholder: "Whole email address" }}
      storageKey="list-suppressed"
      empty={
        <EmptyState
          icon={<MailX />}
          title={address ? "No addresses match" : "No suppressed addresses"}
          text="An address is listed here when emails to it come back or are reported as spam."
        />
      }
    >
      {lifted && <LiftDialog address={lifted} onClose={() => setLifted(undefined)} />}
    </ListPage>
  );
}

const columnsWith = (lift: (address: string) => void): readonly Column<SuppressedAddress>[] => [
  {
    id: "address",
    header: "Address",
    hideable: false,
    cell: ({ address, customer }) => (
      <span className="grid [overflow-wrap:anywhere]">
        <span className="font-semibold">{address}</span>
        {customer && (
          <SiteLink to={`/admin/customers?customer=${customer.id}`} className="text-link text-sm underline">
            {customer.name || "Customer"}
          </SiteLink>
        )}
        {customer?.phone && <span className="text-ink-2 text-sm">{customer.phone}</span>}
      </span>
    ),
  },
  {
    id: "reason",
    header: "Reason",
    cell: ({ reason, detail }) => (
      <span className="grid justify-items-start gap-1">
        <Badge dot tone={reasons[reason].tone}>
          {reasons[reason].label}
        </Badge>
        <span className="text-ink-2 text-sm [overflow-wrap:anywhere]">
          {reason === "complaint" ? "Gets no campaigns. Emails about bookings still go." : detail}
        </span>
      </span>
    ),
  },
  { id: "since", header: "Since", width: "11rem", cell: ({ since }) => formatDateTime(since) },
  {
    id: "lift",
    header: "Action",
    width: "9rem",
    cell: ({ address }) => (
      <Button size="sm" variant="outline" onClick={() => lift(address)}>
        Send again
      </Button>
    ),
  },
];

function LiftDialog({ address, onClose }: { address: string; onClose: () => void }) {
  const lift = useMakeCall(bouncesContract.liftSuppression, [bouncesContract.listSuppressed]);
  return (
    <ActionDialog
      title={`Send emails to ${address} again?`}
      text="New emails go to it at once. Emails that weren’t sent meanwhile can be sent again from the log."
      confirmLabel="Send again"
      doneLabel="Address allowed"
      onClose={onClose}
      onConfirm={() => lift.mutateAsync({ address })}
    />
  );
}
