import { CalendarPlus, MessageCircle, Phone } from "lucide-react";
import { Button, buttonClass } from "#design/button.tsx";
import type { CompanyDetails } from "#features/content/contract.ts";
import type { BookingDetail } from "../contract.ts";
import { changeWords, messageAbout } from "./messages.ts";
import { useCalendarFile } from "./use-calendar-file.ts";

type BookingContactProps = { booking: BookingDetail; company: CompanyDetails };

const isAhead: readonly BookingDetail["state"][] = [
  "requested",
  "quoted",
  "awaiting_payment",
  "confirmed",
  "in_progress",
];

/** What can be done about a booking today: call, write, keep the date. */
export function BookingContact({ booking, company }: BookingContactProps) {
  const saveToCalendar = useCalendarFile(booking);
  const ahead = isAhead.includes(booking.state);
  const number = company.whatsapp_e164.replace(/\D/g, "");
  return (
    <div className="grid gap-3">
      {ahead && <p className="text-ink-2 text-sm">{changeWords}</p>}
      <div className="grid grid-cols-2 gap-2.5">
        <a href={`tel:${company.phone_e164}`} className={buttonClass({ size: "sm" })}>
          <Phone aria-hidden="true" className="size-[18px]" />
          Call us
        </a>
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(messageAbout(booking))}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ size: "sm", variant: "outline" })}
        >
          <MessageCircle aria-hidden="true" className="size-[18px]" />
          WhatsApp
        </a>
        {ahead && (
          <Button
            size="sm"
            variant="outline"
            className="col-span-2"
            icon={<CalendarPlus aria-hidden="true" />}
            onClick={saveToCalendar}
          >
            Add to calendar
          </Button>
        )}
      </div>
    </div>
  );
}
