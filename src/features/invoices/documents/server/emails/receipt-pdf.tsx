import { Text, View } from "@react-pdf/renderer";
import type { CompanySettings } from "#domain/company/company-settings.ts";
import { paymentMethodLabels } from "#domain/payment/payment-labels.ts";
import { formatDate, formatMoment, localDateOf } from "#domain/time/local-time.ts";
import { PdfLetter } from "#platform/pdf/pdf-letter.tsx";
import { amountText, look, printable } from "#platform/pdf/pdf-look.tsx";
import type { findCompany } from "../../../server/document-views.ts";
import type { findBookingForReceipt, ReceivedPayment } from "../views.ts";

export type PdfReceipt = {
  readonly booking: NonNullable<Awaited<ReturnType<typeof findBookingForReceipt>>>;
  readonly payment: ReceivedPayment;
  readonly company: Awaited<ReturnType<typeof findCompany>>;
  readonly settings: CompanySettings;
};

/** A receipt, which says that it is not an invoice. */
export function ReceiptPdf({ receipt }: { receipt: PdfReceipt }) {
  const { booking, payment, company, settings } = receipt;
  const paidAt = payment.paidAt ?? payment.updatedAt;
  const number = `Receipt ${booking.reference}-${payment.id.slice(-6).toUpperCase()}`;
  const rows = [
    ["Paid by", paymentMethodLabels[payment.method]],
    ["Paid on", formatMoment(paidAt)],
    ["For", `${booking.serviceName} on ${formatDate(localDateOf(booking.pickupAt))}`],
    ["Booking", booking.reference],
    ...(payment.providerPaymentId ? [["Gateway number", payment.providerPaymentId]] : []),
    ...(payment.refundedCents > 0 ? [["Refunded since", amountText(payment.refundedCents)]] : []),
  ];
  return (
    <PdfLetter
      title="Receipt"
      number={number}
      name={number}
      company={company}
      settings={settings}
      to={{ label: "Received from", name: `${booking.firstName} ${booking.lastName}` }}
    >
      {rows.map(([label = "", value = ""]) => (
        <View key={label} style={[look.row, { justifyContent: "space-between" }]}>
          <Text style={look.quiet}>{label}</Text>
          <Text>{printable(value)}</Text>
        </View>
      ))}
      <View style={[look.grand, { marginTop: 12 }]}>
        <Text>Received</Text>
        <Text>{amountText(payment.amountCents)}</Text>
      </View>
      <Text style={[look.quiet, { marginTop: 16 }]}>
        Thank you. This receipt confirms your payment. Your invoice is a separate document.
      </Text>
    </PdfLetter>
  );
}
