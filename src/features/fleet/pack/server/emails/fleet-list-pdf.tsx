import { Document, Text, View } from "@react-pdf/renderer";
import type { CompanyDetails } from "#domain/company/contact-details.ts";
import { documentStatusLabels } from "#domain/compliance/document-labels.ts";
import { documentName } from "#domain/compliance/document-types.ts";
import { formatDate, type LocalDate } from "#domain/time/local-time.ts";
import { look, PdfHead, PdfPage, printable } from "#platform/pdf/pdf-look.tsx";
import type { PackedDocument } from "../../../server/gather-documents.ts";
import type { Pack } from "../gather-pack.ts";

export type FleetList = Pack & { readonly details: CompanyDetails; readonly today: LocalDate };

const widths = { plate: 84, name: 150, kind: 76, seats: 34 };
/** Extra space to the right of the seats column. */
const last = { flexGrow: 1, flexBasis: 0, paddingLeft: 14 };

/** The vehicles of an accreditation pack with their documents: the first sheet that an authority reads. */
export function FleetListPdf({ pdf }: { pdf: FleetList }) {
  const { details, today, vehicles, company } = pdf;
  const count = vehicles.length === 1 ? "1 vehicle" : `${vehicles.length} vehicles`;
  return (
    <Document title={`Vehicle list, ${formatDate(today)}`} author={printable(details.name)} creator={details.name}>
      <PdfPage foot={`${details.name} · ${details.phone} · ${details.email}`}>
        <PdfHead sender={details.name} title="Vehicle list" number={`${count} on ${formatDate(today)}`} />
        <View style={{ marginBottom: 14 }}>
          <Text style={[look.label, look.strong]}>Company documents</Text>
          <Text>{printable(linesOf(company) || "None")}</Text>
        </View>
        <View style={look.tableHead} fixed>
          <Text style={{ width: widths.plate }}>Number plate</Text>
          <Text style={{ width: widths.name }}>Vehicle</Text>
          <Text style={{ width: widths.kind }}>Class</Text>
          <Text style={[look.number, { width: widths.seats }]}>Seats</Text>
          <Text style={last}>VIN or owner</Text>
        </View>
        {vehicles.map((vehicle) => (
          <Vehicle key={vehicle.id} vehicle={vehicle} />
        ))}
      </PdfPage>
    </Document>
  );
}

function Vehicle({ vehicle }: { vehicle: Pack["vehicles"][number] }) {
  const { plate, make, model, year, kind, seats, vin, owner, documents } = vehicle;
  return (
    <View style={[look.row, { flexDirection: "column" }]} wrap={false}>
      <View style={{ flexDirection: "row" }}>
        <Text style={[look.strong, { width: widths.plate }]}>{printable(plate)}</Text>
        <Text style={{ width: widths.name }}>{printable(`${make} ${model}, ${year}`)}</Text>
        <Text style={{ width: widths.kind }}>{kind}</Text>
        <Text style={[look.number, { width: widths.seats }]}>{seats}</Text>
        <Text style={last}>{printable([vin, owner].filter(Boolean).join(", "))}</Text>
      </View>
      {/* One text for all documents, so that a list of hundreds of vehicles has few elements to lay out. */}
      <Text style={[look.sub, { marginTop: 3 }]}>{printable(linesOf(documents))}</Text>
    </View>
  );
}

const linesOf = (documents: readonly PackedDocument[]) => documents.map(lineOf).join("\n");

function lineOf({ type, number, status, lastDay }: PackedDocument): string {
  const until =
    lastDay && (status === "expired" ? `expired on ${formatDate(lastDay)}` : `valid until ${formatDate(lastDay)}`);
  const standing = status === "expired" && until ? null : documentStatusLabels[status].toLowerCase();
  return `${[documentName(type), number].filter(Boolean).join(" ")}: ${[until, standing].filter(Boolean).join(", ")}`;
}
