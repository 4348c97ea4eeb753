import { Document, Link, Text, View } from "@react-pdf/renderer";
import { contactLine } from "#domain/company/contact-details.ts";
import { cents, formatMoney } from "#domain/money/money.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import { colour, look, PdfHead, PdfPage, printable } from "#platform/pdf/pdf-look.tsx";
import type { GatheredVoucher } from "../gather-voucher.ts";

/** A voucher to print and give away. */
export function VoucherPdf({ voucher, company, legalName, code, link, host }: GatheredVoucher) {
  const amount = formatMoney(cents(voucher.amountCents));
  return (
    <Document title={`Gift voucher ${voucher.number}`} author={printable(legalName)} creator={company.name}>
      <PdfPage foot={contactLine(company)}>
        <PdfHead sender={company.name} title="Gift voucher" number={voucher.number} />
        <View style={{ backgroundColor: colour.wash, padding: "34 36", borderRadius: 10 }}>
          <Text style={look.quiet}>For</Text>
          <Text style={{ ...look.strong, fontSize: 20, lineHeight: 1.3 }}>{printable(voucher.recipientName)}</Text>
          <Text style={{ ...look.strong, fontSize: 54, lineHeight: 1.2, color: colour.protea, marginTop: 16 }}>
            {printable(amount)}
          </Text>
          <Text style={{ fontSize: 12 }}>for any transfer, trip or tour with {printable(company.name)}</Text>
          {voucher.message !== "" && (
            <Text style={{ fontSize: 13, lineHeight: 1.5, marginTop: 22 }}>{printable(`“${voucher.message}”`)}</Text>
          )}
          <Text style={[look.quiet, { marginTop: 16 }]}>From {printable(voucher.buyerName)}</Text>
        </View>
        <View style={[look.columns, { marginTop: 22 }]}>
          <View style={look.column}>
            <Text style={look.label}>Code</Text>
            <Text style={{ ...look.strong, fontSize: 18, lineHeight: 1.3 }}>{code}</Text>
          </View>
          <View style={look.column}>
            <Text style={look.label}>Valid until</Text>
            <Text style={{ ...look.strong, fontSize: 18, lineHeight: 1.3 }}>
              {formatDate(localDate(voucher.expiresOn ?? ""))}
            </Text>
          </View>
        </View>
        <View style={look.box}>
          <Text style={look.strong}>How to use it</Text>
          <Text>
            Book on {host} and enter the code when you pay. It can pay for all or part of a booking. Any amount you do
            not use stays on the voucher.
          </Text>
          <Link src={link} style={{ color: colour.ink }}>
            See what is left on it
          </Link>
        </View>
        <Text style={[look.quiet, { marginTop: 16 }]}>
          Anyone who has the code can use it. A trip paid with it can be changed and cancelled like any other, and a
          refund goes back onto the voucher. The buyer can have an unused voucher refunded in full within 14 days.
        </Text>
      </PdfPage>
    </Document>
  );
}
