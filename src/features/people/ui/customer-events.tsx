import {
  Ban,
  CalendarCheck,
  CreditCard,
  FileText,
  Mail,
  MessageSquare,
  MessageSquareReply,
  Receipt,
  ShieldCheck,
  Smartphone,
  Star,
  StickyNote,
  TriangleAlert,
  Undo2,
} from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#design/button.tsx";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { formatRand } from "#design/money.tsx";
import { SkeletonCard } from "#design/skeleton.tsx";
import { useGrowingList } from "#design/table/use-list.ts";
import { Timeline } from "#design/timeline.tsx";
import { isBookingReference } from "#domain/booking/booking-reference.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { type CustomerEvent, peopleContract } from "../contract.ts";

type Look = { readonly label: string; readonly icon: ReactNode };

const looks: Readonly<Record<CustomerEvent["kind"], Look>> = {
  booking: { label: "Booking", icon: <CalendarCheck /> },
  quote: { label: "Quote", icon: <FileText /> },
  enquiry: { label: "Enquiry", icon: <MessageSquare /> },
  rating: { label: "Rating", icon: <Star /> },
  invoice: { label: "Invoice", icon: <Receipt /> },
  payment: { label: "Payment", icon: <CreditCard /> },
  refund: { label: "Refund", icon: <Undo2 /> },
  incident: { label: "Incident", icon: <TriangleAlert /> },
  email: { label: "Email", icon: <Mail /> },
  text: { label: "Sent by", icon: <Smartphone /> },
  reply: { label: "Received by", icon: <MessageSquareReply /> },
  note: { label: "Note by", icon: <StickyNote /> },
  consent: { label: "Consent", icon: <ShieldCheck /> },
  block: { label: "Blocked", icon: <Ban /> },
};

/** Everything that happened with a customer, the latest first. */
export function CustomerTimeline({ customerId }: { customerId: string }) {
  const { pages, table } = useGrowingList(peopleContract.customerTimeline, (after) => ({
    customer_id: customerId,
    ...(after && { after }),
  }));
  if (table.failure)
    return (
      <p>
        {table.failure.text}{" "}
        <Button size="sm" variant="quiet" onClick={table.failure.onRetry}>
          Try again
        </Button>
      </p>
    );
  if (!pages) return <SkeletonCard lines={6} />;
  const events = pages.flatMap((page) => page.events);
  if (events.length === 0) return <p className="text-ink-2">Nothing has happened yet.</p>;
  return (
    <div className="grid gap-4">
      <Timeline
        label="Activity"
        events={events.map((event) => ({
          id: `${event.kind} ${event.id}`,
          time: formatDateTime(event.at),
          title: <Title event={event} />,
          text: event.text && <span className="[overflow-wrap:anywhere]">{event.text}</span>,
          icon: looks[event.kind].icon,
        }))}
      />
      {table.more?.hasMore && (
        <Button size="sm" variant="outline" busy={table.more.isLoading} onClick={table.more.onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}

function Title({ event: { kind, title, status, cents } }: { event: CustomerEvent }) {
  const detail = [cents === null ? "" : formatRand(cents), said(status)].filter(Boolean).join(", ");
  const isOfBooking = isBookingReference(title) && kind !== "note";
  return (
    <>
      {looks[kind].label} {isOfBooking ? <SiteLink to={`/admin/booking?reference=${title}`}>{title}</SiteLink> : title}
      {detail && <span className="font-normal text-ink-2"> {detail}</span>}
    </>
  );
}

const said = (status: string): string => (/^[1-5]$/.test(status) ? `${status} of 5` : status.replaceAll("_", " "));
