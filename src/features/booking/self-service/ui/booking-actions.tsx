import { CalendarPlus, CreditCard, FileText, MessageCircle, Pencil, Phone, Receipt, X } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "#design/button.tsx";
import { formatRand } from "#design/money.tsx";
import { useFile } from "#design/use-file.ts";
import type { CompanyDetails } from "#features/content/contract.ts";
import { invoiceDocumentsContract } from "#features/invoices/documents/contract.ts";
import { type Href, SiteLink } from "#platform/browser/link.tsx";
import { callSignedIn } from "#platform/browser/use-call.ts";
import { bookAgainAddress } from "../../policy.ts";
import type { SelfBooking } from "../contract.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ChangeSheet } from "./change-sheet.tsx";
import { messageAbout } from "./messages.ts";
import { ShareButtons } from "./share-buttons.tsx";
import { useCalendarFile } from "./use-calendar-file.ts";
import type { Opening } from "./use-self-booking.ts";

export type BookingActionsProps = {
  booking: SelfBooking;
  opening: Opening;
  company: CompanyDetails;
  /** Something is different now: read it again. */
  onChanged: () => void;
  /** A link to book the same trip again. */
  again?: Href | undefined;
};

const inCalendars: readonly SelfBooking["state"][] = [
  "requested",
  "quoted",
  "awaiting_payment",
  "confirmed",
  "in_progress",
];

/** Finished: the only thing left is to travel again. */
const over: readonly SelfBooking["state"][] = ["completed", "closed", "cancelled", "declined", "no_show"];

/** All actions on a booking. */
export function BookingActions({ booking, opening, company, onChanged, again }: BookingActionsProps) {
  const [open, setOpen] = useState<"change" | "cancel" | null>(null);
  const saveToCalendar = useCalendarFile(booking);
  const close = () => setOpen(null);
  const { may, payment } = booking;
  return (
    <div className="flex flex-wrap gap-2.5 [&>*]:min-w-0 [&>*]:grow [&>*]:basis-[calc(50%-0.3125rem)] [&>*]:max-sm:px-3">
      {may.pay && (
        <SiteLink
          to={`/payment-selection?booking=${booking.reference}`}
          className={buttonClass({ size: "lg", className: "basis-full!" })}
        >
          <CreditCard aria-hidden="true" className="size-5" />
          Pay {formatRand(payment.due_cents)}
        </SiteLink>
      )}
      {may.change && (
        <Button
          variant="outline"
          icon={<Pencil aria-hidden="true" />}
          aria-label="Change booking"
          onClick={() => setOpen("change")}
        >
          Change
        </Button>
      )}
      {may.cancel && (
        <Button
          variant="outline"
          icon={<X aria-hidden="true" />}
          aria-label="Cancel booking"
          onClick={() => setOpen("cancel")}
        >
          Cancel
        </Button>
      )}
      {inCalendars.includes(booking.state) && (
        <Button
          variant="outline"
          icon={<CalendarPlus aria-hidden="true" />}
          aria-label="Add to calendar"
          onClick={saveToCalendar}
        >
          Calendar
        </Button>
      )}
      {!over.includes(booking.state) && <ShareButtons booking={booking} opening={opening} hasCard={may.card} />}
      {(again || over.includes(booking.state)) && (
        <SiteLink
          to={again ?? bookAgainAddress(booking)}
          className={buttonClass(
            may.pay || !over.includes(booking.state)
              ? { variant: "outline", className: "basis-full!" }
              : { className: "order-first basis-full!" },
          )}
        >
          <CalendarPlus aria-hidden="true" className="size-5" />
          Book again
        </SiteLink>
      )}
      <Documents booking={booking} opening={opening} />
      <Contact booking={booking} company={company} />
      <ChangeSheet
        isOpen={open === "change"}
        booking={booking}
        opening={opening}
        onClose={close}
        onChanged={onChanged}
      />
      <CancelDialog
        isOpen={open === "cancel"}
        booking={booking}
        opening={opening}
        onClose={close}
        onChanged={onChanged}
      />
    </div>
  );
}

function pdfWords({ kind, is_monthly }: SelfBooking["invoices"][number]): string {
  if (kind === "credit_note") return "Credit note";
  return is_monthly ? "Monthly invoice" : "Invoice";
}

/** Every invoice and credit note, and the receipt, once there are any. */
function Documents({ booking, opening }: Pick<BookingActionsProps, "booking" | "opening">) {
  const { isBusy, save } = useFile();
  const hasMany = booking.invoices.length > 1;
  const input = { reference: opening.reference, ...(opening.code && { code: opening.code }) };
  return (
    <>
      {booking.invoices.map((invoice) => (
        <Button
          key={invoice.number}
          variant="outline"
          busy={isBusy}
          icon={<FileText aria-hidden="true" />}
          {...(hasMany && { className: "basis-full!" })}
          onClick={() =>
            save(() => callSignedIn(invoiceDocumentsContract.invoiceFile, { ...input, number: invoice.number }))
          }
        >
          {hasMany ? `${pdfWords(invoice)} ${invoice.number}, ${formatRand(invoice.total_cents)}` : pdfWords(invoice)}
        </Button>
      ))}
      {booking.paid_cents > 0 && (
        <Button
          variant="outline"
          busy={isBusy}
          icon={<Receipt aria-hidden="true" />}
          onClick={() => save(() => callSignedIn(invoiceDocumentsContract.receiptFile, input))}
        >
          Receipt
        </Button>
      )}
    </>
  );
}

function Contact({ booking, company }: Pick<BookingActionsProps, "booking" | "company">) {
  const number = company.whatsapp_e164.replace(/\D/g, "");
  return (
    <>
      {company.phone_e164 && (
        <a href={`tel:${company.phone_e164}`} className={buttonClass({ variant: "outline" })}>
          <Phone aria-hidden="true" className="size-[18px]" />
          Call us
        </a>
      )}
      {number && (
        <a
          href={`https://wa.me/${number}?text=${encodeURIComponent(messageAbout(booking))}`}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: "outline" })}
        >
          <MessageCircle aria-hidden="true" className="size-[18px]" />
          WhatsApp
        </a>
      )}
    </>
  );
}
