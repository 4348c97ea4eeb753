import {
  Building2,
  BusFront,
  CalendarCheck,
  CircleUser,
  FileClock,
  FileText,
  IdCard,
  type LucideIcon,
  MessagesSquare,
  Receipt,
  UserCog,
} from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#design/badge.tsx";
import { cx } from "#design/class-names.ts";
import { formatDateTime } from "#design/dates/date-text.tsx";
import { roleNames } from "#domain/account/home-of-role.ts";
import { bookingLabels } from "#domain/booking/booking-labels.ts";
import { applicationKindLabels, applicationLabels } from "#domain/partner/application-labels.ts";
import { organisationKindLabels } from "#domain/partner/organisation-kinds.ts";
import type { RecordRow } from "../contract.ts";
import type { PaletteItem } from "./use-palette-groups.ts";

type PaletteRowProps = {
  id: string;
  item: PaletteItem;
  typed: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
};

export function PaletteRow({ id, item, typed, isActive, onPoint, onChoose }: PaletteRowProps) {
  const { icon: Icon, title, note, end } = lookOf(item);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the search field's; the list follows it
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field, which points here
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={cx(
        "flex min-h-11 cursor-pointer scroll-my-2 items-center gap-3 rounded-sm px-3 py-1.5",
        isActive && "bg-surface-2",
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          "grid size-8 shrink-0 place-items-center rounded-xs [&>svg]:size-[18px]",
          isActive ? "bg-primary text-on-primary" : "bg-surface-2 text-ink-2",
        )}
      >
        <Icon />
      </span>
      <span className="grid min-w-0 grow">
        <span className="truncate font-semibold text-[0.9375rem]">
          <Highlight text={title} typed={typed} />
        </span>
        {note && (
          <span className="truncate text-ink-2 text-xs">
            <Highlight text={note} typed={typed} />
          </span>
        )}
      </span>
      {end}
    </div>
  );
}

type Look = { icon: LucideIcon; title: string; note?: string; end?: ReactNode };

function lookOf(item: PaletteItem): Look {
  switch (item.kind) {
    case "page":
      return { icon: item.page.icon, title: item.page.label, end: <End>{item.page.group}</End> };
    case "recent-booking":
      return { icon: CalendarCheck, title: item.reference, end: <End>Booking</End> };
    case "recent-application":
      return {
        icon: FileClock,
        title: item.choice.reference,
        end: <End>{applicationKindLabels[item.choice.of].label}</End>,
      };
    case "booking": {
      const { reference, passenger, destination, pickup_at, status } = item.booking;
      const note = `${formatDateTime(pickup_at)} · ${destination}`;
      const word = bookingLabels[status];
      return { icon: CalendarCheck, title: `${reference} · ${passenger}`, note, end: <Mark {...word} /> };
    }
    case "application": {
      const { reference, company_name, contact_name, kind, state } = item.application;
      const note = `${reference} · ${applicationKindLabels[kind].label} · ${contact_name}`;
      return {
        icon: FileClock,
        title: company_name || contact_name,
        note,
        end: <Mark {...applicationLabels[state]} />,
      };
    }
    case "record": {
      const { kind, name, note, of } = item.record;
      const end = of ? <End>{organisationKindLabels[of]}</End> : undefined;
      return { icon: recordIcons[kind], title: name, note, end };
    }
    case "recent-record":
      return {
        icon: recordIcons[item.choice.of],
        title: item.choice.name,
        end: <End>{recordWords[item.choice.of]}</End>,
      };
    case "customer":
      return { icon: CircleUser, title: item.person.name, note: item.person.email || item.person.phone };
    case "driver":
      return {
        icon: IdCard,
        title: item.person.name,
        note: item.person.email,
        end: <End>{item.person.home_area}</End>,
      };
    case "user": {
      const end = item.person.roles.map((role) => roleNames[role]).join(", ") || "Customer";
      return { icon: UserCog, title: item.person.name, note: item.person.email, end: <End>{end}</End> };
    }
  }
}

const recordIcons: Record<RecordRow["kind"], LucideIcon> = {
  invoice: Receipt,
  quote: FileText,
  enquiry: MessagesSquare,
  vehicle: BusFront,
  organisation: Building2,
};
const recordWords = { invoice: "Invoice", quote: "Quote", enquiry: "Enquiry" } as const;

const End = ({ children }: { children: ReactNode }) => (
  <span className="max-w-[40%] shrink-0 truncate text-ink-2 text-xs">{children}</span>
);

const Mark = ({ label, tone }: { label: string; tone: Parameters<typeof Badge>[0]["tone"] }) => (
  <Badge tone={tone} className="max-sm:hidden">
    {label}
  </Badge>
);

/** Highlights where the typed text starts a word. */
export function Highlight({ text, typed }: { text: string; typed: string }) {
  const result = typed.trim().toLowerCase();
  const at = result ? text.toLowerCase().search(new RegExp(`(?<![\\p{L}\\d])${escaped(result)}`, "u")) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark className="rounded-[3px] bg-accent-soft text-inherit">{text.slice(at, at + result.length)}</mark>
      {text.slice(at + result.length)}
    </>
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
