import { Badge } from "#design/badge.tsx";
import { Button, buttonClass } from "#design/button.tsx";
import { CopyButton } from "#design/copy-button.tsx";
import { formatDate, formatDateTime } from "#design/dates/date-text.tsx";
import { Dialog } from "#design/overlay/dialog.tsx";
import { SkeletonGroup, SkeletonLine } from "#design/skeleton.tsx";
import { roleNames } from "#domain/account/home-of-role.ts";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { SiteLink } from "#platform/browser/link.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { useMay } from "#platform/browser/use-may.ts";
import { reportingContract } from "../contract.ts";
import { CallTo, type Fact, FactList, MailTo } from "./fact-list.tsx";
import { readable } from "./messages.ts";
import type { PaletteItem } from "./use-palette-groups.ts";

export type PersonShown = Extract<PaletteItem, { kind: "customer" | "driver" | "user" }>;

type PersonCardProps = {
  shown: PersonShown | undefined;
  onClose: () => void;
  onBooking: (reference: string) => void;
};

/** A person, how to reach them, and their bookings. */
export function PersonCard({ shown, onClose, onBooking }: PersonCardProps) {
  const opensAccounts = useMay()("grant_roles");
  return (
    <Dialog
      open={shown !== undefined}
      onClose={onClose}
      title={shown?.person.name ?? "Person"}
      footer={
        <>
          {shown?.person.email && <CopyButton text={shown.person.email} label="Copy email" />}
          {shown?.kind === "user" && opensAccounts && (
            <SiteLink
              to={`/admin/super-user?user=${shown.person.id}`}
              onClick={onClose}
              className={buttonClass({ size: "sm" })}
            >
              Open account
            </SiteLink>
          )}
          {shown?.kind === "driver" && (
            <SiteLink
              to={`/admin/drivers?driver=${shown.person.id}`}
              onClick={onClose}
              className={buttonClass({ size: "sm" })}
            >
              Open driver
            </SiteLink>
          )}
          <Button size="sm" variant="outline" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      {shown && (
        <div className="grid gap-5">
          <Badge>{{ customer: "Customer", driver: "Driver", user: "Account" }[shown.kind]}</Badge>
          <FactList facts={factsOf(shown)} />
          {shown.kind !== "driver" && <Bookings {...shown.person} onBooking={onBooking} />}
        </div>
      )}
    </Dialog>
  );
}

function factsOf(shown: PersonShown): readonly Fact[] {
  const { email, phone } = shown.person;
  const reach = [
    { label: "Phone", value: phone && <CallTo phone={phone} /> },
    { label: "Email", value: email && <MailTo email={email} /> },
  ];
  if (shown.kind === "customer")
    return [...reach, { label: "Last contact", value: formatDate(shown.person.last_seen_at) }];
  if (shown.kind === "user") {
    const roles = shown.person.roles.map((role) => roleNames[role]).join(", ") || "Customer";
    return [...reach, { label: "Roles", value: roles }, { label: "Account", value: readable(shown.person.status) }];
  }
  const { state, home_area, licence_code, permit_expires_on } = shown.person;
  return [
    ...reach,
    { label: "Status", value: readable(state) },
    { label: "Area", value: home_area },
    { label: "Licence", value: licence_code },
    { label: "Permit until", value: formatDate(permit_expires_on) },
  ];
}

type BookingsProps = { email: string; phone: string; onBooking: (reference: string) => void };

/** By email address; without one, by phone number. */
function Bookings({ email, phone, onBooking }: BookingsProps) {
  const { data, isLoading } = useCall(reportingContract.findAnything, { text: email || phone });
  if (isLoading)
    return (
      <SkeletonGroup className="grid gap-3">
        <SkeletonLine />
        <SkeletonLine className="w-4/5" />
      </SkeletonGroup>
    );
  const bookings = (data?.bookings ?? []).filter((booking) => booking.email.toLowerCase() === email.toLowerCase());
  if (bookings.length === 0) return <p className="text-ink-2 text-sm">No bookings found.</p>;
  return (
    <section aria-label="Latest bookings" className="grid gap-1">
      <h3 className="font-bold text-ink-2 text-sm">Latest bookings</h3>
      {bookings.map(({ reference, pickup_at, destination, status }) => (
        <button
          key={reference}
          type="button"
          onClick={() => onBooking(reference)}
          className="flex min-h-11 flex-wrap items-center gap-x-3 rounded-sm px-3 py-1.5 text-left text-sm hover:bg-surface-2"
        >
          <b>{reference}</b>
          <span className="text-ink-2">{formatDateTime(pickup_at)}</span>
          <span className="min-w-0 grow truncate text-ink-2">{destination}</span>
          <Badge tone={bookingLabels[status].tone}>{bookingLabels[status].label}</Badge>
        </button>
      ))}
    </section>
  );
}
