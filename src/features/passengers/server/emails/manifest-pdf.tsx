import { Document, Text, View } from "@react-pdf/renderer";
import { countText, needsOf } from "#domain/passenger/passenger-list.ts";
import { formatMoment } from "#domain/time/local-time.ts";
import { look, PdfPage, printable } from "#platform/pdf/pdf-look.tsx";
import type { Manifest } from "../../travel-contract.ts";

type ManifestPdfProps = { title: string; manifests: readonly Manifest[] };

/** The passengers of each trip, to be ticked off at the vehicle. */
export const ManifestPdf = ({ title, manifests }: ManifestPdfProps) => (
  <Document title={printable(`Passenger manifest ${title}`)}>
    <PdfPage foot="Personal information: keep it with you, and destroy it after the trip.">
      <View style={look.head}>
        <Text style={[look.brandName, { fontSize: 18 }]}>Passenger manifest</Text>
        <Text style={look.strong}>{printable(title)}</Text>
      </View>
      <View style={look.bar} />
      {manifests.map((manifest) => (
        <OneTrip key={manifest.trip_id} manifest={manifest} />
      ))}
    </PdfPage>
  </Document>
);

const widths = { tick: "5%", name: "30%", phone: "20%", room: "10%", needs: "35%" } as const;

function OneTrip({ manifest }: { manifest: Manifest }) {
  const { reference, pickup_at, from, to, driver, plate, guides, flight, customer, phone, passengers, booked } =
    manifest;
  const crew = [driver ?? "No driver", plate, ...guides.map((guide) => `guide ${guide}`), flight && `flight ${flight}`]
    .filter(Boolean)
    .join(", ");
  return (
    <View style={{ marginBottom: 18 }}>
      <View wrap={false}>
        <Text style={look.strong}>{printable(`${formatMoment(new Date(pickup_at))} · ${reference}`)}</Text>
        <Text>{printable(`${from} to ${to}`)}</Text>
        <Text style={look.quiet}>{printable(`${crew} · Booked by ${customer}, ${phone}`)}</Text>
        <Text style={look.quiet}>{printable(countText({ named: passengers.length, booked }))}</Text>
      </View>
      <View style={look.tableHead}>
        <Text style={{ width: widths.tick }}> </Text>
        <Text style={{ width: widths.name }}>Name</Text>
        <Text style={{ width: widths.phone }}>Phone</Text>
        <Text style={{ width: widths.room }}>Room</Text>
        <Text style={{ width: widths.needs }}>Needs</Text>
      </View>
      {passengers.map((one) => (
        <View key={one.id} style={look.row} wrap={false}>
          <View style={{ width: widths.tick }}>
            <View style={{ width: 9, height: 9, borderWidth: 0.75 }} />
          </View>
          <Text style={[look.strong, { width: widths.name }]}>{printable(one.name)}</Text>
          <Text style={{ width: widths.phone }}>{printable(one.phone)}</Text>
          <Text style={{ width: widths.room }}>{printable(one.room)}</Text>
          <Text style={{ width: widths.needs }}>{printable(needsOf(one).join(", "))}</Text>
        </View>
      ))}
    </View>
  );
}
