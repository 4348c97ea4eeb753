import { Text, View } from "@react-pdf/renderer";
import { vatName } from "#domain/money/vat.ts";
import { countText } from "#domain/pricing/line-text.ts";
import { formatDate, localDate } from "#domain/time/local-time.ts";
import { amountText, look, printable } from "#platform/pdf/pdf-look.tsx";
import type { PdfDocument } from "../gather-pdf.ts";

/** The services line by line. A seller who is not a vendor shows no VAT. */
export function LineTable({ pdf }: { pdf: PdfDocument }) {
  const { lines } = pdf.document;
  const { isVendor } = pdf;
  const isDated = lines.some(({ serviceOn }) => serviceOn !== null);
  return (
    <View>
      <View style={look.tableHead} fixed>
        <Text style={{ flexGrow: 1, flexBasis: 0 }}>Description</Text>
        {isDated && <Text style={{ width: 68 }}>Date</Text>}
        <Text style={[look.number, { width: 30 }]}>Qty</Text>
        {isVendor && <Text style={[look.number, { width: 66 }]}>Excl. VAT</Text>}
        {isVendor && <Text style={[look.number, { width: 58 }]}>VAT</Text>}
        <Text style={[look.number, { width: 72 }]}>{isVendor ? "Incl. VAT" : "Amount"}</Text>
      </View>
      {groupsOf(pdf).map(({ title, lines: own, cents }) => (
        <View key={title}>
          {title !== "" && (
            <View style={[look.row, { justifyContent: "space-between" }]} wrap={false} minPresenceAhead={40}>
              <Text style={look.strong}>{printable(title)}</Text>
              <Text style={look.strong}>{amountText(cents)}</Text>
            </View>
          )}
          {own.map((line) => (
            <Line key={line.id} pdf={pdf} line={line} isDated={isDated} />
          ))}
        </View>
      ))}
    </View>
  );
}

type PdfLine = PdfDocument["document"]["lines"][number];

/** By cost centre, in line order; one untitled group if there are none. */
function groupsOf({ document, costCentres }: PdfDocument) {
  const titleOf = ({ bookingId }: PdfLine) => {
    if (costCentres.size === 0) return "";
    const code = costCentres.get(bookingId ?? "");
    return code ? `Cost centre ${code}` : "No cost centre";
  };
  return [...Map.groupBy(document.lines, titleOf)].map(([title, lines]) => ({
    title,
    lines,
    cents: lines.reduce((sum, { grossCents }) => sum + grossCents, 0),
  }));
}

function Line({ pdf, line, isDated }: { pdf: PdfDocument; line: PdfLine; isDated: boolean }) {
  const { isVendor } = pdf;
  return (
    <View style={look.row} wrap={false}>
      <View style={{ flexGrow: 1, flexBasis: 0, paddingRight: 8 }}>
        <Text>{printable(line.text)}</Text>
        {line.quantity > 1 && (
          <Text style={look.sub}>{printable(countText({ ...line, amount: line.grossCents }))}</Text>
        )}
        {isVendor && <Text style={look.sub}>{vatName(line.vatCode, pdf.document.invoice.vatRate)}</Text>}
      </View>
      {isDated && <Text style={{ width: 68 }}>{line.serviceOn ? formatDate(localDate(line.serviceOn)) : ""}</Text>}
      <Text style={[look.number, { width: 30 }]}>{line.quantity}</Text>
      {isVendor && <Text style={[look.number, { width: 66 }]}>{amountText(line.netCents)}</Text>}
      {isVendor && <Text style={[look.number, { width: 58 }]}>{amountText(line.vatCents)}</Text>}
      <Text style={[look.number, { width: 72 }]}>{amountText(line.grossCents)}</Text>
    </View>
  );
}
